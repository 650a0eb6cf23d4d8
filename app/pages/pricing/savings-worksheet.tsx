import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { ResultRoom, Verdict } from "#app/sections/result-room.tsx";
import { copyLink } from "#app/ui/clipboard.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { Drawing } from "#app/art/drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { claims } from "#app/site/claims.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { classNames } from "#app/ui/class-names.ts";

import { type FoundPlan, type Worked, workOut, worksheetSettings } from "./savings.ts";
import { LineNumber, WorksheetFields } from "./worksheet-fields.tsx";
import { planBolts } from "./plan-bolts.ts";

/** What it would save, and the plan that follows: every line shown, nothing sent anywhere. */
export function SavingsWorksheet() {
  const { form, settings, missing, worked, readForm, reset, link } =
    useToolSettings(worksheetSettings);
  const result = workOut(worked);
  return (
    <Zone tone="blueprint" space="flush" id="worksheet">
      <SectionHead title="Estimate your savings.">
        <p>
          Enter your numbers to see the savings and the plan that fits. This uses a quarter of our
          claimed savings unless you choose otherwise. Your numbers stay on this page and in its
          address.
        </p>
        <p className="mt-2 hidden noscript:block">JavaScript is off. This is a worked example.</p>
      </SectionHead>
      <form
        ref={form}
        aria-label="Savings worksheet"
        onInput={readForm}
        onSubmit={(event) => event.preventDefault()}
        className="grid border-t-[1.5px] border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-2 [&_input]:scroll-mb-40"
      >
        <WorksheetFields settings={settings} />
        <ResultRoom
          missing={missing}
          className="border-line max-lg:border-t-[1.5px] lg:border-l print:border-l"
        >
          <WorkedLines worked={result} />
          <FoundPlanPanel found={result.found} />
        </ResultRoom>
        <Verdict missing={missing}>{verdict(result)}</Verdict>
        <div
          data-screen-only
          className="col-span-full flex flex-wrap border-t border-line font-mono text-note noscript:hidden"
        >
          <ToolAction look="sheet" onPress={printSheet}>
            Print worksheet
          </ToolAction>
          <ToolAction
            look="sheet"
            icon="link"
            onPress={() => copyLink(link(), "It opens the worksheet with your numbers.")}
          >
            Copy link
          </ToolAction>
          <ToolAction look="sheet" icon="reset" onPress={reset}>
            Reset
          </ToolAction>
        </div>
      </form>
    </Zone>
  );
}

/** Marks the page while it prints: all but the worksheet stays off the paper. */
function printSheet() {
  const root = document.documentElement;
  root.dataset["printing"] = "worksheet";
  addEventListener("afterprint", () => delete root.dataset["printing"], { once: true });
  print();
}

/** The plan finder's answer: the smallest plan that fits, and why no smaller one does. */
function FoundPlanPanel({ found }: { found: FoundPlan }) {
  return (
    <section
      aria-label="Plan finder"
      className="grid flex-1 border-t-[1.5px] border-line md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]"
    >
      <div className="flex flex-col items-start gap-3 px-pad py-5">
        <p className="label">Plan that fits</p>
        <h3 className="text-h2" data-found-plan>
          {found.plan.name}
        </h3>
        <ul className="text-small text-ink-2">
          {found.passedOver.map(({ plan, reasons }) => (
            <li key={plan.name}>
              {plan.name} {reasons.join(", ")}.
            </li>
          ))}
          {found.passedOver.length === 0 && <li>The smallest plan is enough.</li>}
        </ul>
        <div data-screen-only className="mt-auto pt-2">
          <ButtonLink to={found.plan.callToAction.to} size="small">
            {found.plan.callToAction.label}
          </ButtonLink>
        </div>
      </div>
      <div className="grid place-items-center border-hair gridded py-3 max-md:border-t md:border-l">
        <Drawing of={planBolts[found.plan.name]} decorative className="max-w-108" />
      </div>
    </section>
  );
}

/** The formula says which lines it is worked from. */
type WorkedLine = [label: string, formula: string, value: string];

/** Lines 8 to 15: the published arithmetic, and what it comes to. */
function WorkedLines({ worked }: { worked: Worked }) {
  return (
    <div>
      <h3 className="flex min-h-10 items-center border-b border-line px-pad label">Result</h3>
      <dl className="@container">
        {workedLines(worked).map(([label, formula, value], index, all) => {
          const isResult = index === all.length - 1;
          return (
            <div
              key={formula}
              className={classNames(
                "grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline border-b border-hair px-pad",
                isResult ? "gap-y-4 py-5" : "gap-y-0.5 py-2",
              )}
            >
              <dt className="col-span-2 grid grid-cols-subgrid items-baseline">
                <LineNumber>{index + 8}</LineNumber>
                <span className="pr-4">
                  <span>{label}</span>{" "}
                  <span className="ml-2 note max-sm:ml-0 max-sm:block">{formula}</span>
                </span>
              </dt>
              <dd
                className={classNames(
                  "text-right figures",
                  isResult &&
                    classNames(
                      "col-span-2 col-start-2 font-sans leading-[0.9] tracking-figure whitespace-nowrap",
                      resultSize(value),
                    ),
                )}
              >
                {value}
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
  const price = plan.monthlyPrice === null ? "Custom" : formatMoney(plan.monthlyPrice);
  const perMonth = netPerMonth(worked);
  return [
    ["Hours by hand", "1 × 2 × 3", `${savings.handHours.toFixed(1)} h`],
    ["Hours saved", `8 × ${claims.manualWork.figure} × 6`, `${savings.hoursSaved.toFixed(1)} h`],
    ["Labor saved", "9 × 5", formatMoney(savings.laborSaved)],
    ["Orders", "1 × 4", formatMoney(savings.orders)],
    [
      "Landed cost saved",
      `11 × ${claims.landedCost.figure} × 6`,
      formatMoney(savings.landedCostSaved),
    ],
    [`${plan.name}, billed monthly`, "from 1 and 7", price],
    [`${net} a month`, isPriced ? "10 + 12 − 13" : "10 + 12", formatMoney(perMonth)],
    [`${net} a year`, "14 × 12 months", formatMoney(perMonth * 12)],
  ];
}

/** The result in a sentence. */
function verdict(worked: Worked): string {
  const perYear = netPerMonth(worked) * 12;
  const { plan } = worked.found;
  if (perYear <= 0) {
    return `${plan.name} would cost more than it saves with these numbers. A spreadsheet is cheaper.`;
  }
  const before = plan.monthlyPrice === null ? ", before the plan's price" : "";
  return `${formatMoney(perYear)} a year on ${plan.name}${before}, if ${worked.countedPercent}% of our claims holds for you. We use the higher price, billed monthly.`;
}
