import type studies from "records:customers/cases";

import { Drawing } from "#app/art/drawing.tsx";
import { amountText, improvementText } from "#app/format/improvement.ts";
import { FigureStrip } from "../figure-strip.tsx";
import { Signature } from "../signature.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SpokenDimension } from "#app/ui/drafting/spoken-dimension.tsx";
import { SectionHead, SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import type { PagePart } from "../page-part.ts";

type Study = (typeof studies)[number];

interface IndustryOutcomeProps extends Pick<PagePart, "title" | "text" | "reading"> {
  tone?: "paper" | "raised" | "blueprint";
  /** Figures before and after at one scale, the customer's own words, or a strip for a neighbor's case. */
  layout: "measured" | "measured-mirrored" | "quoted" | "strip";
  /** A claim of the product, set large, with what it was compared with. */
  claim: { figure: string; label: string; baseline: string };
  study: Study;
}

/** What it came to: the claim, one customer's figures, and what to read next. */
export function IndustryOutcome(props: IndustryOutcomeProps) {
  switch (props.layout) {
    case "quoted":
      return <Quoted {...props} />;
    case "strip":
      return <Strip {...props} />;
    default:
      return <Measured {...props} />;
  }
}

function Measured(props: IndustryOutcomeProps) {
  const { tone = "paper", layout, title, text, claim, study } = props;
  return (
    <Zone tone={tone} space="bare" className="grid lg:grid-cols-12">
      <div className="flex flex-col gap-6 px-pad py-zone lg:col-span-5">
        <SectionMark />
        <p className="flex flex-col gap-2">
          <span className="text-mega tracking-figure">{claim.figure}</span>
          <span className="note">{claim.label}</span>
          <span className="max-w-[29em] note">{unbroken(claim.baseline)}</span>
        </p>
        <h2 className="text-h3">{title}</h2>
        <div className="max-w-[29em] text-ink-2">{text}</div>
        <Reading {...props} className="mt-auto pt-4" />
      </div>
      <article
        className={classNames(
          "flex flex-col border-line px-pad py-zone max-lg:border-t lg:col-span-7",
          layout === "measured" ? "lg:border-l lg:pl-10" : "lg:order-first lg:border-r lg:pr-10",
        )}
      >
        <p className="label">Case study · {study.industry}</p>
        <h3 className="mt-3 mb-4 text-h3">{study.headline}</h3>
        <Drawing of={study.wordmark} className="h-6 w-auto max-w-full self-start text-ink-2" />
        <PhoneFold summary="Results" className="mt-8 max-md:-mx-pad">
          <dl className="border-b border-hair max-md:px-pad">
            {study.results.map((result) => (
              <div
                key={result.metric}
                className="grid gap-x-6 gap-y-2 border-t border-hair py-4 md:grid-cols-[minmax(0,1fr)_7.5rem]"
              >
                <dt className="font-medium">{result.metric}</dt>
                <dd className="figures font-[500] md:text-right">{improvementText(result)}</dd>
                <dd className="grid gap-2 md:col-span-2">
                  <Length name="Before" amount={result.before} {...result} />
                  <Length name="After" amount={result.after} {...result} />
                </dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
        <CaseLink study={study} className="mt-auto pt-6" />
      </article>
    </Zone>
  );
}

interface LengthProps {
  name: string;
  amount: number;
  before: number;
  unit: string;
}

/** On the scale of what it was before. */
function Length({ name, amount, before, unit }: LengthProps) {
  return (
    <span className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center">
      <span className="note">{name}</span>
      <SpokenDimension share={amount / before} holdsLabelFrom={0.5}>
        {amountText(amount, unit)}
      </SpokenDimension>
    </span>
  );
}

function Quoted(props: IndustryOutcomeProps) {
  const { tone = "paper", title, text, claim, study } = props;
  return (
    <Zone tone={tone} space="bare">
      <div className="grid lg:grid-cols-12">
        <figure className="flex flex-col justify-between gap-10 px-pad py-zone lg:col-span-8">
          <SectionMark />
          <blockquote className="max-w-[16em] text-h2 tracking-head text-balance">
            {study.testimonial}
          </blockquote>
          <figcaption className="max-w-160">
            <Signature
              name={study.author}
              title={`${study.authorTitle}, ${study.company}`}
              stamp={study.stamp}
            />
          </figcaption>
        </figure>
        <div className="flex items-end justify-center overflow-hidden border-line gridded px-pad pt-8 max-lg:max-h-80 max-lg:border-t max-md:hidden lg:col-span-4 lg:border-l">
          <Drawing of={study.portrait} decorative className="-mb-px max-w-80" />
        </div>
      </div>
      <FigureStrip figures={resultFigures(study)} className="md:grid-cols-3" />
      <div className="grid gap-x-pad gap-y-6 border-t border-line px-pad py-10 md:grid-cols-12">
        <h2 className="text-h3 md:col-span-4">{title}</h2>
        <p className="max-w-[29em] text-ink-2 md:col-span-5">
          {text} <span className="figures text-ink">{claim.figure}</span> {claim.label}.{" "}
          {unbroken(claim.baseline)}.
        </p>
        <div className="grid content-start gap-3 md:col-span-3">
          <CaseLink study={study} className="text-small" />
          <Reading {...props} />
        </div>
      </div>
    </Zone>
  );
}

function Strip(props: IndustryOutcomeProps) {
  const { tone = "paper", title, text, claim, study } = props;
  return (
    <Zone tone={tone} space="flush">
      <SectionHead title={title}>
        <p>{text}</p>
        <Reading {...props} className="mt-6" />
      </SectionHead>
      <FigureStrip
        figures={[claim, ...resultFigures(study)]}
        className="grid-cols-2 lg:grid-cols-4"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line px-pad py-4 text-small">
        <p className="note">
          First figure: {unbroken(claim.baseline)}. The others are from {study.company},{" "}
          {study.industry}.
        </p>
        <CaseLink study={study} />
      </div>
    </Zone>
  );
}

function resultFigures(study: Study) {
  return study.results.map((result) => ({ figure: improvementText(result), label: result.metric }));
}

function CaseLink({ study, className }: { study: Study; className?: string }) {
  return (
    <p className={className}>
      <ArrowLink to={`/customers/case-studies#${study.id}`}>
        Read the {study.company} case
      </ArrowLink>
    </p>
  );
}

function Reading({
  reading,
  className,
}: Pick<IndustryOutcomeProps, "reading"> & { className?: string }) {
  return (
    <ul className={classNames("grid justify-items-start gap-3 text-small", className)}>
      {reading.map(({ label, to }) => (
        <li key={label}>
          <ArrowLink to={to}>{label}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
