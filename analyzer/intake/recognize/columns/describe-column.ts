import type { QuoteField } from "../../quote-line.ts";
import type { ColumnReading } from "../../recognition.ts";
import type { ColumnClaim } from "./column-claim.ts";
import { columnQuestionId } from "../questions/questions.ts";
import type { TableContext } from "../table/table-context.ts";

/** What the visitor sees of a column. */
export function describeColumn(context: TableContext, claim: ColumnClaim): ColumnReading {
  const { column, header, field, fromQuantity, supplier, confidence, reason, isCorrected } = claim;
  const isConfirmed = context.allCorrections.confirmed.has(columnQuestionId(context, claim));
  return {
    column,
    header: context.header?.texts[column] ?? "",
    field,
    fromQuantity,
    supplier,
    unit: context.corrections.units.get(column) ?? unitOf(field, header),
    confidence: isConfirmed ? 100 : confidence,
    reason: header.text === "" && !isCorrected ? `no header; ${reason}` : reason,
    isCorrected,
  };
}

/** What the header says that its values count. */
function unitOf(field: QuoteField | null, header: ColumnClaim["header"]): string | null {
  switch (field) {
    case "leadTime":
      return header.durationUnit;
    case "rating":
      return header.scale;
    case "freight":
    case "duty":
    case "tooling":
      return header.basis;
    case "price":
    case "quantity":
    case "minimumOrder":
      return header.unit?.unit.label ?? null;
    default:
      return null;
  }
}
