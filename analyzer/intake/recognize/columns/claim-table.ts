import type { SourceTable } from "../../source.ts";
import type { DecimalSign } from "../values/number-style.ts";
import {
  columnNumbers,
  discountAgreement,
  isAgreed,
  productAgreement,
  type Agreement,
  type ColumnNumbers,
} from "./arithmetic.ts";
import type { ColumnClaim } from "./column-claim.ts";
import { isMostlyNumeric } from "./column-content.ts";
import type { TableColumn } from "./column-layout.ts";

const rowsTried = 100;
const sizes = [1, 100, 1000] as const;

/** What columns are decided from. */
export interface ColumnEvidence {
  readonly rows: SourceTable["rows"];
  /** Rows of offers, without totals. */
  readonly sampled: readonly number[];
  readonly columns: readonly TableColumn[];
}

/** The columns that the arithmetic of a quote is about. */
interface Roles {
  readonly quantity: ColumnClaim | null;
  readonly price: ColumnClaim | null;
  readonly total: ColumnClaim | null;
  readonly discount: ColumnClaim | null;
}

export function rolesOf(claims: readonly ColumnClaim[]): Roles {
  const of = (field: ColumnClaim["field"]) => claims.find((claim) => claim.field === field) ?? null;
  return {
    quantity: of("quantity"),
    price: of("price"),
    total: of("total"),
    discount: of("discount"),
  };
}

type NumbersOf = (claim: ColumnClaim) => ColumnNumbers;

function triedRows({ sampled }: ColumnEvidence): number[] {
  const step = Math.max(1, Math.floor(sampled.length / rowsTried));
  return sampled.filter((_, index) => index % step === 0);
}

/** The numbers of columns, each read once. */
export function numbersOf(evidence: ColumnEvidence, decimal: DecimalSign): NumbersOf {
  const { rows } = evidence;
  const tried = triedRows(evidence);
  const known = new Map<number, ColumnNumbers>();
  return ({ column }) => {
    const numbers = known.get(column) ?? columnNumbers(rows, tried, column, decimal);
    known.set(column, numbers);
    return numbers;
  };
}

/** Whether quantity times price is the total, for one piece, a hundred or a thousand. */
export function priceAgreement(
  quantity: ColumnNumbers,
  price: ColumnNumbers,
  total: ColumnNumbers,
): Agreement | null {
  for (const size of sizes) {
    const agreement = productAgreement(quantity, price, total, size);
    if (isAgreed(agreement)) return agreement;
  }
  return null;
}

/** The claims of a table while arithmetic changes them. The visitor's own stay. */
export class ClaimTable {
  claims: ColumnClaim[];
  readonly numbers: NumbersOf;
  readonly columns: readonly TableColumn[];
  readonly evidence: Pick<ColumnEvidence, "rows" | "sampled">;

  constructor(claims: readonly ColumnClaim[], numbers: NumbersOf, evidence: ColumnEvidence) {
    this.claims = [...claims];
    this.numbers = numbers;
    this.columns = evidence.columns;
    this.evidence = { rows: evidence.rows, sampled: triedRows(evidence) };
  }

  isWhole(claim: ColumnClaim): boolean {
    return this.numbers(claim).every((number) => number === null || Number.isInteger(number));
  }

  isPriceOf(quantity: ColumnClaim, price: ColumnClaim, total: ColumnClaim | null): boolean {
    if (total === null) return false;
    const [count, each, sum] = [quantity, price, total].map(this.numbers);
    return (
      count !== undefined &&
      each !== undefined &&
      sum !== undefined &&
      priceAgreement(count, each, sum) !== null
    );
  }

  isNetOf(
    quantity: ColumnClaim,
    price: ColumnClaim,
    discount: ColumnClaim | null,
    total: ColumnClaim,
  ): boolean {
    if (discount === null) return false;
    const percents = this.numbers(discount);
    const isOff = percents.some((percent) => percent !== null && percent > 0);
    const net = this.numbers(price).map((number, index) => {
      const percent = percents[index] ?? 0;
      return number === null ? null : number * (1 - (percent < 1 ? percent : percent / 100));
    });
    return isOff && priceAgreement(this.numbers(quantity), net, this.numbers(total)) !== null;
  }

  isDiscounted(list: ColumnClaim, discount: ColumnClaim, net: ColumnClaim): boolean {
    return isAgreed(
      discountAgreement(this.numbers(list), this.numbers(discount), this.numbers(net)),
    );
  }

  /** Columns of numbers that are not used, or that only look like a price of another kind. */
  spareNumbers(taken: readonly (ColumnClaim | null)[]): ColumnClaim[] {
    return this.claims.filter((claim) => {
      const isFree = claim.field === null && claim.unused !== "position" && !claim.isCorrected;
      const sample = this.columns[claim.column]?.sample ?? [];
      return isFree && !taken.includes(claim) && isMostlyNumeric(sample);
    });
  }

  sureness(quantity: ColumnClaim, price: ColumnClaim, total: ColumnClaim): number {
    const [count, each, sum] = [quantity, price, total].map(this.numbers);
    const agreement = count && each && sum ? priceAgreement(count, each, sum) : null;
    return (agreement?.held ?? 0) >= 2 ? 96 : 90;
  }

  replacePrice(price: ColumnClaim | null, found: ColumnClaim, total: ColumnClaim | null) {
    const because =
      total === null
        ? `it is “${price?.header.text ?? ""}” less the discount`
        : `quantity times “${found.header.text}” gives the total`;
    this.put(found, { field: "price", confidence: 96, reason: because, unused: null });
    if (price !== null) this.setAside(price, because);
  }

  setAside(claim: ColumnClaim, why: string) {
    this.put(claim, { field: null, confidence: 97, reason: `not used: ${why}`, unused: null });
  }

  raise(proved: readonly (ColumnClaim | null)[]) {
    for (const claim of proved) {
      if (claim === null || claim.confidence >= 97 || claim.isCorrected) continue;
      const reason = `${claim.reason}; price times quantity gives the line total`;
      this.put(claim, { confidence: 97, reason });
    }
  }

  put(claim: ColumnClaim, change: Partial<ColumnClaim>) {
    this.claims = this.claims.map((each) =>
      each.column === claim.column ? { ...each, ...change } : each,
    );
  }
}
