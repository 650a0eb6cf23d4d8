import type { QuoteLine, Reading } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import type { Headings } from "../table/headings.ts";
import type { TableContext } from "../table/table-context.ts";
import { alternativeWords } from "./alternative-words.ts";

/** What is carried along for the buyer: terms of payment, remarks, and the words that call an offer an alternative. */
export class NoteReader {
  readonly #context: TableContext;
  readonly #headings: Headings;
  readonly #noteClaims: ReadonlyMap<UnusedColumn, ColumnClaim>;
  /** Columns whose words may call an offer an alternative. */
  readonly #wordColumns: readonly number[];

  constructor(context: TableContext, claims: readonly ColumnClaim[], headings: Headings) {
    this.#context = context;
    this.#headings = headings;
    this.#noteClaims = new Map(
      claims.flatMap((claim) => (claim.unused === null ? [] : [[claim.unused, claim]])),
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
    if (this.#noteClaims.size === 0 && facts.notes.size === 0) {
      return alternative === undefined ? {} : { alternative };
    }
    const paymentTerms = this.#wordsOf("payment", row) ?? facts.notes.get("payment");
    const quoteNumber = this.#wordsOf("quoteNumber", row) ?? facts.notes.get("quoteNumber");
    const origin = this.#wordsOf("place", row);
    const remark = this.#wordsOf("remark", row);
    return {
      ...(paymentTerms === undefined ? {} : { paymentTerms }),
      ...(quoteNumber === undefined ? {} : { quoteNumber }),
      ...(origin === undefined ? {} : { origin }),
      ...(remark === undefined ? {} : { remark }),
      ...(alternative === undefined ? {} : { alternative }),
    };
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
