import { claims } from "#app/site/claims.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { classNames } from "#app/ui/class-names.ts";

import type { Worked } from "./work-out.ts";
import { LineNumber } from "./worksheet-fields.tsx";

interface WorkedLine {
  label: string;
  /** Which lines it is worked from. */
  formula: string;
  value: string;
}

/** Lines 8 to 15: the published arithmetic, and what it comes to. */
export function WorkedLines({ worked }: { worked: Worked }) {
  return (
    <div>
      <h3 className="flex min-h-10 items-center border-b border-line px-pad label">Result</h3>
      <dl className="@container">
        {workedLines(worked).map((line, index, all) => {
          const isResult = index === all.length - 1;
          return (
            <div
              key={line.formula}
              className={classNames(
                "grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-y-0.5 border-b border-hair px-pad",
                isResult ? "py-5" : "py-2",
              )}
            >
              <dt className="col-span-2 grid grid-cols-subgrid items-baseline">
                <LineNumber>{index + 8}</LineNumber>
                <span className="pr-4">
                  <span>{line.label}</span>{" "}
                  <span className="ml-2 note max-sm:ml-0 max-sm:block">{line.formula}</span>
                </span>
              </dt>
              <dd
                className={classNames(
                  "text-right figures",
                  isResult &&
                    classNames(
                      "col-span-2 col-start-2 font-sans leading-[0.9] tracking-figure whitespace-nowrap",
                      resultSize(line.value),
                    ),
                )}
              >
                {line.value}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** As large as the sheet allows: figures of up to 8, 11 or more characters on one line. */
function resultSize(figure: string): string {
  if (figure.length <= 8) return "text-[min(var(--text-mega),19cqi)]";
  return figure.length <= 11 ? "text-[min(var(--text-mega),14cqi)]" : "text-[10cqi]";
}

/** Per month, less the plan where it has a price. */
function netPerMonth({ savings, found }: Worked): number {
  return savings.total - (found.plan.monthlyPrice ?? 0);
}

function workedLines(worked: Worked): WorkedLine[] {
  const { savings, found } = worked;
  const { plan } = found;
  const isPriced = plan.monthlyPrice !== null;
  const net = isPriced ? "Net" : "Saved, before the plan price,";
  return [
    {
      label: "Hours by hand",
      formula: "1 × 2 × 3",
      value: `${savings.handHours.toFixed(1)} h`,
    },
    {
      label: "Hours saved",
      formula: `8 × ${claims.manualWork.figure} × 6`,
      value: `${savings.hoursSaved.toFixed(1)} h`,
    },
    {
      label: "Labor saved",
      formula: "9 × 5",
      value: formatMoney(savings.laborSaved),
    },
    {
      label: "Orders",
      formula: "1 × 4",
      value: formatMoney(savings.orders),
    },
    {
      label: "Landed cost saved",
      formula: `11 × ${claims.landedCost.figure} × 6`,
      value: formatMoney(savings.landedCostSaved),
    },
    {
      label: `${plan.name}, billed monthly`,
      formula: "from 1 and 7",
      value: plan.monthlyPrice === null ? "Custom" : formatMoney(plan.monthlyPrice),
    },
    {
      label: `${net} a month`,
      formula: isPriced ? "10 + 12 − 13" : "10 + 12",
      value: formatMoney(netPerMonth(worked)),
    },
    {
      label: `${net} a year`,
      formula: "14 × 12 months",
      value: formatMoney(netPerMonth(worked) * 12),
    },
  ];
}

/** The result in a sentence. */
export function verdict(worked: Worked): string {
  const perYear = netPerMonth(worked) * 12;
  const { plan } = worked.found;
  if (perYear <= 0) {
    return `${plan.name} would cost more than it saves with these numbers. A spreadsheet is cheaper.`;
  }
  const before = plan.monthlyPrice === null ? ", before the plan's price" : "";
  return `${formatMoney(perYear)} a year on ${plan.name}${before}, if ${worked.countedPercent}% of our claims holds for you. We use the higher price, billed monthly.`;
}
