import { studyNamed } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { amountText } from "#app/format/improvement.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** A headline figure, and one customer's measurement behind it. */
const rows: {
  claim: "cycleTime" | "approvals" | "landedCost";
  study: string;
  result: number;
  text: string;
}[] = [
  {
    claim: "cycleTime",
    study: "halvard",
    result: 0,
    text: "Quotes are read and converted automatically. Buyers spend their time on the decision.",
  },
  {
    claim: "approvals",
    study: "kitebird",
    result: 1,
    text: "Requests go to all approvers at the same time. Everyone sees how much time is left.",
  },
  {
    claim: "landedCost",
    study: "tessel",
    result: 2,
    text: "Freight, duty and tooling are compared together with the unit price.",
  },
];

const outcomes = rows.map(({ claim, text, ...found }) => {
  const study = studyNamed(found.study);
  const result = study.results[found.result]!;
  return { claim: claims[claim], baseline: baselines[claim], text, study, result };
});

type Outcome = (typeof outcomes)[number];

/** Three figures as large as the sheet allows, each with one measured pair under it. */
export function MegaFigures() {
  return (
    <ul className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] lg:grid-cols-2">
      {outcomes.map((outcome, index) => (
        <OutcomeCell key={outcome.claim.label} outcome={outcome} isLead={index === 0} />
      ))}
    </ul>
  );
}

/** The lead has a row to itself; those beside each other share the rows of their parts. */
function OutcomeCell({ outcome, isLead }: { outcome: Outcome; isLead: boolean }) {
  const { claim, text, baseline } = outcome;
  return (
    <li
      className={classNames(
        "grid px-pad pt-8 pb-7",
        isLead
          ? "gap-x-pad gap-y-8 on-raised lg:col-span-2 lg:grid-cols-12 lg:items-end lg:py-12"
          : "lg:row-span-5 lg:grid-rows-subgrid",
      )}
    >
      <p className={isLead ? "lg:col-span-7" : "contents"}>
        <span className="block text-mega tracking-figure whitespace-nowrap">{claim.figure}</span>
        <span className="mt-5 block text-h3 tracking-snug">{claim.label}</span>
      </p>
      <div className={isLead ? "lg:col-span-5" : "contents"}>
        <p className={classNames("max-w-[35em] text-ink-2", !isLead && "mt-8")}>{text}</p>
        <p className="mt-3 note">{unbroken(baseline)}</p>
        <div className="pt-5">
          <Measurement outcome={outcome} />
        </div>
      </div>
    </li>
  );
}

function Measurement({ outcome: { study, result } }: { outcome: Outcome }) {
  const lines = [
    { label: "Before", amount: result.before },
    { label: "After", amount: result.after },
  ];
  return (
    <div className="border-t border-hair pt-4">
      <dl className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-2 pr-2 font-mono text-note leading-[1.1]">
        {lines.map(({ label, amount }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd>
              <Dimension share={amount / result.before} holdsLabelFrom={0.5}>
                {amountText(amount, result.unit)}
              </Dimension>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
        <span className="text-ink-2 max-md:w-full">
          {result.metric}, {study.company}
        </span>
        <ArrowLink to={`/customers/case-studies#${study.id}`}>Read the case</ArrowLink>
      </p>
    </div>
  );
}
