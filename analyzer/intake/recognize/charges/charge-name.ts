import { fillers } from "../headers/header-phrases.ts";
import { lexicon } from "../../../lexicon/lexicon.ts";
import { readHeader } from "../headers/read-header.ts";
import { plainText } from "../values/plain-words.ts";
import { remembered } from "../values/remembered.ts";

export type ChargeKind = "tooling" | "freight" | "other" | "minimum";

const kinds: Readonly<Record<string, ChargeKind>> = {
  tooling: "tooling",
  freight: "freight",
  surcharge: "other",
  duty: "other",
  orderValue: "minimum",
};

/** Words that may stand in the name of a charge and do not make it a part. */
const besides = `one time once off einmalig einmalige lot los order auftrag bestellung commande pedido ordine encomenda lump sum
  pauschal pauschale forfait fee charge charges cost costs kosten koste coste costo frais gastos spese custo koszt náklady kostnad
  kostnader omkostning omkostninger gebühr flat total item items part parts teil teile piece set unit amortized non recurring nre
  standard incl inkl incluso included en din iso 3.1 3.2 2.2 10204 cavity fach cavities and und et y e og och a i to nach zu from
  conformity conformité conformità conformidad compliance engång engangs engangsbeløb una tantum única único uniques jednorazowo
  jednorazowy jednorázově report test tests inspection with mit avec con com met med z ze s ab warehouse standard delivery shipment shipping export wooden wood crate box pallet euro new neu first initial egyszeri tételhez bir
  defaya defalık kez tek seferlik mahsus için ve`;

const vocabulary = new Set([
  ...Object.values(lexicon).flatMap((words) =>
    Object.entries(words).flatMap(([meaning, list]) =>
      meaning in kinds ? list.split(",").flatMap((phrase) => plainText(phrase).split(" ")) : [],
    ),
  ),
  ...besides.split(/\s+/).map(plainText),
  ...fillers,
]);

/** A charge among other words: enough for a row that has no part of its own. */
export function mentionedChargeKind(text: string): ChargeKind | null {
  if (text.length > 120 || !stems.test(text)) return null;
  const { meanings } = readHeader(plainNouns(withoutCodes(text)));
  const found = meanings.find(({ meaning }) => meaning in kinds);
  return found === undefined ? null : (kinds[found.meaning] ?? null);
}

const code =
  /(?<![\p{Script=Latin}\d])(?=[\p{Script=Latin}\d\-_/.]*\d)[\p{Script=Latin}\d][\p{Script=Latin}\d\-_/.]+/gu;

function withoutCodes(text: string): string {
  return text.replace(code, " ").replace(/[(（]\s*[)）]/gu, " ");
}

/** German: "die Achse" is no die, and a "Folgeverbundwerkzeug" is a tool. */
export function plainNouns(text: string): string {
  return text
    .replace(/(?<!\p{L})die\s(?=\p{Lu}\p{Ll})/gu, "")
    .replace(/\p{L}{3,}(?=(?:werkzeuge?|vorrichtung(?:en)?)(?!\p{L}))/giu, "");
}

/** How words of charges begin: most texts have none, and need no closer look. */
const stems = new RegExp(
  [
    ...new Set(
      Object.values(lexicon).flatMap((words) =>
        Object.entries(words).flatMap(([meaning, list]) =>
          meaning in kinds
            ? list.split(",").map((phrase) =>
                phrase
                  .trim()
                  .slice(0, 4)
                  .replace(/[^\p{L}\s]/gu, "."),
              )
            : [],
        ),
      ),
    ),
  ].join("|"),
  "iu",
);

/** What a text names where it names a charge and nothing else: "Tooling for BR-100", "Zeugnis 3.1"; else `null`. */
export function chargeKindOf(text: string): ChargeKind | null {
  if (text.length > 80 || !stems.test(text)) return null;
  // Figures make no difference, and tables number their descriptions.
  return kindOfName(text.replace(/\d+/g, "0"));
}

const kindOfName = remembered((text): ChargeKind | null => {
  const words = plainNouns(withoutCodes(text).replace(/\d+/g, " "));
  const { meanings, rest } = readHeader(words.trim());
  const [first] = meanings;
  const same = meanings.find(({ words, meaning }) => words === first?.words && meaning in kinds);
  const kind = kinds[same?.meaning ?? ""];
  if (kind === undefined) return null;
  const isOnlyCharge = plainText(rest)
    .split(" ")
    .every((word) => word === "" || vocabulary.has(word));
  return isOnlyCharge ? kind : null;
});

/** What is paid once, whatever it is. */
export const paidOnce =
  /(?<!\p{L})(?:lump[\s-]?sum|pauschale?|psch\.?|forfait\p{L}*|ryczałt\p{L}*|once|one[\s-]?(?:time|off)|einmalig\p{L}*|une (?:seule )?fois|(?:coûts?|frais|paiements?) uniques?|una tantum|(?:pago|cargo|costo|coste) único|única vez|uma única vez|eenmalig|engång\p{L}*|engangs\p{L}*|jednoraz\p{L}*|jednorázov\p{L}*|egyszeri\p{L}*|b[iİ]r (?:defa|kez|kere)\p{L}*|tek sefer\p{L}*)(?!\p{L})|一次性|初回のみ/iu;
