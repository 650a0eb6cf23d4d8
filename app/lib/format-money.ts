const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Whole US dollars: $44,582. */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
