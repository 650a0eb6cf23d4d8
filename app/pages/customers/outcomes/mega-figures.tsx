import caliper from "drawing:caliper/15,4?unit=working days";

import { Drawing } from "#app/art/drawing.tsx";
import { studyNamed } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { amountText } from "#app/format/improvement.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
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

/** Three figures as large as the sheet allows, each over one measured pair: the first stands in what its caliper lost. */
export function MegaFigures() {
  const [lead, ...others] = outcomes;
  return (
    <ul className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] lg:grid-cols-2">
      <li className="blueprint gridded lg:col-span-2">
        <div className="relative">
          <Drawing
            of={caliper}
            lead
            preserveAspectRatio="xMinYMid slice"
            className="max-md:h-56 max-md:[&_.drawing-notes]:hidden"
          />
          <Figure
            outcome={lead!}
            className="px-pad pt-5 pb-6 lg:absolute lg:bottom-[14%] lg:left-[44%]"
          />
        </div>
        <div className="grid gap-x-8 gap-y-3 border-t border-line bg-(--fill) px-pad py-5 md:grid-cols-3">
          <Account outcome={lead!} />
          {/* A phone shows the caliper's beginning alone. */}
          <Lengths result={lead!.result} className="md:hidden" />
          <Source outcome={lead!} />
        </div>
      </li>
      {others.map((outcome) => (
        <li
          key={outcome.claim.label}
          className="grid gap-y-3 px-pad pt-8 pb-7 lg:row-span-5 lg:grid-rows-subgrid"
        >
          <Figure outcome={outcome} className="contents" />
          <Account outcome={outcome} />
          <Measurement outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}

interface OutcomePartProps {
  outcome: Outcome;
  className?: string;
}

function Figure({ outcome: { claim }, className = "" }: OutcomePartProps) {
  return (
    <p className={className}>
      <span className="block text-mega tracking-figure whitespace-nowrap">{claim.figure}</span>
      <span className="mt-2 block text-h3 tracking-snug">{claim.label}</span>
    </p>
  );
}

function Account({ outcome: { text, baseline } }: OutcomePartProps) {
  return (
    <>
      <p className="max-w-[35em] text-ink-2">{text}</p>
      <p className="note">{unbroken(baseline)}</p>
    </>
  );
}

function Measurement({ outcome }: OutcomePartProps) {
  return (
    <div className="mt-2 border-t border-hair pt-4">
      <Lengths result={outcome.result} className="mb-4" />
      <Source outcome={outcome} />
    </div>
  );
}

interface LengthsProps {
  result: Outcome["result"];
  className: string;
}

function Lengths({ result: { before, after, unit }, className }: LengthsProps) {
  const lines = [
    { label: "Before", amount: before },
    { label: "After", amount: after },
  ];
  return (
    <dl
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-2 pr-2 font-mono text-note leading-[1.1] ${className}`}
    >
      {lines.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd>
            <Dimension share={amount / before} holdsLabelFrom={0.5}>
              {amountText(amount, unit)}
            </Dimension>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whose measurement it is. */
function Source({ outcome: { study, result } }: OutcomePartProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
      <span className="text-ink-2 max-md:w-full">
        {result.metric}, {study.company}
      </span>
      <ArrowLink to={`/customers/case-studies#${study.id}`}>Read the case</ArrowLink>
    </p>
  );
}
