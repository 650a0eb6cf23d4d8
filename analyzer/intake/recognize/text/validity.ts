import { datesIn } from "../values/dates.ts";
import { spanPattern } from "./spans.ts";

/** Words that say how long an offer holds. */
export const validity =
  /good (?:through|until|till)|(?:firm|fixed|held|stand|binding) (?:through|thru|to|till|until|for|up to)(?!\p{L})|good for \d|open for acceptance|(?<!\p{L})exp\.|gäller|gældende|gjeld(?:er|ende)|halten wir uns|fest bei bestellung|prix fermes?|wiążąc|závazn|holds? until|expires?|expiry|open until|t\/m|caduca|vence|scade|scadenza|utgår|udløber|utløper|obowiązuje|valid(?:ity|ité|ez)?|hold until|hold good|firm until|gültig(?:keit)?|gilt|valable|válid[oa]|vigencia|bindend|bindefrist|validità|valid[oa] fino|validade|geldig|giltig|gyldig|gælder|ważn[aey]|ważność|(?<!\p{L})plat(?:nost|í)|érvényes|ajánlati kötöttség|geçerl[iİ](?:d[iİ]r|l[iİ]k)?|ops[iİ]yon(?!el)|有效期|有効期限|有効期間/iu;

/** The span or the date that comes first after the word for validity. */
export function validityText(text: string): string | null {
  const period = spanPattern.exec(text);
  const [date] = datesIn(text);
  if (period !== null && (date === undefined || period.index < date.index)) return period[0];
  return date?.text ?? period?.[0] ?? null;
}
