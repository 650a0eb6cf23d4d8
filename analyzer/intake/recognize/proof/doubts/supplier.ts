import { type QuoteLine, askBelowConfidence } from "../../../quote-line.ts";
import type { ColumnClaim } from "../../columns/column-claim.ts";
import { companyIn, isAddressee } from "../../table/supplier-names.ts";
import type { TableContext } from "../../table/table-context.ts";
import { linesAround } from "../../text/text-around.ts";
import { plainText } from "../../values/plain-words.ts";
import { type Unproven, listed, mostLinesLooked } from "../unproven.ts";
import { claimOf } from "./column-evidence.ts";
import { inWords, valueAnswer } from "../../questions/answers.ts";

const mostNames = 4;

export function doubtSupplier(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
  const [line] = lines;
  if (line === undefined || line.supplier.place.kind === "visitor") return [];
  const isAsked = line.supplier.confidence < askBelowConfidence;
  const isAcross = line.supplier.place.kind === "header";
  const claim = claimOf(context, "supplier");
  const beside = claim === null ? null : quotingBeside(context, claim, lines);
  const isSure =
    claim !== null ? beside === null : isAcross || isLabelledSupplier(context, line.supplier.value);
  if (isAsked || isSure) return [];
  const others = beside ?? rivalsOf(context, line.supplier.value);
  return [
    {
      field: "supplier",
      what: "Supplier",
      read: listed(lines.map(({ supplier }) => supplier.value)),
      from: line.supplier.reason,
      answers: others.slice(0, mostNames).map((name) => valueAnswer(context, "supplier", name)),
      words: inWords(context, "supplier", "Another supplier"),
      lineIds: new Set(lines.map(({ id }) => id)),
      ...(claim === null && !isAcross ? { isOfAll: true } : {}),
    },
  ];
}

/** "Reply from Harrow Ltd", "Sales, Harrow Ltd": more than a name. */
const wordy =
  /\s(?:from|by|von|for|för|für|pour|para|per|par|door|da|av|af|przez|with|mit|avec|con|to)\s|,\s\p{Lu}\p{Ll}+\s\p{Lu}|\d[-./]\d{1,2}[-./]\d/u;

/**
 * A label says who quotes. Nothing else proves it: letterhead, signature, register and mail address spoke for the buyer, for
 * who forwarded the mail or for a parent company often enough, and a name that is shown costs hardly a question.
 */
export function isLabelledSupplier(context: TableContext, name: string): boolean {
  if (wordy.test(name) || /[.!?]$/.test(name.replace(/\p{Lu}\p{L}{0,4}\.$/u, ""))) return false;
  const stated = context.facts.byField.get("supplier") ?? [];
  const isStated = stated.some(
    ({ text, line }) => text === name && !ofAnyCompany.test(line.split(/[:：]/u)[0]?.trim() ?? ""),
  );
  return isStated && /^[\p{Lu}\p{Lo}][^:;!?]{2,60}$/u.test(name);
}

/** "Company", "Source": a column of them may name makers as well as those who quote. */
const ofAnyCompany =
  /^(?:company(?: name)?|firm|source|firma|firmenname|empresa|société|ditta|azienda|bedrijf|företag|virksomhed|公司名称|会社名)$/iu;

/** Companies in the text of a file whose column may name others than those who quote; `null` where it does not. */
function quotingBeside(
  context: TableContext,
  { header, isCorrected }: ColumnClaim,
  lines: readonly QuoteLine[],
): string[] | null {
  const isLabelled =
    header.meanings[0]?.meaning === "supplier" && !ofAnyCompany.test(header.text.trim());
  const title = companyIn(context.file.fileName.replaceAll(/[_-]+/g, " "));
  // A table alone has nobody but those whom it lists.
  const isAlone = title === null && textsOf(context).length === 0;
  if (isCorrected || isLabelled || isAlone) return null;
  const named = new Set(lines.map(({ supplier }) => plainText(supplier.value)));
  return [...rivalsOf(context, ""), ...(title === null ? [] : [title])].filter(
    (name) => !named.has(plainText(name)),
  );
}

/** Other companies that the file names and is not addressed to. */
function rivalsOf(context: TableContext, name: string): string[] {
  const own = plainText(name);
  const found = new Map<string, string>();
  for (const text of textsOf(context)) {
    if (isAddressee(text)) continue;
    const company = companyIn(text.replace(/^[^:：]{2,25}[:：]\s*/u, "")) ?? companyIn(text);
    // "Hardening by Bodnar GmbH" is spoken of, and "subject to Harrow Company's terms" names nobody else.
    if (company === null || wordy.test(company)) continue;
    const plain = plainText(company);
    const isSame = own !== "" && (plain.includes(own) || own.startsWith(plain));
    if (!isSame && !found.has(plain)) found.set(plain, company);
  }
  return [...found.values()];
}

/** The text of the file and what stands above its offers, in the order of the file. */
function textsOf({ file, table, rows, header, regular }: TableContext): string[] {
  const above = rows
    .slice(regular.firstRow, header?.row ?? 0)
    .flatMap((row) => row.flatMap((cell) => (cell?.kind === "text" ? cell.text.split("\n") : [])));
  const lines = linesAround(file, table).slice(0, mostLinesLooked);
  return [...above, ...lines.map(({ text }) => text)];
}
