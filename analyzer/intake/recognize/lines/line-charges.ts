import type { Charge, NamedCharge, QuoteLine, Reading } from "../../quote-line.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { taken, type ColumnReader } from "../columns/column-reader.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import type { ChargeField } from "../values/charges.ts";
import { type OtherCharge, otherChargeColumns } from "./other-charges.ts";
import { setAside } from "./set-aside.ts";

/** Reads what is charged beside the price of a line, in the line's currency. */
export class LineCharges {
  readonly #context: TableContext;
  /** Further one-time charges, and extra costs that no field holds. */
  readonly #others: readonly OtherCharge[];

  constructor(
    context: TableContext,
    claims: readonly ColumnClaim[],
    tooling: ColumnReader<"tooling"> | null,
  ) {
    this.#context = context;
    this.#others = otherChargeColumns(context, claims, tooling);
  }

  /** The charge as it counts; what is in another currency than its line is asked about and left out. */
  read(
    field: ChargeField,
    row: number,
    found: Reading<FieldValues["tooling"]> | null,
    currency: Reading<string> | null,
  ): Reading<Charge> | null {
    if (found === null) return null;
    const own = found.value.currency;
    if (own === null || currency === null || own.mayBe.includes(currency.value)) {
      return { ...found, value: found.value.charge };
    }
    const why = `is not in ${currency.value}, the currency of its line`;
    askChoice(this.#context, `charge-currency/${field}`, {
      text: `“${found.raw}” in ${this.#context.name} ${why}. Leave it out?`,
      confidence: 40,
      reason: "a charge is added in the currency of its line",
      place: found.place,
      keep: "Yes, leave it out",
      others: [],
    }).touch(row);
    return setAside(this.#context, field, row, found, why);
  }

  readOthers(
    row: number,
    line: number,
    currency: Reading<string> | null,
  ): Pick<QuoteLine, "otherCharges"> {
    const otherCharges = this.#others.flatMap(({ column, asked }): NamedCharge[] => {
      const read = taken(column.read(row, line), line);
      if (read === null) return [];
      asked?.touch(line);
      const confidence = Math.min(read.confidence, asked?.confidence ?? 100);
      const { charge } = read.value;
      if (charge.kind === "amount" ? charge.amount === 0 : charge.percent === 0) return [];
      const counted = this.read("tooling", row, { ...read, confidence }, currency);
      return counted === null ? [] : [{ name: column.claim.header.text, charge: counted }];
    });
    return otherCharges.length === 0 ? {} : { otherCharges };
  }
}
