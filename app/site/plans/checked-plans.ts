import { brand } from "../brand.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { type Plan, plans } from "./plans.ts";

/** The second way to buy: the same plan, and a person looks at what was read. */
export const checkedPlans = {
  name: "Checked plans",
  what: `A ${brand.name} analyst checks every reading before the ranking is shown.`,
  /** Said where only the checked prices stand. */
  without: `Without the check from ${formatMoney(Math.min(...plans.flatMap(({ annualPrice }) => annualPrice ?? [])))}`,
};

export function usersText(users: number | null): string {
  return users === null ? "Unlimited users" : `Up to ${users} users`;
}

export function checkedPriceText({ name, checkedPrice, checkedUsers }: Plan): string {
  const price = checkedPrice === null ? "custom" : formatMoney(checkedPrice);
  return `${name} ${price}, ${usersText(checkedUsers).toLowerCase()}`;
}
