import { type QuoteLine, askBelowConfidence } from "../../../quote-line.ts";
import type { Correction } from "../../../recognition.ts";
import { inWords } from "../../questions/table-questions.ts";
import { companyIn, isAddressee } from "../../table/supplier-names.ts";
import type { TableContext } from "../../table/table-context.ts";
import { plainText } from "../../values/plain-words.ts";
import { type Unproven, listed, mostLinesLooked } from "../unproven.ts";
import { claimOf } from "./column-evidence.ts";

const mostNames = 4;

export function doubtSupplier(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
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
  const isWordy =
    /\s(?:from|by|von|for|för|für|pour|para|per|par|door|da|av|af|przez)\s|,\s\p{Lu}\p{Ll}+\s\p{Lu}|\d[-./]\d{1,2}[-./]\d/u.test(
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
