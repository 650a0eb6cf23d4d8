import type { TableContext } from "../table/table-context.ts";
import { readCharge } from "../values/charges.ts";
import { currenciesIn } from "../values/currencies.ts";
import { readHeader } from "../headers/read-header.ts";
import { isTotalName } from "../lines/total-rows.ts";
import type { TextLine } from "../text/text-facts.ts";
import { textAround } from "../text/text-around.ts";
import { chargeKindOf, type ChargeKind } from "./charge-name.ts";

const signed =
  /(?:[€$£¥]|(?<!\p{L})[A-Z]{3}(?!\p{L}))\s?\d[\d.,'’ ]*\d|\d[\d.,'’ ]*(?:\s?(?:[€$£¥]|[A-Z]{3}(?!\p{L})|kr\.?(?!\p{L})|zł|Kč|元|円))/gu;
const ofOne =
  /\/\s?(?:pc|pcs|ea|each|stk|st|unit|pce|piece)|per (?:piece|unit|pc)|each|je stück|pro stück|à l'unité|por unidad|al pezzo/iu;
const kinds: Readonly<Record<string, ChargeKind>> = {
  tooling: "tooling",
  freight: "freight",
  surcharge: "other",
  orderValue: "minimum",
};

/** Adds the amounts that the text around a table states as charges, each line once for the file. */
export function addTextCharges(context: TableContext) {
  const { file, table, regular, header, claims, looseCharges, numberStyle, corrections } = context;
  const lines = textAround(file, table, regular, header, claims);
  for (const [index, line] of lines.entries()) {
    addChargeBelow(context, lines, index);
    const where = JSON.stringify(line.place);
    if (looseCharges.some(({ place }) => JSON.stringify(place) === where)) continue;
    for (const clause of clausesOf(line.text)) {
      const amounts = [...clause.matchAll(signed)];
      const [found] = amounts;
      if (found === undefined || amounts.length !== 1 || isTotalName(clause)) continue;
      if (currenciesIn(found[0]).length !== 1) continue;
      const kind = kindOf(clause.replace(found[0], " "));
      if (kind === null || (kind !== "other" && kind !== "minimum" && corrections.values.has(kind)))
        continue;
      const style = {
        kind: "number-style",
        detail: "",
        confidence: numberStyle.confidence,
      } as const;
      const basis = ofOne.test(clause) ? "per unit" : "per order";
      const read = readCharge(found[0], numberStyle.decimal, style, basis, basis);
      if (read.kind === "missing") continue;
      const { charge, currency } = read.value;
      if (charge.kind === "amount" && charge.amount === 0) continue;
      looseCharges.push({
        name: nameOf(clause, found[0]),
        kind,
        charge,
        currency,
        raw: found[0].trim(),
        place: line.place,
        confidence: read.doubts.length > 0 ? 60 : 95,
        tableId: null,
        supplier: null,
      });
    }
  }
}

/** Sentences; where one has several amounts, its parts between commas. */
function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<=[\p{L}\d)])[.;。；]\s*(?=\p{Lu}|\p{Script=Han})|(?<=[\p{L}\d)])[.;]\s+(?=\p{Lu})|\s{3,}|\t|\s\|\s/u,
    )
    .flatMap((sentence) =>
      [...sentence.matchAll(signed)].length > 1 ? sentence.split(/,\s+|[，、]/u) : [sentence],
    );
}

/** "Set-up" on a line of its own, with its figures below: the last of them is the amount. */
function addChargeBelow(context: TableContext, lines: readonly TextLine[], index: number) {
  const { isFromText, isProse } = context.regular;
  const line = lines[index];
  if (line === undefined || (isFromText && isProse !== true)) return;
  const kind = /\d/.test(line.text) ? null : chargeKindOf(line.text);
  const after = lines.slice(index + 1, index + 4);
  const end = after.findIndex(({ text }) => !/^[\d\s.,'’\p{Sc}]+$/u.test(text));
  const figures = after
    .slice(0, end === -1 ? after.length : end)
    .at(-1)
    ?.text.trim();
  if (kind === null || figures === undefined) return;
  const isOne = /^\d{1,3}(?:\s\d{3})*(?:[.,]\d+)?$/.test(figures);
  const raw = isOne ? figures : (figures.split(/\s+(?=\d+[.,])|\s{2,}/).at(-1) ?? "");
  const { decimal, confidence } = context.numberStyle;
  const style = { kind: "number-style", detail: "", confidence } as const;
  const read = readCharge(raw, decimal, style, "per order", "per order");
  const isKnown = context.looseCharges.some(({ place }) => place === line.place);
  if (read.kind === "missing" || isKnown) return;
  context.looseCharges.push({
    name: line.text,
    kind,
    ...read.value,
    raw,
    place: line.place,
    confidence: 95,
    tableId: null,
    supplier: null,
  });
}

/** What the words beside an amount say that it is for; `null` for the price of a part. */
function kindOf(words: string): ChargeKind | null {
  const own = chargeKindOf(words.trim());
  if (own !== null) return own;
  const { meanings } = readHeader(words);
  const [first] = meanings;
  if (first === undefined || first.meaning === "price" || first.meaning === "total") return null;
  const named = meanings.find(({ meaning }) => meaning in kinds);
  return named === undefined ? null : (kinds[named.meaning] ?? null);
}

function nameOf(clause: string, amount: string): string {
  const words = clause.replace(amount, " ").replace(/[:：]/g, " ").replace(/\s+/g, " ").trim();
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
