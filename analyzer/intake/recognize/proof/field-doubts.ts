import { askBelowConfidence, type QuoteField, type QuoteLine } from "../../quote-line.ts";
import type { Correction } from "../../recognition.ts";
import { lineValue } from "../checks/stated-totals.ts";
import { type ColumnClaim, isSecondPart } from "../columns/column-claims.ts";
import { areCodes, isMoney, isMostlyNumeric, isSequence } from "../columns/column-content.ts";
import { choice, inWords } from "../questions/table-questions.ts";
import type { ChargeBasis } from "../values/charges.ts";
import { companyIn, isAddressee } from "../table/supplier-names.ts";
import type { TableContext } from "../table/table-context.ts";
import { plainText } from "../values/plain-words.ts";
import { lineWithContext, quotedWhole } from "./offer-drafts.ts";
import { listed, mostLinesLooked, wordsAt, type ReadOffers, type Unproven } from "./unproven.ts";

type Answer = Unproven["answers"][number];

const mostColumns = 4;
const mostNames = 4;
/** Further words beside the known ones lower the score of a header. */
const knownScore = 80;

/** Suppliers, parts, quantities and prices that neither a plain header nor arithmetic speaks for. */
export function fieldDoubts(offers: ReadOffers): Unproven[] {
  const groups = Map.groupBy(offers.lines, ({ tableId }) => tableId);
  const contexts = offers.contexts.filter(
    ({ table, regular }) => groups.has(table.id) && regular.isTold !== true,
  );
  const doubts = contexts.flatMap((context) => {
    const lines = groups.get(context.table.id) ?? [];
    if (context.regular.isProse === true) {
      return [...lines.map((line) => proseOffer(context, line)), ...doubtSupplier(context, lines)];
    }
    return [
      ...doubtPrice(context, lines, offers),
      ...doubtQuantity(context, lines, offers),
      ...doubtPart(context, lines),
      ...doubtSupplier(context, lines),
      ...unknownColumns(context, offers),
    ];
  });
  const alike = Map.groupBy(doubts, ({ what, read, from }) => `${what}/${read}/${from}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    const lineIds = new Set(same.flatMap((each) => [...(each.lineIds ?? [])]));
    return first === undefined ? [] : [lineIds.size === 0 ? first : { ...first, lineIds }];
  });
}

/** An offer that was read from a sentence, for the visitor to put right in all its parts. */
function proseOffer(context: TableContext, line: QuoteLine): Unproven {
  const { part, quantity, prices, leadTimeDays, id } = line;
  const [first] = prices;
  const place = first?.price.place;
  const said = place?.kind === "line" ? quotedWhole(lineWithContext(context.file, place)) : null;
  const stated = prices.map(({ price }) => price.raw).join(" / ");
  const drafted = {
    part: part?.value ?? "",
    quantity: quantity?.raw ?? "",
    price: first?.price.raw ?? "",
    leadTime: leadTimeDays?.raw ?? "",
    of: { kind: "line", lineId: id },
  } as const;
  return {
    field: "offer",
    what: `Offer ${line.row}`,
    read: [
      drafted.part || "no part",
      drafted.quantity || "no quantity",
      stated,
      ...(leadTimeDays === null ? [] : [`${leadTimeDays.value} days`]),
    ].join(", "),
    from: said ?? whence(context, null, line),
    answers: [choice(context, `offer/${line.id}`, "none", "No offer")],
    ...(prices.length === 1
      ? { offers: [drafted] }
      : { words: wordsOfLine(line, "part", "Another part") }),
    lineIds: new Set([id]),
  };
}

/** Quantity times price is the total that the row states, in all rows that state one. */
function closes(lines: readonly QuoteLine[], { lineTotals }: ReadOffers): boolean {
  let held = 0;
  for (const line of lines) {
    const total = lineTotals.get(line.id);
    const value = lineValue(line);
    if (total === undefined || value === null) return false;
    if (Math.abs(total - value.amount) > value.roundedBy + total * 0.002 + 0.011) return false;
    held += line.quantity?.value === 1 ? 0 : 1;
  }
  return held > 0;
}

function claimOf({ claims }: TableContext, field: QuoteField): ColumnClaim | null {
  return claims.find((claim) => claim.field === field) ?? null;
}

/** The header's words are known for it, or the visitor has said so or is asked already. */
function isNamed({ header, field, isCorrected, confidence, fromQuantity }: ColumnClaim): boolean {
  if (isCorrected || fromQuantity !== null || confidence < askBelowConfidence) return true;
  const [first] = header.meanings;
  return (
    (isSecondPart(first?.meaning) ? "part" : first?.meaning) === field &&
    (first?.score ?? 0) >= knownScore
  );
}

/** Columns whose headers are not known, or are known as a kind of the same. */
function rivals(context: TableContext, fits: (claim: ColumnClaim) => boolean): ColumnClaim[] {
  return context.claims.filter(
    (claim) =>
      claim.field === null &&
      !claim.isCorrected &&
      (context.columns[claim.column]?.sample.length ?? 0) > 0 &&
      fits(claim),
  );
}

function sampleOf(context: TableContext, { column }: ColumnClaim) {
  return context.columns[column]?.sample ?? [];
}

function ofColumn(context: TableContext, claim: ColumnClaim, field: QuoteField): Answer {
  const name = claim.header.text === "" ? `column ${claim.column + 1}` : `“${claim.header.text}”`;
  const example = sampleOf(context, claim)[0]?.text ?? "";
  return {
    label: `${name}: ${example}`,
    correction: {
      kind: "column",
      tableId: context.id,
      column: claim.column,
      field,
      fromQuantity: null,
    },
  };
}

function whence(
  context: TableContext,
  claim: ColumnClaim | null,
  line: QuoteLine | undefined,
): string {
  const place = line?.prices[0]?.price.place;
  const said = place === undefined ? null : wordsAt(context, place);
  if (said !== null) return said;
  if (claim === null) return "no column";
  return claim.header.text === "" ? `column ${claim.column + 1}` : `“${claim.header.text}”`;
}

function wordsOfLine(
  line: QuoteLine,
  field: "price" | "quantity" | "part",
  label: string,
): NonNullable<Unproven["words"]> {
  return { label, correction: { kind: "line", lineId: line.id, field, text: "" } };
}

const ofOne =
  /unit|each|(?<!\p{L})ea(?!\p{L})|pc|piece|stück|stk|einzel|unita|unitá|unitário|stuk|styck|à-?pris|jedn|sztuk|szt|kus|(?<!\p{L})ks(?!\p{L})|单价|單價|単価|\/|(?<!\p{L})per(?!\p{L})|(?<!\p{L})je(?!\p{L})/iu;

function doubtPrice(
  context: TableContext,
  lines: readonly QuoteLine[],
  offers: ReadOffers,
): Unproven[] {
  const claims = context.claims.filter(({ field }) => field === "price" || field === "total");
  const claim = claims.find(({ field }) => field === "price") ?? claims[0] ?? null;
  if (closes(lines, offers)) return [];
  const others = rivals(
    context,
    (each) =>
      (each.unused === null || each.unused === "otherPrice") &&
      isMostlyNumeric(sampleOf(context, each)) &&
      !isSequence(sampleOf(context, each)) &&
      sampleOf(context, each).some((cell) => isMoney(cell) || /[.,]\d/.test(cell.text)),
  );
  const isKnown = claim !== null && claims.every(isNamed);
  const isUncounted = lines.some(
    ({ quantity, prices }) => quantity === null && prices.length === 1,
  );
  const isRivalled = others.some(({ unused }) => unused === null);
  // "Unit price" leaves nothing open; "Price" may be that of the line, or one of several.
  const isOfOne = claims.some(({ header }) => ofOne.test(header.text));
  const isPlain = isKnown && (isOfOne || (!isUncounted && !isRivalled));
  if (isPlain && !context.regular.isFromText) return [];
  const [only, another] = lines;
  const whole: Answer[] =
    claim === null || claim.field === "total" || context.regular.isFromText
      ? []
      : [{ ...ofColumn(context, claim, "total"), label: "It is for the whole line" }];
  return [
    {
      field: "price",
      what: "Price",
      read: listed(lines.flatMap(({ prices }) => prices.map(({ price }) => price.raw))),
      from: whence(context, claim, only),
      answers: [
        ...others.slice(0, mostColumns).map((each) => ofColumn(context, each, "price")),
        ...whole,
      ],
      ...(only !== undefined && another === undefined
        ? { words: wordsOfLine(only, "price", "Another price") }
        : {}),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}

function doubtQuantity(
  context: TableContext,
  lines: readonly QuoteLine[],
  offers: ReadOffers,
): Unproven[] {
  const claim = claimOf(context, "quantity");
  const isOpen = lines.some(({ quantity, prices }) => quantity === null && prices.length === 1);
  if (!isOpen && closes(lines, offers)) return [];
  const others = rivals(
    context,
    (each) =>
      each.unused === null &&
      isMostlyNumeric(sampleOf(context, each)) &&
      !isSequence(sampleOf(context, each)) &&
      sampleOf(context, each).every(({ text }) => /^\d+(?:[.,]\d{3})*$/.test(text.trim())),
  );
  const hasBreaks = lines.every(({ prices }) => prices.length > 1);
  const called = rivals(
    context,
    (each) => quantityWord.test(each.header.text) && isMostlyNumeric(sampleOf(context, each)),
  );
  const isKnown = hasBreaks || claim === null || isNamed(claim);
  const counted = [
    ...new Set([...called, ...others]),
    ...(isOpen ? countedUnits(context) : []),
  ].slice(0, mostColumns);
  const isCounted =
    isOpen &&
    (claim !== null ||
      counted.length > 0 ||
      lines.some(({ quantity }) => quantity !== null) ||
      countsInWords(context));
  const isContested = called.length > 0 && claim?.isCorrected !== true;
  if (isKnown && !isCounted && !isContested && !context.regular.isFromText) return [];
  const open = lines.filter(({ quantity }) => quantity === null);
  if (open.length > 0 && open.length <= mostLineRows && counted.length === 0) {
    return open.map((line) => ({
      field: "quantity",
      what: `Quantity of ${line.part?.value ?? `line ${line.row + 1}`}`,
      read: "none",
      from: whence(context, claim, line),
      answers: [],
      words: wordsOfLine(line, "quantity", "The quantity"),
      lineIds: new Set([line.id]),
    }));
  }
  const [only, another] = lines;
  return [
    {
      field: "quantity",
      what: "Quantity",
      read: listed(lines.map(({ quantity }) => quantity?.raw ?? "none")),
      from: whence(context, claim, only),
      answers: counted.map((each) => ofColumn(context, each, "quantity")),
      words:
        only !== undefined && another === undefined
          ? wordsOfLine(only, "quantity", "Another quantity")
          : inWords(context, "quantity", "The quantity of every line"),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}

const quantityWord =
  /(?<!\p{L})(?:qty|quant\p{L}*|menge|stückzahl|losgröße|qté|quantité|cant\p{L}*|quantit\p{L}*|aantal|antal\p{L}*|kvantitet|ilość|množství)(?!\p{L})|数量/iu;
const mostLineRows = 4;
const pieces =
  /(?<![\p{L}\d.,-])\d[\d.,]*\s?(?:pcs?|pieces?|off|units?|ea|stk|st|stück|pièces?|pces|uds?|unidades|piezas|pz|pezzi|peças|un|stuks|styck|szt|sztuk|ks|kusů|件|个|個)(?![\p{L}\d])/iu;

/** "20 St." in a description, or in the text around. */
function countsInWords(context: TableContext): boolean {
  return (
    context.columns.some(({ sample }) => sample.some(({ text }) => pieces.test(text))) ||
    context.file.lines.slice(0, mostLinesLooked).some(({ text }) => pieces.test(text))
  );
}

/** "80 pcs" below what was taken for the unit. */
function countedUnits(context: TableContext): ColumnClaim[] {
  return context.claims.filter(
    (claim) =>
      (claim.field === "unit" || (claim.field === null && claim.unused === null)) &&
      claim.header.meanings[0]?.meaning !== "leadTime" &&
      sampleOf(context, claim).some(({ text }) => /^\d+\s*\p{L}/u.test(text)),
  );
}

/** Amounts below a header that is not known, in rows of offers: a cost, perhaps. */
function unknownColumns(context: TableContext, { alreadyAsked }: ReadOffers): Unproven[] {
  if (context.regular.isFromText) return [];
  const open = rivals(
    context,
    (each) =>
      (each.unused === null || each.unused === "surcharge") &&
      each.header.text !== "" &&
      !alreadyAsked.includes(`“${each.header.text}”`) &&
      isMostlyNumeric(sampleOf(context, each)) &&
      sampleOf(context, each).some((cell) => isMoney(cell) && !/^\d+$/.test(cell.text)),
  );
  const cost = (claim: ColumnClaim, unit: ChargeBasis, label: string): Answer => ({
    label,
    correction: { kind: "unit", tableId: context.id, column: claim.column, unit },
  });
  return open.slice(0, mostColumns).map((claim) => ({
    field: "nothing",
    what: "Column in no offer",
    read: listed(sampleOf(context, claim).map(({ text }) => text)),
    from: `“${claim.header.text}”`,
    answers: [
      cost(claim, "per order", "A one-time charge"),
      cost(claim, "per unit", "A charge for each piece"),
    ],
  }));
}

/** "SP-4470 housing, black": a code, and words that may describe it. */
const codeAndWords =
  /^(?=\S*\d)\S{3,}[\s,]+(?!(?:rev|issue|ind|ausgabe|stand|ver|révision|éd)\.?)\S*\p{L}{3}/iu;
/** "1 HV-10-2204": the number of a line before its code. */
const numbered = /^\d{1,3}[.)]?\s+(?=\S*\d)\S{3,}$/;

/** Columns of words that may name the parts, where none does. */
function wordColumns(context: TableContext): ColumnClaim[] {
  return rivals(
    context,
    (each) => each.unused === null && !isMostlyNumeric(sampleOf(context, each)),
  );
}

function doubtPart(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
  const claim = claimOf(context, "part");
  const others = rivals(
    context,
    (each) =>
      (each.unused === null || each.unused === "manufacturer") && areCodes(sampleOf(context, each)),
  );
  const meaningOf = ({ header }: ColumnClaim) => header.meanings[0]?.meaning;
  // A drawing is no rival of a part, but of another column that is the part only where nothing else is.
  const isSecond = claim !== null && isSecondPart(meaningOf(claim));
  const rivalMeanings = ["part", "makerPart", ...(isSecond ? ["drawing"] : [])];
  const second = rivals(context, (each) => rivalMeanings.includes(meaningOf(each) ?? ""));
  const isWorded = lines.some(
    ({ part }) => part !== null && (codeAndWords.test(part.value) || numbered.test(part.value)),
  );
  const isMissing = lines.some(({ part }) => part === null);
  const isKnown = claim !== null && isNamed(claim);
  const isDoubtful =
    isMissing || isWorded || second.length > 0 || !isKnown || context.regular.isFromText;
  if (!isDoubtful || (claim?.isCorrected === true && !isWorded)) return [];
  const [only, another] = lines;
  const answers = [
    ...(isWorded ? [choice(context, "worded-parts", "code", "Only the code")] : []),
    ...[...new Set([...second, ...others, ...(isMissing ? wordColumns(context) : [])])]
      .slice(0, mostColumns)
      .map((each) => ofColumn(context, each, "part")),
    ...context.claims
      .filter(({ field }) => field === "description")
      .map((each) => ofColumn(context, each, "part")),
  ];
  return [
    {
      field: "part",
      what: "Part",
      read: listed(lines.map(({ part }) => part?.value ?? "none")),
      from: whence(context, claim, only),
      answers: context.regular.isFromText ? answers.slice(0, isWorded ? 1 : 0) : answers,
      ...(only !== undefined && another === undefined
        ? { words: wordsOfLine(only, "part", "Another part") }
        : {}),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}

function doubtSupplier(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
  const [line] = lines;
  if (line === undefined || line.supplier.place.kind === "visitor") return [];
  if (claimOf(context, "supplier") !== null) return [];
  const names = companiesIn(context);
  const { value, place } = line.supplier;
  const own = plainText(value);
  const isSame = (name: string) => {
    const plain = plainText(name);
    return plain === own || plain.startsWith(own) || own.startsWith(plain);
  };
  const others = names.filter((name) => !isSame(name));
  const isAcross = place.kind === "header";
  const isCut =
    isAcross &&
    context.claims.some(
      ({ supplier, header }) =>
        supplier !== null && !plainText(header.text).includes(plainText(supplier)),
    );
  const isAsked = line.supplier.confidence < askBelowConfidence;
  // "Reply from Harrow Ltd", "Sales, Harrow Ltd": more than a name.
  const isWordy = /\s(?:from|by|von|for|för|für|pour|para|per)\s|,\s\p{Lu}\p{Ll}+\s\p{Lu}/u.test(
    value,
  );
  const isName =
    !isWordy && names.some(isSame) && !/[.!?]$/.test(value.replace(/\p{Lu}\p{L}{0,4}\.$/u, ""));
  const stated = context.facts.byField.get("supplier") ?? [];
  const isStated =
    stated.some(({ text }) => text === value) && /^[\p{Lu}\p{Lo}][^:;!?]{2,60}$/u.test(value);
  const isProven =
    (isStated && !isWordy) ||
    (!isWordy && isNamedBySender(context, own)) ||
    (isName && (others.length === 0 || isSigned(context, own)));
  if (isAsked || (isAcross ? !isCut : isProven)) return [];
  const say = (text: string): Correction => ({
    kind: "table",
    tableId: context.id,
    field: "supplier",
    text,
  });
  return [
    {
      field: "supplier",
      what: "Supplier",
      read: listed(lines.map(({ supplier }) => supplier.value)),
      from: line.supplier.reason,
      answers: others.slice(0, mostNames).map((name) => ({ label: name, correction: say(name) })),
      words: inWords(context, "supplier", "Another supplier"),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}

/** The name stands at the top and again at the end, as in a letter. */
function isSigned({ file }: TableContext, name: string): boolean {
  const texts = file.lines.slice(0, mostLinesLooked).map(({ text }) => plainText(text));
  const first = texts.findIndex((text) => text.includes(name));
  const last = texts.findLastIndex((text) => text.includes(name));
  return first !== -1 && first < letterheadLines && last > first;
}

const letterheadLines = 6;

/** The mail's sender, or an address in the text, has a word of the name. */
function isNamedBySender({ file }: TableContext, name: string): boolean {
  const words = name.split(" ").filter((word) => word.length >= 4);
  const addresses = [
    file.sender ?? "",
    ...file.lines
      .slice(0, mostLinesLooked)
      .flatMap(({ text }) =>
        Array.from(text.matchAll(/(?:@|www\.|https?:\/\/)([\w.-]+)/g), ([, domain = ""]) => domain),
      ),
  ].map((address) => plainText(address).replaceAll(" ", ""));
  return words.some((word) => addresses.some((address) => address.includes(word)));
}

function companiesIn({ file, rows, header, regular }: TableContext): string[] {
  const above = rows
    .slice(regular.firstRow, header?.row ?? 0)
    .flatMap((row) => row.flatMap((cell) => (cell?.kind === "text" ? [cell.text] : [])));
  const texts = [...file.lines.slice(0, mostLinesLooked).map(({ text }) => text), ...above];
  const found = new Map<string, string>();
  for (const text of texts) {
    if (isAddressee(text)) continue;
    const name = companyIn(text.replace(/^[^:：]{2,25}[:：]\s*/u, "")) ?? companyIn(text);
    if (name !== null && !found.has(plainText(name))) found.set(plainText(name), name);
  }
  return [...found.values()];
}
