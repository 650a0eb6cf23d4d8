import type { SourceTable } from "../../source.ts";
import type { DecimalSign, NumberStyle } from "../values/number-style.ts";
import {
  columnNumbers,
  discountAgreement,
  isAgreed,
  productAgreement,
  type Agreement,
  type ColumnNumbers,
} from "./arithmetic.ts";
import type { ColumnClaim } from "./column-claims.ts";
import { cellAt } from "./cell-at.ts";
import { isMostlyNumeric, isSequence } from "./column-content.ts";
import type { TableColumn } from "./column-layout.ts";

const rowsTried = 100;
const mostSpare = 12;
const leastPrice = 0.0001;
const sizes = [1, 100, 1000] as const;

/** What columns are decided from. */
export interface ColumnEvidence {
  readonly rows: SourceTable["rows"];
  /** Rows of offers, without totals. */
  readonly sampled: readonly number[];
  readonly columns: readonly TableColumn[];
}

/** Quantity × price = total shows how numbers are written where their signs alone do not. */
export function styleByArithmetic(
  style: NumberStyle,
  claims: readonly ColumnClaim[],
  evidence: ColumnEvidence,
): NumberStyle {
  if (style.confidence >= 95) return style;
  const agreement = (decimal: DecimalSign) => {
    const { quantity, price, total } = rolesOf(claims);
    if (quantity === null || price === null || total === null) return false;
    const numbers = numbersOf(evidence, decimal);
    return priceAgreement(numbers(quantity), numbers(price), numbers(total)) !== null;
  };
  const [comma, point] = [agreement("comma"), agreement("point")];
  if (comma === point) return style;
  const decimal = comma ? "comma" : "point";
  return { decimal, confidence: 97, reason: "price times quantity gives the line total" };
}

/** Decides by the table's own arithmetic which column is which, and whether a discount is already in. */
export function settleByArithmetic(
  claims: readonly ColumnClaim[],
  evidence: ColumnEvidence,
  decimal: DecimalSign,
): ColumnClaim[] {
  const hasSeveralPrices = claims.some(
    ({ field, fromQuantity, supplier }) =>
      field === "price" && (fromQuantity !== null || supplier !== null),
  );
  if (hasSeveralPrices || claims.length > 60) return [...claims];
  const settled = new ClaimTable(claims, numbersOf(evidence, decimal), evidence);
  settled.findAll();
  settled.findPrice();
  settled.findQuantity();
  settled.findTotal();
  settled.settleDiscount();
  settled.findQuantity();
  settled.findBreakQuantity();
  settled.guessQuantity();
  settled.findComponents();
  return settled.claims;
}

interface Roles {
  readonly quantity: ColumnClaim | null;
  readonly price: ColumnClaim | null;
  readonly total: ColumnClaim | null;
  readonly discount: ColumnClaim | null;
}

function rolesOf(claims: readonly ColumnClaim[]): Roles {
  const of = (field: ColumnClaim["field"]) => claims.find((claim) => claim.field === field) ?? null;
  return {
    quantity: of("quantity"),
    price: of("price"),
    total: of("total"),
    discount: of("discount"),
  };
}

type NumbersOf = (claim: ColumnClaim) => ColumnNumbers;

/** A price that contains a tax is not the one that others are compared with. */
function isWithTax(header: string): boolean {
  return /brutto|gross|ttc|incl|inkl|con iva|iva inc|s dph|vč|mit mwst|with tax|含税|税込/iu.test(
    header,
  );
}

function triedRows({ sampled }: ColumnEvidence): number[] {
  const step = Math.max(1, Math.floor(sampled.length / rowsTried));
  return sampled.filter((_, index) => index % step === 0);
}

function numbersOf(evidence: ColumnEvidence, decimal: DecimalSign): NumbersOf {
  const { rows } = evidence;
  const tried = triedRows(evidence);
  const known = new Map<number, ColumnNumbers>();
  return ({ column }) => {
    const numbers = known.get(column) ?? columnNumbers(rows, tried, column, decimal);
    known.set(column, numbers);
    return numbers;
  };
}

function priceAgreement(
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
class ClaimTable {
  claims: ColumnClaim[];
  readonly #numbers: NumbersOf;
  readonly #columns: readonly TableColumn[];
  readonly #evidence: Pick<ColumnEvidence, "rows" | "sampled">;

  constructor(claims: readonly ColumnClaim[], numbers: NumbersOf, evidence: ColumnEvidence) {
    this.claims = [...claims];
    this.#numbers = numbers;
    this.#columns = evidence.columns;
    this.#evidence = { rows: evidence.rows, sampled: triedRows(evidence) };
  }

  /** Where no header names a price: whole numbers times numbers with decimals that give a third column. */
  findAll() {
    const { quantity, price, total } = rolesOf(this.claims);
    const isKnown = (claim: ColumnClaim | null) => claim !== null && claim.confidence >= 90;
    if (isKnown(price) || isKnown(total)) return;
    const spare = [...this.#spareNumbers([]), price, total].filter((claim) => claim !== null);
    const counts = quantity === null ? spare.filter((claim) => this.#isWhole(claim)) : [quantity];
    if (spare.length > mostSpare) return;
    for (const count of counts) {
      for (const each of spare) {
        if (each === count || this.#isWhole(each) || !this.#isPaid(count, each)) continue;
        const sum = spare.find(
          (claim) => claim !== count && claim !== each && this.#isPriceOf(count, each, claim),
        );
        if (sum === undefined) continue;
        const reason = `“${count.header.text}” times “${each.header.text}” gives “${sum.header.text}”`;
        const confidence = this.#sureness(count, each, sum);
        this.#put(count, { field: "quantity", confidence, reason, unused: null });
        this.#put(each, { field: "price", confidence, reason, unused: null });
        this.#put(sum, { field: "total", confidence, reason, unused: null });
        return;
      }
    }
  }

  /** At least one piece, at a price that somebody would write. */
  #isPaid(count: ColumnClaim, each: ColumnClaim): boolean {
    const isLeast = (claim: ColumnClaim, least: number) =>
      this.#numbers(claim).every((number) => number === null || number >= least);
    return isLeast(count, 1) && isLeast(each, leastPrice);
  }

  /** Which column times the quantity is the total: a net price, rather than the list price beside it. */
  findPrice() {
    const { quantity, price, total, discount } = rolesOf(this.claims);
    if (quantity === null) return;
    if (price !== null && this.#isPriceOf(quantity, price, total)) {
      this.#raise([quantity, price, total]);
      return;
    }
    if (price !== null && total !== null && this.#isNetOf(quantity, price, discount, total)) return;
    if (total !== null && (price === null || !price.isCorrected)) {
      const found = this.#spareNumbers([quantity, total, price]).find(
        (spare) =>
          this.#isPriceOf(quantity, spare, total) &&
          !(price !== null && isWithTax(spare.header.text)),
      );
      if (found !== undefined) this.#replacePrice(price, found, total);
      return;
    }
    if (price === null || total !== null || price.isCorrected) return;
    const each = this.#spareNumbers([quantity, price]).find((spare) =>
      this.#isPriceOf(quantity, spare, price),
    );
    if (each === undefined) return;
    const reason = `quantity times “${each.header.text}” gives “${price.header.text}”`;
    this.#put(price, { field: "total", confidence: 96, reason });
    this.#put(each, { field: "price", confidence: this.#sureness(quantity, each, price), reason });
  }

  findQuantity() {
    const { quantity, price, total, discount } = rolesOf(this.claims);
    if (price === null || total === null || quantity?.isCorrected === true) return;
    if (quantity !== null) {
      const isProved =
        this.#isPriceOf(quantity, price, total) || this.#isNetOf(quantity, price, discount, total);
      if (isProved) return;
    }
    const found = this.#spareNumbers([price, total]).find(
      (spare) =>
        (this.#isWhole(spare) || spare.header.unit !== null) &&
        this.#isPriceOf(spare, price, total),
    );
    if (found === undefined) return;
    const reason = `“${found.header.text}” times the price gives the total`;
    const confidence = this.#sureness(found, price, total);
    this.#put(found, { field: "quantity", confidence, reason, unused: null });
    if (quantity !== null) this.#setAside(quantity, reason);
  }

  /** Below one part, whole numbers that rise while the price falls are what prices hold from. */
  findBreakQuantity() {
    const { quantity, price } = rolesOf(this.claims);
    const part = this.claims.find(({ field }) => field === "part") ?? null;
    if (quantity !== null || price === null) return;
    const names = this.#texts(part);
    const prices = this.#numbers(price);
    const found = this.#spareNumbers([price]).find((spare) => {
      const numbers = this.#numbers(spare);
      let pairs = 0;
      const isRising = numbers.every((number, index) => {
        const before = index === 0 ? null : (numbers[index - 1] ?? null);
        const isSamePart = index > 0 && (names[index] === "" || names[index] === names[index - 1]);
        const each = prices[index] ?? null;
        const dearer = prices[index - 1] ?? null;
        if (!isSamePart || number === null || before === null) return true;
        pairs += 1;
        return number > before && each !== null && dearer !== null && each <= dearer;
      });
      return this.#isWhole(spare) && pairs > 0 && isRising;
    });
    if (found === undefined) return;
    const reason = `“${found.header.text}” rises while the price of the part falls`;
    this.#put(found, { field: "quantity", confidence: 96, reason, unused: null });
  }

  /** The only whole numbers whose header is not known may be the quantity: it is asked. */
  guessQuantity() {
    const { quantity, price, total } = rolesOf(this.claims);
    if (quantity !== null || price === null) return;
    const spare = this.#spareNumbers([price, total]).filter(
      (claim) =>
        claim.header.meanings.length === 0 &&
        claim.header.text !== "" &&
        claim.header.currency === null &&
        this.#isWhole(claim) &&
        !isSequence(this.#columns[claim.column]?.sample ?? []),
    );
    const [found] = spare;
    if (found === undefined || spare.length > 1) return;
    const reason = "its values are whole numbers, and no other column is the quantity";
    this.#put(found, { field: "quantity", confidence: 80, reason });
  }

  /** "Casting" and "Machining" that add up to the price are in it already. */
  findComponents() {
    const { price, total, quantity } = rolesOf(this.claims);
    if (price === null) return;
    const spare = this.#spareNumbers([price, total, quantity]).filter(
      ({ header }) => header.meanings.length === 0,
    );
    const prices = this.#numbers(price);
    const columns = spare.map(this.#numbers);
    const isSum = prices.every((each, row) => {
      const sum = columns.reduce((all, numbers) => all + (numbers[row] ?? 0), 0);
      return each === null || Math.abs(sum - each) < 0.011;
    });
    if (spare.length < 2 || !isSum) return;
    for (const claim of spare) {
      this.#put(claim, { unused: "otherPrice", reason: "not used: it is in the price already" });
    }
  }

  #isWhole(claim: ColumnClaim): boolean {
    return this.#numbers(claim).every((number) => number === null || Number.isInteger(number));
  }

  #texts(claim: ColumnClaim | null): string[] {
    const { rows, sampled } = this.#evidence;
    return sampled.map((row) =>
      claim === null ? "" : (cellAt(rows, row, claim.column)?.text.trim() ?? ""),
    );
  }

  findTotal() {
    const { quantity, price, total } = rolesOf(this.claims);
    if (quantity === null || price === null || total !== null) return;
    const found = this.#spareNumbers([quantity, price]).find((spare) => {
      const agreement = priceAgreement(
        this.#numbers(quantity),
        this.#numbers(price),
        this.#numbers(spare),
      );
      return agreement !== null && agreement.held >= 2;
    });
    if (found === undefined) return;
    const reason = "it is the quantity times the price";
    this.#put(found, { field: "total", confidence: 96, reason });
    // Which of two factors is the quantity shows where only one of them has decimals.
    if (this.#isWhole(quantity) && !this.#isWhole(price)) this.#raise([quantity, price]);
  }

  /** Whether a discount still comes off the price: the totals or the list prices say it. */
  settleDiscount() {
    const { quantity, price, total, discount } = rolesOf(this.claims);
    if (discount === null || price === null || discount.isCorrected) return;
    if (quantity !== null && total !== null) {
      if (this.#isNetOf(quantity, price, discount, total)) {
        const reason = "price less discount, times quantity, gives the line total";
        this.#put(discount, { confidence: 97, reason });
        return;
      }
      if (this.#isPriceOf(quantity, price, total)) {
        this.#setAside(discount, "the line totals show that it is already in the prices");
        return;
      }
    }
    const list = this.#spareNumbers([quantity, price, total, discount]).find((spare) =>
      this.#isDiscounted(spare, discount, price),
    );
    if (list !== undefined) {
      this.#setAside(discount, `it leads from “${list.header.text}” to “${price.header.text}”`);
      this.#raise([price]);
      return;
    }
    const net = this.#spareNumbers([quantity, price, total, discount]).find((spare) =>
      this.#isDiscounted(price, discount, spare),
    );
    if (net === undefined || price.isCorrected) return;
    this.#setAside(discount, `it leads from “${price.header.text}” to “${net.header.text}”`);
    this.#replacePrice(price, net, null);
  }

  #isPriceOf(quantity: ColumnClaim, price: ColumnClaim, total: ColumnClaim | null): boolean {
    if (total === null) return false;
    const [count, each, sum] = [quantity, price, total].map(this.#numbers);
    return (
      count !== undefined &&
      each !== undefined &&
      sum !== undefined &&
      priceAgreement(count, each, sum) !== null
    );
  }

  #isNetOf(
    quantity: ColumnClaim,
    price: ColumnClaim,
    discount: ColumnClaim | null,
    total: ColumnClaim,
  ): boolean {
    if (discount === null) return false;
    const percents = this.#numbers(discount);
    const isOff = percents.some((percent) => percent !== null && percent > 0);
    const net = this.#numbers(price).map((number, index) => {
      const percent = percents[index] ?? 0;
      return number === null ? null : number * (1 - (percent < 1 ? percent : percent / 100));
    });
    return isOff && priceAgreement(this.#numbers(quantity), net, this.#numbers(total)) !== null;
  }

  #isDiscounted(list: ColumnClaim, discount: ColumnClaim, net: ColumnClaim): boolean {
    return isAgreed(
      discountAgreement(this.#numbers(list), this.#numbers(discount), this.#numbers(net)),
    );
  }

  /** Columns of numbers that are not used, or that only look like a price of another kind. */
  #spareNumbers(taken: readonly (ColumnClaim | null)[]): ColumnClaim[] {
    return this.claims.filter((claim) => {
      const isFree = claim.field === null && claim.unused !== "position" && !claim.isCorrected;
      const sample = this.#columns[claim.column]?.sample ?? [];
      return isFree && !taken.includes(claim) && isMostlyNumeric(sample);
    });
  }

  #sureness(quantity: ColumnClaim, price: ColumnClaim, total: ColumnClaim): number {
    const [count, each, sum] = [quantity, price, total].map(this.#numbers);
    const agreement = count && each && sum ? priceAgreement(count, each, sum) : null;
    return (agreement?.held ?? 0) >= 2 ? 96 : 90;
  }

  #replacePrice(price: ColumnClaim | null, found: ColumnClaim, total: ColumnClaim | null) {
    const because =
      total === null
        ? `it is “${price?.header.text ?? ""}” less the discount`
        : `quantity times “${found.header.text}” gives the total`;
    this.#put(found, { field: "price", confidence: 96, reason: because, unused: null });
    if (price !== null) this.#setAside(price, because);
  }

  #setAside(claim: ColumnClaim, why: string) {
    this.#put(claim, { field: null, confidence: 97, reason: `not used: ${why}`, unused: null });
  }

  #raise(proved: readonly (ColumnClaim | null)[]) {
    for (const claim of proved) {
      if (claim === null || claim.confidence >= 97 || claim.isCorrected) continue;
      const reason = `${claim.reason}; price times quantity gives the line total`;
      this.#put(claim, { confidence: 97, reason });
    }
  }

  #put(claim: ColumnClaim, change: Partial<ColumnClaim>) {
    this.claims = this.claims.map((each) =>
      each.column === claim.column ? { ...each, ...change } : each,
    );
  }
}
