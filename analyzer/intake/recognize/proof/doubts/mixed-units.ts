import type { QuoteLine } from "../../../quote-line.ts";
import type { TableContext } from "../../table/table-context.ts";
import { listed, type Unproven } from "../unproven.ts";
import { inWords } from "../../questions/answers.ts";

/** Feet that are bought at a price for one piece: either may be misread. */
export function mixedUnits(context: TableContext, lines: readonly QuoteLine[]): Unproven[] {
  const open = lines.filter(
    ({ quantity, quantityUnit, unit }) =>
      quantity !== null && quantityUnit.value.dimension !== unit.value.dimension,
  );
  if (open.length === 0) return [];
  return [
    {
      field: "quantity",
      what: "Quantity and price unit",
      read: listed(
        open.map(
          ({ quantity, quantityUnit, unit }) =>
            `${quantity?.raw} ${quantityUnit.value.label}, price ${unit.value.label}`,
        ),
      ),
      from: "columns that count differently",
      answers: [],
      words: inWords(context, "priceUnit", "The price is for"),
      lineIds: new Set(open.map(({ id }) => id)),
    },
  ];
}
