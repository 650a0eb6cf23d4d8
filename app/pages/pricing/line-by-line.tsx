import { claims } from "#app/site/claims.ts";
import { type Plan, type PlanName, plans } from "#app/site/plans/plans.ts";
import { annualSaving, annualSavingPercent } from "#app/site/plans/annual-saving.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { erp } from "#app/site/facts/erp.ts";

/** True and false are a check mark and a dash. */
type ComparedValue = boolean | string;

interface ComparedLine {
  feature: string;
  values: Record<PlanName, ComparedValue>;
}

const onEveryPlan = { Starter: true, Growth: true, Enterprise: true };
const fromGrowthUp = { Starter: false, Growth: true, Enterprise: true };
const onEnterprise = { Starter: false, Growth: false, Enterprise: true };

/** The comparison table below prices and limits, which come from the plans themselves. */
const planComparison: { heading: string; lines: ComparedLine[] }[] = [
  {
    heading: "Modules",
    lines: [
      { feature: "RFQ Analyzer", values: onEveryPlan },
      { feature: "Approval routing", values: fromGrowthUp },
      { feature: "Supplier 360 (vendor scorecards)", values: fromGrowthUp },
      { feature: "Procurement Co-pilot", values: fromGrowthUp },
      { feature: "Analytics", values: fromGrowthUp },
      { feature: "Spend analytics", values: fromGrowthUp },
    ],
  },
  {
    heading: "Intake and analysis",
    lines: [
      { feature: "PDF, Excel, CSV and email attachments", values: onEveryPlan },
      { feature: "Unit and currency normalization", values: onEveryPlan },
      { feature: "Confidence scores", values: onEveryPlan },
      {
        feature: "Vendor scoring",
        values: {
          Starter: "Basic: our default weights",
          Growth: "Weighted: your own weights",
          Enterprise: "Weighted: your own weights",
        },
      },
    ],
  },
  {
    heading: "Output",
    lines: [
      { feature: "PDF/CSV export", values: onEveryPlan },
      { feature: `Export files for ${erp.systems.join(", ")}`, values: onEveryPlan },
      { feature: "API access", values: fromGrowthUp },
      { feature: "Audit trail", values: onEveryPlan },
    ],
  },
  {
    heading: "Control and support",
    lines: [
      { feature: "Row level security", values: onEveryPlan },
      { feature: `${claims.encryption.figure} encryption`, values: onEveryPlan },
      { feature: "SSO", values: onEnterprise },
      { feature: "SCIM", values: onEnterprise },
      {
        feature: "Uptime",
        values: {
          Starter: `${claims.uptime.figure} target`,
          Growth: `${claims.uptime.figure} target`,
          Enterprise: "SLA guarantees",
        },
      },
      {
        feature: "Support",
        values: {
          Starter: "Email support",
          Growth: "Priority support",
          Enterprise: "Dedicated customer success manager",
        },
      },
    ],
  },
];

const groups = [{ heading: "Price and size", lines: pricesAndLimits() }, ...planComparison];

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
              {plans.map((plan) => (
                <td
                  key={plan.name}
                  className={classNames(
                    "border-b border-hair px-3 py-2.5 font-mono text-note max-md:px-pad max-md:pt-0.5 max-md:pb-2 md:border-l",
                    plan.isPopular && "md:bg-raised",
                  )}
                >
                  <Value of={line.values[plan.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Value({ of: value }: { of: boolean | string }) {
  if (typeof value === "string") return value;
  return (
    <>
      {value ? <Icon name="check" className="size-4" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{value ? "Included" : "Not included"}</span>
    </>
  );
}

function pricesAndLimits(): ComparedLine[] {
  const line = (feature: string, value: (plan: Plan) => string): ComparedLine => ({
    feature,
    values: Object.fromEntries(plans.map((plan) => [plan.name, value(plan)])) as Record<
      PlanName,
      string
    >,
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
