import type { QuoteLine } from "../../intake/quote-line.ts";
import { type FileReading, isIdOfSource, type SourcePlace } from "../../intake/source.ts";
import type { SetAsideOffer } from "../analysis.ts";
import { bareNumber } from "../request/similar-parts.ts";

/** A part that a supplier says it does not quote. */
export interface NoBid {
  readonly supplier: string;
  /** As the request or another quote writes it. */
  readonly part: string;
  /** What the file says. */
  readonly text: string;
  readonly place: SourcePlace;
}

const declines =
  /(?:unable|not able) to (?:quote|offer|bid|supply)|can(?:no|.?)t (?:quote|offer|supply)|(?:do|does|did) ?n[o.’']t (?:carry|stock|make|supply|offer|quote)|do not (?:carry|stock|make|supply|offer|quote)|no[ -]?(?:bid|quote)(?!\p{L})|(?<!\p{L})declin(?:e|ed|ing)(?!\p{L})|regret|not (?:quoted|offered)|nicht an(?:bieten|geboten)|kein angebot|ne pouvons pas|pas en mesure|no podemos|no cotiza|non possiamo|non quotat|não podemos|não cotad|niet (?:aanbieden|leveren)|nie (?:możemy|oferujemy)|nemůžeme|nenabíz|nem (?:tudunk|tudjuk|áll módunkban|adunk|ajánl)|nincs ajánlat|tekl[iİ]f (?:veremiyoruz|verem[iİ]yoruz|verilmem|ed[iİ]lmem|yok)|tem[iİ]n edem|kan (?:inte|ikke) (?:offerera|erbjuda|tilby)|无法报价|不报价|見積(?:り)?(?:不可|辞退)/iu;

const longestText = 160;

/** Parts that files name and do not price; one that quotes nothing at all declines every part that is asked for. */
export function noBidsIn(
  readings: readonly FileReading[],
  lines: readonly QuoteLine[],
  asked: readonly string[],
): NoBid[] {
  const written = [...asked, ...lines.flatMap(({ part }) => part?.value ?? [])];
  const parts = new Map(written.toReversed().map((part) => [bareNumber(part), part]));
  return readings.flatMap((reading) => {
    const { sourceId, fileName, sender } = reading;
    const own = lines.filter(({ tableId }) => isIdOfSource(tableId, sourceId ?? fileName));
    const supplier = own[0]?.supplier.value ?? senderName(sender) ?? fileName;
    const priced = new Set(
      lines
        .filter((line) => line.supplier.value === supplier && line.alternative === undefined)
        .map((line) => bareNumber(line.part?.value ?? "")),
    );
    const texts = textsOf(reading);
    const said = texts.flatMap(({ text, place }, index) => {
      if (!declines.test(text)) return [];
      // Of a file that prices nothing the sentence may go on in the next line.
      const next =
        own.length > 0 || /[.!?。]$/.test(text) ? "" : ` ${texts[index + 1]?.text ?? ""}`;
      return [{ text: text + next, place }];
    });
    const found = said.flatMap(({ text, place }) => {
      const named = new Set(text.split(/[\s,;:|()"“”]+/u).map(bareNumber));
      const declined = [...parts].filter(([key]) => named.has(key) && !priced.has(key));
      return declined.map(([, part]) => ({ supplier, part, text: shortened(text), place }));
    });
    const [first] = said;
    if (found.length > 0 || own.length > 0 || first === undefined) return byPart(found);
    return asked.map((part) => ({
      supplier,
      part,
      text: shortened(first.text),
      place: first.place,
    }));
  });
}

/** Beside the offers of its part. */
export function noBidAside({ supplier, part, text, place }: NoBid): SetAsideOffer {
  return {
    id: `no-bid/${supplier}/${part}`,
    lineIds: [],
    supplier,
    kind: "no-bid",
    reason: `${supplier} does not quote ${part}: “${text}”.`,
    sources: [place],
  };
}

function byPart(found: readonly NoBid[]): NoBid[] {
  return [...new Map(found.map((each) => [each.part, each])).values()];
}

/** "Ed Zimmer <ezimmer@hoosier.example>" is not the name of a company, but of whoever declines. */
function senderName(sender: string | null): string | null {
  return sender?.replace(/\s*<[^>]*>/, "").trim() || null;
}

function shortened(text: string): string {
  const said = text.trim().replace(/[.。]$/, "");
  return said.length > longestText ? `${said.slice(0, longestText).trimEnd()} …` : said;
}

function textsOf({ lines, tables }: FileReading) {
  return [
    ...lines
      .filter(({ isMailHead }) => !isMailHead)
      .map(({ text, fileName, part, line }) => ({
        text,
        place: { kind: "line", fileName, part, line } as const,
      })),
    ...tables.flatMap(({ id, rows }) =>
      rows.map((cells, row) => ({
        text: cells.flatMap((cell) => cell?.text ?? []).join(" "),
        place: { kind: "cell", tableId: id, row, column: 0 } as const,
      })),
    ),
  ];
}
