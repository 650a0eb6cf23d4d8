import type { QuoteLine } from "./quote-line.ts";
import type { Correction, LineField, Question, Recognition, TableReading } from "./recognition.ts";
import { addChainCharges, type ReadTable } from "./recognize/charges/chain-charges.ts";
import { attachCharges } from "./recognize/charges/attach-charges.ts";
import type { LooseCharge } from "./recognize/charges/loose-charge.ts";
import { withQuoteCharges } from "./recognize/charges/quote-charges.ts";
import { sumOfLines } from "./recognize/charges/sums-as-charges.ts";
import { addTableCharges } from "./recognize/charges/table-charges.ts";
import { addTextCharges } from "./recognize/charges/text-charges.ts";
import { askAboutLeftRows } from "./recognize/checks/left-rows.ts";
import { checkTotals, totalsInText } from "./recognize/checks/stated-totals.ts";
import { askAboutUnreadTerms } from "./recognize/checks/unread-terms.ts";
import { askAboutNoOffer } from "./recognize/checks/unused-amounts.ts";
import { describeColumn } from "./recognize/columns/describe-column.ts";
import { correctLines } from "./recognize/lines/line-corrections.ts";
import { calledAlternatives } from "./recognize/lines/called-alternatives.ts";
import { readRows } from "./recognize/lines/read-rows.ts";
import { withAlike } from "./recognize/questions/alike-questions.ts";
import { joinedQuestions } from "./recognize/questions/joined-questions.ts";
import { askForColumns } from "./recognize/questions/columns-question.ts";
import { createQuestionBook, type QuestionBook } from "./recognize/questions/question-book.ts";
import {
  correctedRows,
  indexCorrections,
  type CorrectionIndex,
  type ToldOffer,
} from "./recognize/table/corrections.ts";
import {
  commonWords,
  forToldRows,
  furtherWords,
  isTold,
  leaveLeadTimeOpen,
  textId,
  type ToldGroup,
  toldGroups,
  toldOffers,
  toldTable,
} from "./recognize/prose/told-offers.ts";
import { emptyTextTable, textTable } from "./recognize/prose/text-table.ts";
import { withNoteTables } from "./recognize/table/note-tables.ts";
import { withProof } from "./recognize/proof/line-proof.ts";
import { type Believed, readBack } from "./recognize/proof/readback.ts";
import { isHarmless } from "./recognize/proof/signs.ts";
import { settleCharges } from "./recognize/proof/unexplained-figures.ts";
import { withSecondAnswers } from "./recognize/together/second-answers.ts";
import { withMinimumOfLine } from "./recognize/lines/minimum-in-line.ts";
import { askWholeTerms } from "./recognize/lines/whole-terms.ts";
import { asRows, replacingOffers } from "./recognize/together/replaced-offers.ts";
import { withOffer } from "./recognize/together/second-lines.ts";
import {
  chargedTogether,
  type ComparedReadings,
  readTogether,
  type Together,
} from "./recognize/together/read-together.ts";
import { withoutRepeats } from "./recognize/lines/repeated-lines.ts";
import { regularTables } from "./recognize/table/regular-table.ts";
import { createTableContext, type TableContext } from "./recognize/table/table-context.ts";
import { numeralOf } from "./recognize/values/amounts.ts";
import type { FileReading } from "./source.ts";

/** Understands the tables and the text of all files together, and applies what the visitor corrected. */
export function recognize(
  files: readonly FileReading[],
  corrections: readonly Correction[],
  /** Told of a file that is begun, with no rows, and of its rows that are done, some at a time. */
  onRows: (rowCount: number, file: FileReading) => void = () => {},
): Recognition {
  const index = indexCorrections(corrections);
  const tables: TableReading[] = [];
  const lines: QuoteLine[] = [];
  const questions: Question[] = [];
  const signs = new Map<string, readonly string[]>();
  const shapes = new Map<string, string>();
  for (const file of files) {
    const book = createQuestionBook(index.confirmed);
    onRows(0, file);
    const read = readTables(file, index, book, atFirstSight(file, index), (rowCount) =>
      onRows(rowCount, file),
    );
    tables.push(...read.tables);
    for (const line of read.lines) lines.push(line);
    for (const { tableId, columns } of read.tables) {
      shapes.set(tableId, columns.map(({ header }) => header).join("\u0001"));
    }
    const sourceId = file.sourceId ?? file.fileName;
    signs.set(sourceId, read.signs);
    const asked = withSecondAnswers(
      book.questions(),
      file.second,
      read.together,
      read.signs.every(isHarmless),
    );
    questions.push(...joinedQuestions(asked, read.together === null ? 2 : 1));
  }
  return {
    tables,
    lines,
    questions: files.length > 1 ? withAlike(questions, shapes) : questions,
    signs,
  };
}

/** Which of two readings is shown must not change when the visitor says that what is shown is right. */
function atFirstSight(
  file: FileReading,
  index: CorrectionIndex,
): ComparedReadings["contested"] | undefined {
  if (file.second === undefined || index.confirmed.size === 0) return undefined;
  const book = createQuestionBook(new Set());
  return readTables(file, index, book, undefined, () => {}).together?.contested;
}

function readTables(
  read: FileReading,
  index: CorrectionIndex,
  book: QuestionBook,
  atFirst: ComparedReadings["contested"] | undefined,
  onRows: (rowCount: number) => void,
) {
  const file = withNoteTables(read);
  const charges: LooseCharge[] = [];
  const contexts: TableContext[] = [];
  const tables: DescribedTable[] = [];
  const lines: QuoteLine[] = [];
  const reads: ReadTable[] = [];
  for (const table of file.tables) {
    const rows = correctedRows(table.rows, index.ofTable(table.id).cells);
    for (const regular of regularTables(table, rows)) {
      const context = createTableContext(file, table, regular, index, book, charges);
      if (context.corrections.choices.get("columns") === "leave out") continue;
      const found = calledAlternatives(context, readRows(context, onRows));
      contexts.push(context);
      reads.push({ context, found });
      for (const line of found.lines) lines.push(line);
      tables.push(describeTable(context, found.skippedRows));
      const [first] = tables.filter(({ tableId }) => tableId === table.id);
      if (first !== undefined && context.id !== table.id) addSkipped(first, found.skippedRows);
    }
  }
  const text = lines.length === 0 ? textTable(file) : null;
  if (text !== null) {
    const context = createTableContext(file, text.table, text.regular, index, book, charges);
    for (const line of readRows(context).lines) lines.push(line);
    contexts.unshift(context);
  }
  const told = toldOffers(file, index);
  const toldWords = new Map<string, ReadonlyMap<LineField, string>>();
  const [main] = contexts;
  const common = commonWords(lines);
  const readTold = (group: ToldGroup) => {
    const id = main?.id ?? textId(file);
    const { table, regular } = toldTable(file, group, id, common);
    const said = forToldRows(index, id, main?.numberStyle);
    const context = createTableContext(file, table, regular, said, book, charges);
    leaveLeadTimeOpen(context);
    contexts.push(context);
    return readRows(context).lines;
  };
  const replacing = replacingOffers(file, lines, contexts);
  if (replacing.length > 0) {
    for (const line of readTold({ name: "second", offers: asRows(replacing) })) {
      const offer = replacing[line.row - 1];
      lines.push(offer === undefined ? line : withOffer(line, offer));
    }
  }
  for (const group of toldGroups(told)) {
    for (const line of readTold(group)) {
      const offer = group.offers[line.row - 1];
      if (offer !== undefined) toldWords.set(line.id, furtherWords(offer));
      lines.push(line);
    }
  }
  if (lines.length === 0) {
    askForColumns(contexts, lines);
    askAboutNoOffer(contexts.length > 0 ? contexts : [textContext(file, index, book)], file);
  }
  if (lines.length > 0) askForColumns(contexts, lines);
  if (lines.length > 0) addTextCharges(contexts);
  for (const { context, found } of reads) {
    if (found.lines.length === 0 && lines.length > 0) addTableCharges(context);
  }
  const provenRows = addChainCharges(reads, lines);
  leaveOutTold(charges, told.filter(isTold));
  settleCharges(contexts, charges);
  const chosen = contexts.map(({ corrections }) => corrections.choices);
  const answered = chosen.filter(({ size }) => size > 0);
  const offered = lines.filter(({ id, tableId }) =>
    [...answered, index.ofTable(tableId).choices].every(
      (choices) => choices.get(`offer/${id}`) !== "none",
    ),
  );
  const once = withoutRepeats(offered);
  const lineTotals = new Map(reads.flatMap(({ found }) => [...found.lineTotals]));
  const { lines: first, compared } = readTogether(
    file,
    contexts,
    once,
    lineTotals,
    replacing.length > 0,
    atFirst,
  );
  const totals = [
    ...reads.flatMap(({ found }) => found.totals),
    ...(main === undefined ? [] : totalsInText(main)),
  ];
  const isSum = sumOfLines(contexts, first, totals, lineTotals);
  leaveOutSums(charges, isSum);
  const attached = charges.length === 0 ? first : attachCharges(contexts, first, charges);
  const { charged, together } = chargedTogether(contexts, attached, compared, file, isSum);
  const corrected = correctLines(
    contexts,
    withMinimumOfLine(file, withQuoteCharges(contexts, charged)),
    toldWords,
  );
  const withWholeTerms = askWholeTerms(contexts, corrected);
  const proven = checked(contexts, reads, corrected, provenRows, together);
  return { tables, together, signs: proven.signs, lines: withWholeTerms(proven.lines) };
}

/** What the visitor called the price of an offer is no charge. */
function leaveOutTold(charges: LooseCharge[], told: readonly ToldOffer[]) {
  const kept = charges.filter(
    ({ raw, place }) =>
      !told.some(
        (offer) =>
          JSON.stringify(offer.place) === JSON.stringify(place) &&
          offer.price.includes(numeralOf(raw) ?? raw),
      ),
  );
  charges.splice(0, charges.length, ...kept);
}

/** A subtotal, a sum carried over or a sum of charges is paid with what it is made of. */
function leaveOutSums(charges: LooseCharge[], isSum: (amount: number) => boolean) {
  const kept = charges.filter(({ charge }) => charge.kind !== "amount" || !isSum(charge.amount));
  charges.splice(0, charges.length, ...kept);
}

/** For questions about a file that has no table. */
function textContext(file: FileReading, index: CorrectionIndex, book: QuestionBook): TableContext {
  const { table, regular } = emptyTextTable(file);
  return createTableContext(file, table, regular, index, book, []);
}

/** The last look before ranking: what the file says and nothing explains is asked about. */
function checked(
  contexts: readonly TableContext[],
  reads: readonly ReadTable[],
  read: readonly QuoteLine[],
  provenRows: ReadonlySet<string>,
  together: Together | null,
): Believed {
  const [first] = contexts;
  if (read.length === 0 || first === undefined) return { lines: read, signs: ["no offer"] };
  for (const { context, found } of reads) {
    const left = found.leftRows.filter(({ row }) => !provenRows.has(`${context.table.id}/${row}`));
    askAboutLeftRows(context, left);
  }
  for (const context of contexts) {
    askAboutUnreadTerms(context, read);
  }
  const totals = [...reads.flatMap(({ found }) => found.totals), ...totalsInText(first)];
  const lineTotals = new Map(reads.flatMap(({ found }) => [...found.lineTotals]));
  const lines = checkTotals(contexts, read, totals, lineTotals);
  const context = contexts.find(({ table }) => table.id === lines[0]?.tableId) ?? first;
  const skippedRows = reads.flatMap(({ context, found }) =>
    found.skippedRows.map((skipped) => ({ context, ...skipped })),
  );
  const offers = { contexts, context, lines, totals, lineTotals, skippedRows, together };
  return readBack({ ...offers, lines: withProof(offers) });
}

/** Further blocks are of the same table in the file: what they skip is said there. */
function addSkipped(first: DescribedTable, skippedRows: TableReading["skippedRows"]) {
  first.skippedRows.push(...skippedRows);
}

interface DescribedTable extends TableReading {
  readonly skippedRows: { readonly row: number; readonly reason: string }[];
}

function describeTable(
  context: TableContext,
  skippedRows: TableReading["skippedRows"],
): DescribedTable {
  return {
    tableId: context.id,
    headerRow: context.regular.isTurned ? null : (context.header?.row ?? null),
    columns: context.claims.map((claim) => describeColumn(context, claim)),
    skippedRows: [...skippedRows],
    missingCells: context.missingCells,
    decimal: context.numberStyle.decimal,
  };
}
