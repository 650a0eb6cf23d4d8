import comparison from "records:pricing/comparison";

import { claims } from "#app/site/claims.ts";
import { type Plan, plans } from "#app/site/plans/plans.ts";
import { annualSaving, annualSavingPercent } from "#app/site/plans/annual-saving.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

interface ComparedLine {
  feature: string;
  /** In the order of the plans; "yes" and "no" are a check mark and a dash. */
  values: string[];
}

/** Prices and limits come from the plans themselves. */
const groups: { heading: string; lines: ComparedLine[] }[] = [
  { heading: "Price and size", lines: pricesAndLimits() },
  ...comparison.map(({ title, items }) => ({
    heading: title,
    lines: Object.entries(items).map(([feature, values]) => ({ feature, values })),
  })),
];

export function LineByLine() {
  return (
    <Zone space="flush">
      <SectionHead title="Compare the plans.">
        <p>Example prices in US dollars, before tax.</p>
      </SectionHead>
      <PhoneFold summary="The plans, line by line">
        <ComparisonTable />
      </PhoneFold>
    </Zone>
  );
}

/** Every line of every plan. On a phone a line's name stands above its three values; the plans' names stay in view. */
function ComparisonTable() {
  return (
    <table className="w-full table-fixed border-separate [border-spacing:0] text-small max-md:block">
      <caption className="sr-only">Plans compared line by line</caption>
      <thead className="sticky top-bar z-10 max-md:block">
        <tr className="max-md:grid max-md:grid-cols-3">
          <th scope="col" className="w-[34%] border-y-[1.5px] border-line bg-ground max-md:sr-only">
            <span className="sr-only">Line</span>
          </th>
          {plans.map((plan) => (
            <th
              key={plan.name}
              scope="col"
              className={classNames(
                "border-y-[1.5px] border-line px-3 py-3 text-left text-body font-medium max-md:px-pad md:border-l md:border-l-hair",
                plan.isPopular ? "bg-ground md:bg-raised" : "bg-ground",
              )}
            >
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, lines }) => (
        <tbody key={heading} className="max-md:block">
          <tr className="max-md:block">
            <th
              colSpan={4}
              scope="rowgroup"
              className="border-b border-line-2 bg-sunk px-pad py-2 text-left font-mono text-note font-[450] max-md:block"
            >
              {heading}
            </th>
          </tr>
          {lines.map((line) => (
            <tr key={line.feature} className="max-md:grid max-md:grid-cols-3">
              <th
                scope="row"
                className="border-hair px-pad py-2.5 text-left font-text max-md:col-span-3 max-md:pt-2 max-md:pb-0 md:border-b"
              >
                {line.feature}
              </th>
              {plans.map((plan, index) => (
                <td
                  key={plan.name}
                  className={classNames(
                    "border-b border-hair px-3 py-2.5 font-mono text-note max-md:px-pad max-md:pt-0.5 max-md:pb-2 md:border-l",
                    plan.isPopular && "md:bg-raised",
                  )}
                >
                  <Value of={line.values[index]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Value({ of: value }: { of: string }) {
  const isIncluded = value === "yes";
  if (!isIncluded && value !== "no") return value;
  return (
    <>
      {isIncluded ? <Icon name="check" className="size-4" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{isIncluded ? "Included" : "Not included"}</span>
    </>
  );
}

function pricesAndLimits(): ComparedLine[] {
  const line = (feature: string, value: (plan: Plan) => string): ComparedLine => ({
    feature,
    values: plans.map(value),
  });
  const money = (amount: number | null) => (amount === null ? "Custom" : formatMoney(amount));
  const limit = (number: number | null) => (number === null ? "Unlimited" : String(number));
  return [
    line("Per month, billed annually", (plan) => money(plan.annualPrice)),
    line("Per month, billed monthly", (plan) => money(plan.monthlyPrice)),
    line("Saved a year by paying annually", (plan) => {
      const saving = annualSaving(plan);
      if (saving === null) return claims.annualSaving.figure;
      return `${formatMoney(saving)}, ${annualSavingPercent(plan)}`;
    }),
    line("RFQs per month", (plan) => limit(plan.rfqsPerMonth)),
    line("Users", (plan) => limit(plan.users)),
    line("Per month, every reading checked", (plan) =>
      plan.checkedPrice === null
        ? "Custom"
        : `${formatMoney(plan.checkedPrice)}, ${limit(plan.checkedUsers)} users`,
    ),
  ];
}
