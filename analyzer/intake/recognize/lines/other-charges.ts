import { isMoney, isMostlyNumeric } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { ColumnReader } from "../columns/column-reader.ts";
import type { Asked } from "../questions/question-book.ts";
import { surchargeQuestion, unknownAmountQuestion } from "../questions/questions.ts";
import type { TableContext } from "../table/table-context.ts";

/** A column of charges beyond the first, with the question it hangs on. */
export interface OtherCharge {
  readonly column: ColumnReader<"tooling">;
  readonly asked: Asked | null;
}

/** Columns of one-time charges beyond the first, and of extra costs; the latter are asked about. */
export function otherChargeColumns(
  context: TableContext,
  claims: readonly ColumnClaim[],
  tooling: ColumnReader<"tooling"> | null,
): OtherCharge[] {
  const further = claims.filter(
    (claim) => claim.field === "tooling" && claim.column !== tooling?.claim.column,
  );
  const extra = claims.filter(({ unused, field, column }) => {
    const hasAmounts = context.columns[column]?.sample.some(({ text }) => /[1-9]/.test(text));
    return field === null && unused === "surcharge" && hasAmounts === true;
  });
  const unknown = claims.filter((claim) => isUnknownAmount(context, claim));
  return [
    ...further.map((claim) => ({
      column: new ColumnReader(context, "tooling", claim),
      asked: null,
    })),
    ...extra.map((claim) => {
      const isKnown = context.corrections.units.has(claim.column) || claim.header.basis !== null;
      const reason = `“${claim.header.text}” is an extra cost`;
      return {
        column: new ColumnReader(context, "tooling", { ...claim, confidence: 96, reason }),
        asked: isKnown ? null : context.book.ask(surchargeQuestion(context, claim)),
      };
    }),
    ...unknown.flatMap((claim) => {
      const isCost = context.corrections.units.has(claim.column);
      const asked = isCost ? null : context.book.ask(unknownAmountQuestion(context, claim));
      asked?.touch(0);
      if (!isCost) return [];
      const reason = "you said so";
      return [
        {
          column: new ColumnReader(context, "tooling", { ...claim, confidence: 100, reason }),
          asked,
        },
      ];
    }),
  ];
}

/** Amounts of money under a header that is not known: they may be a cost. */
function isUnknownAmount(
  context: TableContext,
  { column, field, header, isCorrected, unused }: ColumnClaim,
) {
  const sample = context.columns[column]?.sample ?? [];
  const isSaid = context.corrections.units.has(column);
  const isOther = field !== null || unused !== null || (header.meanings.length > 0 && !isSaid);
  if (isOther || isCorrected || header.text === "") return false;
  if (!isMostlyNumeric(sample)) return false;
  return header.currency !== null || sample.some(isMoney);
}
