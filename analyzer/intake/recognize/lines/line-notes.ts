import type { QuoteLine, Reading } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { Headings } from "../table/headings.ts";
import type { TableContext } from "../table/table-context.ts";
import { leadTimesIn } from "../text/lead-time-sentences.ts";
import { positionLeadTimes } from "../text/position-lead-times.ts";
import { ofTheBuyer } from "../text/text-facts.ts";
import { readLeadTime } from "../values/lead-times.ts";
import { alternativeWords } from "./alternative-words.ts";
import { choice } from "../questions/answers.ts";

/** What is carried along for the buyer: terms of payment, remarks, and the words that call an offer an alternative. */
export class NoteReader {
  readonly #context: TableContext;
  readonly #headings: Headings;
  readonly #noteClaims: ReadonlyMap<UnusedColumn, ColumnClaim>;
  /** Columns whose words may call an offer an alternative. */
  readonly #wordColumns: readonly number[];

  readonly #byPosition: ReadonlyMap<string, string>;

  constructor(context: TableContext, claims: readonly ColumnClaim[], headings: Headings) {
    this.#context = context;
    this.#headings = headings;
    this.#byPosition = positionLeadTimes(context.file);
    this.#noteClaims = new Map(
      claims
        .toReversed()
        .filter(({ header }) => !ofTheBuyer.test(header.text))
        .flatMap((claim) => (claim.unused === null ? [] : [[claim.unused, claim]])),
    );
    this.#wordColumns = claims
      .filter(
        ({ field, unused, header }) =>
          field === "part" ||
          field === "description" ||
          unused === "remark" ||
          unused === "position" ||
          (field === null && header.meanings.length === 0),
      )
      .map(({ column }) => column);
  }

  /** What the row and the text say that no figure rests on. */
  read(row: number): Partial<QuoteLine> {
    const { facts } = this.#context;
    const alternative = this.#alternativeOf(row);
    const quoteDate = facts.quoteDate ?? undefined;
    const always = {
      ...(quoteDate === undefined ? {} : { quoteDate }),
      ...(alternative === undefined ? {} : { alternative }),
    };
    if (this.#noteClaims.size === 0 && facts.notes.size === 0) return always;
    const paymentTerms = this.#wordsOf("payment", row) ?? facts.notes.get("payment");
    const quoteNumber = this.#wordsOf("quoteNumber", row) ?? facts.notes.get("quoteNumber");
    const origin = this.#wordsOf("place", row);
    const remark = this.#wordsOf("remark", row);
    return {
      ...(paymentTerms === undefined ? {} : { paymentTerms }),
      ...(quoteNumber === undefined ? {} : { quoteNumber }),
      ...(origin === undefined ? {} : { origin }),
      ...(remark === undefined ? {} : { remark }),
      ...always,
    };
  }

  /** A lead time that the text gives for the number of the row. */
  #leadTimeOfPosition(row: number): Reading<number> | null {
    const claim = this.#noteClaims.get("position");
    const cell = claim === undefined ? null : cellAt(this.#context.rows, row, claim.column);
    const position = cell?.text.trim().replace(/^0+(?=\d)|\.$/g, "");
    const said = position === undefined ? undefined : this.#byPosition.get(position);
    const read = said === undefined ? null : readLeadTime(said, null, "days");
    if (claim === undefined || said === undefined || read === null || read.kind === "missing") {
      return null;
    }
    const place = this.#context.regular.cellPlace(row, claim.column);
    const reason = "the text gives it for this position";
    return { value: read.value, raw: said, place, confidence: 95, reason };
  }

  /** A lead time that the words of the row name; it is asked about. */
  leadTimeOf(row: number, line: number): Reading<number> | null {
    const context = this.#context;
    const about = "row-lead-time";
    const ofPosition = this.#leadTimeOfPosition(row);
    if (ofPosition !== null && !context.corrections.values.has("leadTime")) return ofPosition;
    const ofSection = this.#headings.leadTimes.get(row);
    if (ofSection !== undefined && !context.corrections.values.has("leadTime")) return ofSection;
    if (context.corrections.choices.get(about) === "no") return null;
    for (const column of this.#wordColumns) {
      const cell = cellAt(context.rows, row, column);
      const [found] = cell?.kind === "text" && cell.text.length < 200 ? leadTimesIn(cell.text) : [];
      if (cell === null || found === undefined || found.confidence < 90) continue;
      const read = readLeadTime(found.text, null, "days");
      if (read.kind === "missing" || read.doubts.length > 0) continue;
      const place = context.regular.cellPlace(row, column);
      const asked = askChoice(context, about, {
        text: `A row of ${context.name} says “${cell.text}”. Is this the lead time of the row?`,
        confidence: 90,
        reason: "it is among the words of the row",
        place,
        keep: "Yes, of that row",
        others: [choice(context, about, "no", "No, use the one for all rows")],
      });
      asked.touch(line);
      const reason = "the words of its row say it";
      return { value: read.value, raw: cell.text, place, confidence: asked.confidence, reason };
    }
    return null;
  }

  #wordsOf(unused: UnusedColumn, row: number): Reading<string> | undefined {
    const claim = this.#noteClaims.get(unused);
    const cell = claim === undefined ? null : cellAt(this.#context.rows, row, claim.column);
    if (claim === undefined || cell === null) return undefined;
    const place = this.#context.regular.cellPlace(row, claim.column);
    const reason = `as in “${claim.header.text}”`;
    return { value: cell.text.trim(), raw: cell.text, place, confidence: 97, reason };
  }

  #alternativeOf(row: number): Reading<string> | undefined {
    for (const column of this.#wordColumns) {
      const cell = cellAt(this.#context.rows, row, column);
      const words = cell?.kind === "text" ? alternativeWords(cell.text) : null;
      if (cell === null || words === null) continue;
      const place = this.#context.regular.cellPlace(row, column);
      const reason = `its row says “${words}”`;
      return { value: words, raw: cell.text, place, confidence: 97, reason };
    }
    return this.#headings.alternatives.get(row);
  }
}
