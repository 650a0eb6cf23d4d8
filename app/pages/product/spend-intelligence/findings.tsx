import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { formatMoney } from "#app/format/format-money.ts";
import {
  addUp,
  groupSpend,
  lastQuarterChange,
  extraCost,
  extraShare,
  shareText,
  singleSourced,
  spendLines,
  spendName,
} from "./spend-figures.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

const whole = addUp(spendLines);
const mostExtra = groupSpend(spendLines, "supplier").toSorted(
  (a, b) => extraShare(b) - extraShare(a),
)[0]!;
const single = singleSourced(spendLines, "category");
const change = lastQuarterChange(spendLines);

/** What the sample says when it is asked: each figure is worked from the orders above. */
const findings = [
  {
    figure: shareText(extraShare(whole)),
    title: "of all spend",
    text: `is freight, duty and tooling: ${formatMoney(extraCost(whole.cost))}, which unit prices do not show.`,
  },
  {
    figure: shareText(extraShare(mostExtra)),
    title: `of spend at ${mostExtra.name}`,
    text: `is freight, duty and tooling: ${formatMoney(extraCost(mostExtra.cost))} of ${formatMoney(mostExtra.total)}, the largest share of any supplier.`,
  },
  {
    figure: String(single.length),
    title: "categories depend on one supplier",
    text: `${single.map((id) => spendName("category", id)).join(" and ")}. There is no second source.`,
  },
  {
    figure: shareText(Math.abs(change.share)),
    title: `${change.amount < 0 ? "less" : "more"} than the quarter before`,
    text: `${spendName("quarter", change.last)} compared with ${spendName("quarter", change.before)}: ${formatMoney(Math.abs(change.amount))}. The largest change is in ${spendName("category", change.largest.category).toLowerCase()}: ${formatMoney(Math.abs(change.largest.amount))}.`,
  },
];

export function Findings() {
  return (
    <Zone className="grid gap-y-10 px-pad lg:grid-cols-12">
      <header className="flex flex-col gap-5 lg:col-span-4 lg:pr-pad">
        <SectionMark />
        <h2 className="text-h2">What the sample shows.</h2>
        <p className="max-w-[25em] text-ink-2">
          Four findings from the orders above. Customers report {claims.landedCost.figure}{" "}
          {claims.landedCost.label} from transparent comparisons. Baseline:{" "}
          {unbroken(baselines.landedCost.toLowerCase())}.
        </p>
        <p className="max-w-[25em] text-small text-ink-2">
          Ask questions about the same orders with the{" "}
          <SiteLink to="/product/copilot" className="text-link">
            Procurement Co-pilot
          </SiteLink>
          .
        </p>
      </header>
      <dl className="border-b border-hair lg:col-span-8">
        {findings.map(({ figure, title, text }) => (
          <div
            key={title}
            className="grid items-baseline gap-x-6 gap-y-1 border-t border-hair py-5 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1">
              <span className="text-[clamp(2.5rem,1.6rem+3vw,4.25rem)] leading-none tracking-figure">
                {figure}
              </span>{" "}
              <span className="text-h4 font-medium tracking-snug">{title}</span>
            </dt>
            <dd className="max-w-[35em] text-ink-2 md:col-start-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Zone>
  );
}
