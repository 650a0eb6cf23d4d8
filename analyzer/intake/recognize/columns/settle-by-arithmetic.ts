import { isWithTax } from "../../../lexicon/tax-words.ts";
import type { DecimalSign, NumberStyle } from "../values/number-style.ts";
import {
  ClaimTable,
  numbersOf,
  priceAgreement,
  rolesOf,
  type ColumnEvidence,
} from "./claim-table.ts";
import type { ColumnClaim } from "./column-claim.ts";
import { isSequence } from "./column-content.ts";

const mostSpare = 12;
const leastPrice = 0.0001;

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
  findAll(settled);
  findPrice(settled);
  findQuantity(settled);
  findTotal(settled);
  settleDiscount(settled);
  findQuantity(settled);
  guessQuantity(settled);
  findComponents(settled);
  return settled.claims;
}

/** Where no header names a price: whole numbers times numbers with decimals that give a third column. */
function findAll(table: ClaimTable) {
  const { quantity, price, total } = rolesOf(table.claims);
  const isKnown = (claim: ColumnClaim | null) => claim !== null && claim.confidence >= 90;
  if (isKnown(price) || isKnown(total)) return;
  const spare = [...table.spareNumbers([]), price, total].filter((claim) => claim !== null);
  const counts = quantity === null ? spare.filter((claim) => table.isWhole(claim)) : [quantity];
  if (spare.length > mostSpare) return;
  for (const count of counts) {
    for (const each of spare) {
      if (each === count || table.isWhole(each) || !isPaid(table, count, each)) continue;
      const sum = spare.find(
        (claim) => claim !== count && claim !== each && table.isPriceOf(count, each, claim),
      );
      if (sum === undefined) continue;
      const reason = `“${count.header.text}” times “${each.header.text}” gives “${sum.header.text}”`;
      const confidence = table.sureness(count, each, sum);
      table.put(count, { field: "quantity", confidence, reason, unused: null });
      table.put(each, { field: "price", confidence, reason, unused: null });
      table.put(sum, { field: "total", confidence, reason, unused: null });
      return;
    }
  }
}

/** Which column times the quantity is the total: a net price, rather than the list price beside it. */
function findPrice(table: ClaimTable) {
  const { quantity, price, total, discount } = rolesOf(table.claims);
  if (quantity === null) return;
  if (price !== null && table.isPriceOf(quantity, price, total)) {
    table.raise([quantity, price, total]);
    return;
  }
  if (price !== null && total !== null && table.isNetOf(quantity, price, discount, total)) return;
  if (total !== null && (price === null || !price.isCorrected)) {
    const found = table
      .spareNumbers([quantity, total, price])
      .find(
        (spare) =>
          table.isPriceOf(quantity, spare, total) &&
          !(price !== null && isWithTax(spare.header.text)),
      );
    if (found !== undefined) table.replacePrice(price, found, total);
    return;
  }
  if (price === null || total !== null || price.isCorrected) return;
  const each = table
    .spareNumbers([quantity, price])
    .find((spare) => table.isPriceOf(quantity, spare, price));
  if (each === undefined) return;
  const reason = `quantity times “${each.header.text}” gives “${price.header.text}”`;
  table.put(price, { field: "total", confidence: 96, reason });
  table.put(each, { field: "price", confidence: table.sureness(quantity, each, price), reason });
}

function findQuantity(table: ClaimTable) {
  const { quantity, price, total, discount } = rolesOf(table.claims);
  if (price === null || total === null || quantity?.isCorrected === true) return;
  if (quantity !== null) {
    const isProved =
      table.isPriceOf(quantity, price, total) || table.isNetOf(quantity, price, discount, total);
    if (isProved) return;
  }
  const found = table
    .spareNumbers([price, total])
    .find(
      (spare) =>
        (table.isWhole(spare) || spare.header.unit !== null) &&
        table.isPriceOf(spare, price, total),
    );
  if (found === undefined) return;
  const reason = `“${found.header.text}” times the price gives the total`;
  const confidence = table.sureness(found, price, total);
  table.put(found, { field: "quantity", confidence, reason, unused: null });
  if (quantity !== null) table.setAside(quantity, reason);
}

/** The only whole numbers whose header is not known may be the quantity: it is asked. */
function guessQuantity(table: ClaimTable) {
  const { quantity, price, total } = rolesOf(table.claims);
  if (quantity !== null || price === null) return;
  const spare = table
    .spareNumbers([price, total])
    .filter(
      (claim) =>
        claim.header.meanings.length === 0 &&
        claim.header.text !== "" &&
        claim.header.currency === null &&
        table.isWhole(claim) &&
        !isSequence(table.columns[claim.column]?.sample ?? []),
    );
  const [found] = spare;
  if (found === undefined || spare.length > 1) return;
  const reason = "its values are whole numbers, and no other column is the quantity";
  table.put(found, { field: "quantity", confidence: 80, reason });
}

/** "Casting" and "Machining" that add up to the price are in it already. */
function findComponents(table: ClaimTable) {
  const { price, total, quantity } = rolesOf(table.claims);
  if (price === null) return;
  const spare = table
    .spareNumbers([price, total, quantity])
    .filter(({ header, unused }) => header.meanings.length === 0 || unused === null);
  const prices = table.numbers(price);
  const columns = spare.map(table.numbers);
  let held = 0;
  const isSum = prices.every((each, row) => {
    const parts = columns.flatMap((numbers) => numbers[row] ?? []);
    if (each === null || parts.length === 0) return true;
    held += 1;
    return Math.abs(parts.reduce((all, part) => all + part, 0) - each) < 0.011;
  });
  if (spare.length < 2 || !isSum || held === 0) return;
  for (const claim of spare) {
    table.put(claim, { unused: "otherPrice", reason: "not used: it is in the price already" });
  }
}

function findTotal(table: ClaimTable) {
  const { quantity, price, total } = rolesOf(table.claims);
  if (quantity === null || price === null || total !== null) return;
  const found = table.spareNumbers([quantity, price]).find((spare) => {
    const agreement = priceAgreement(
      table.numbers(quantity),
      table.numbers(price),
      table.numbers(spare),
    );
    return agreement !== null && agreement.held >= 2;
  });
  if (found === undefined) return;
  const reason = "it is the quantity times the price";
  table.put(found, { field: "total", confidence: 96, reason });
  // Which of two factors is the quantity shows where only one of them has decimals.
  if (table.isWhole(quantity) && !table.isWhole(price)) table.raise([quantity, price]);
}

/** Whether a discount still comes off the price: the totals or the list prices say it. */
function settleDiscount(table: ClaimTable) {
  const { quantity, price, total, discount } = rolesOf(table.claims);
  if (discount === null || price === null || discount.isCorrected) return;
  if (quantity !== null && total !== null) {
    if (table.isNetOf(quantity, price, discount, total)) {
      const reason = "price less discount, times quantity, gives the line total";
      table.put(discount, { confidence: 97, reason });
      return;
    }
    if (table.isPriceOf(quantity, price, total)) {
      table.setAside(discount, "the line totals show that it is already in the prices");
      return;
    }
  }
  const list = table
    .spareNumbers([quantity, price, total, discount])
    .find((spare) => table.isDiscounted(spare, discount, price));
  if (list !== undefined) {
    table.setAside(discount, `it leads from “${list.header.text}” to “${price.header.text}”`);
    table.raise([price]);
    return;
  }
  const net = table
    .spareNumbers([quantity, price, total, discount])
    .find((spare) => table.isDiscounted(price, discount, spare));
  if (net === undefined || price.isCorrected) return;
  table.setAside(discount, `it leads from “${price.header.text}” to “${net.header.text}”`);
  table.replacePrice(price, net, null);
}

/** At least one piece, at a price that somebody would write. */
function isPaid(table: ClaimTable, count: ColumnClaim, each: ColumnClaim): boolean {
  const isLeast = (claim: ColumnClaim, least: number) =>
    table.numbers(claim).every((number) => number === null || number >= least);
  return isLeast(count, 1) && isLeast(each, leastPrice);
}
