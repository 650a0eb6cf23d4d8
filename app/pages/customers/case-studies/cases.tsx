import { type CaseResult, caseStudies, type CaseStudy } from "#app/site/case-studies.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { amountText, improvementText } from "#app/format/improvement.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { RevisionCloud } from "#app/ui/drafting/revision-cloud.tsx";
import { GdtSymbol } from "#app/ui/drafting/gdt-symbol.tsx";
import { Table } from "#app/ui/table.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

const longest = Math.max(...caseStudies.map(({ results: [first] }) => first!.before));

/** The cases, each a way down to its own zone: the part, and the first thing that it changed, all on one scale. */
export function CaseIndex() {
  return (
    <nav aria-label="Case studies">
      <ul className="ruled-cells border-t-[1.5px] border-line">
        {caseStudies.map((study) => {
          const result = study.results[0]!;
          return (
            <li key={study.id}>
              <SiteLink
                to={`#${study.id}`}
                className="group grid no-underline hover:bg-ink/4 focus-visible:-outline-offset-2 md:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <span className="grid place-items-center border-r border-hair gridded p-3 max-md:hidden">
                  <Drawing of={{ ...study.part, notes: false }} decorative className="h-26" />
                </span>
                <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-4 px-pad py-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]">
                  <span>
                    <Drawing of={study.wordmark} eager className="h-6 w-auto max-w-full" />
                    <span className="mt-1 block note">{study.industry}</span>
                  </span>{" "}
                  <span className="grid gap-1.5 max-lg:order-last max-lg:col-span-2">
                    <Amount of="before" result={result} longest={longest} />
                    <Amount of="after" result={result} longest={longest} />
                  </span>{" "}
                  <span className="flex items-center justify-between gap-4 text-small">
                    <span>
                      <b className="block text-h3 leading-none font-head tracking-snug whitespace-nowrap">
                        {improvementText(result)}
                      </b>{" "}
                      <span className="mt-1.5 block text-ink-2">{result.metric}</span>
                    </span>
                    <Icon
                      name="down"
                      className="size-6 flex-none transition-transform duration-240 ease-draw group-hover:translate-y-1 max-lg:hidden"
                    />
                  </span>
                </span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const [first, ...further] = caseStudies;
const tones = ["blueprint", "raised", "paper"] as const;

export function FirstCase() {
  return <CaseStudyZone study={first} tone="paper" drawingSide="left" eager />;
}

/** Neighbours on different grounds, so that several of a kind do not read as one. */
export function FurtherCases() {
  return further.map((study, index) => (
    <CaseStudyZone
      key={study.id}
      study={study}
      tone={tones[index % tones.length] ?? "paper"}
      drawingSide={index % 2 === 0 ? "right" : "left"}
    />
  ));
}

interface CaseStudyZoneProps {
  study: CaseStudy;
  tone: "paper" | "blueprint" | "raised";
  /** On which side of the text the part is drawn. */
  drawingSide: "left" | "right";
  /** The first one is in view when the page is opened. */
  eager?: boolean;
}

/** One customer: the part, what was wrong, what was done, who says so, and what it changed. */
function CaseStudyZone({ study, tone, drawingSide, eager = false }: CaseStudyZoneProps) {
  return (
    <Zone id={study.id} space="bare" tone={tone}>
      <header className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-4 px-pad pt-12 pb-8 max-[22rem]:grid-cols-1 lg:grid-cols-12 lg:gap-x-0">
        <Drawing
          of={study.wordmark}
          eager={eager}
          className="h-7 w-auto max-w-full text-ink-2 min-[22rem]:col-start-2 lg:col-span-7 lg:col-start-2"
        />
        <div className="-mt-1 min-[22rem]:col-start-1 lg:mt-2">
          <SectionMark />
        </div>
        <h2 className="max-w-[10.83em] min-w-0 text-h2 tracking-head lg:col-span-7">
          {study.headline}
        </h2>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 min-[22rem]:max-md:col-span-2 md:max-lg:col-start-2 lg:col-span-4 lg:col-start-9 lg:row-start-1">
          <FeatureFrame>{study.industry}</FeatureFrame>
          <ArrowLink to={study.industryPage} className="text-small">
            More on {study.industry}
          </ArrowLink>
        </p>
      </header>
      <div className="grid border-t border-line lg:grid-cols-12">
        <figure
          className={classNames(
            "flex gridded max-lg:border-b max-lg:border-line md:flex-col lg:col-span-5",
            drawingSide === "right" && "lg:order-last",
          )}
        >
          <figcaption className="border-hair bg-(--fill) px-pad py-2.5 note max-md:w-32 md:border-b">
            {study.partCaption}
          </figcaption>
          <div className="grid flex-1 place-items-center px-pad py-2 md:py-pad">
            {/* On a phone too small for its lettering. */}
            <div className="grid w-full max-w-md *:[grid-area:1/1] max-md:[&_.drawing-notes]:hidden">
              <Drawing of={study.part} eager={eager} className="max-md:h-36 lg:max-h-122" />
            </div>
          </div>
        </figure>
        <div
          className={classNames(
            "flex flex-col border-line lg:col-span-7",
            drawingSide === "left" ? "lg:border-l" : "lg:border-r",
          )}
        >
          <div className="ruled-cells flex-1 md:grid-cols-2">
            <Account heading="Challenge" text={study.challenge} />
            <Account heading="Solution" text={study.solution} />
          </div>
          <Testimonial study={study} eager={eager} />
        </div>
      </div>
      <ResultsTable study={study} />
    </Zone>
  );
}

function Account({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="px-pad pt-5 pb-7">
      <h3 className="mb-3 text-h4 font-medium tracking-snug">{heading}</h3>
      <p className="text-ink-2">{text}</p>
    </div>
  );
}

function Testimonial({ study, eager }: { study: CaseStudy; eager: boolean }) {
  return (
    <article
      aria-label={`Testimonial by ${study.author}`}
      className="grid grid-cols-[7rem_minmax(0,1fr)] border-t border-line md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div className="flex items-end justify-center overflow-hidden border-r border-hair pt-5">
        <Drawing of={study.portrait} eager={eager} decorative className="-mb-px" />
      </div>
      <div className="flex flex-col justify-between gap-5 p-pad">
        <blockquote className="text-h4 leading-[1.3] tracking-snug text-pretty">
          {study.testimonial}
        </blockquote>
        <Signature
          name={study.author}
          title={study.authorTitle}
          stamp={study.stamp}
          eager={eager}
        />
      </div>
    </article>
  );
}

const lengthCell =
  "max-lg:col-span-2 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 max-lg:grid";
/** The same room before every length, so that all begin and are measured alike: an arrow may stand outside of it. */
const lengthRoom = "py-2 pr-4 pl-6";

/** Before and after at one scale per line. What changed is clouded, as a checker would mark it. */
function ResultsTable({ study }: { study: CaseStudy }) {
  return (
    <Table
      caption={`Results at ${study.company}`}
      stacks="lg"
      density="loose"
      isMiddle
      columns={[
        {
          head: "Result",
          isRowHead: true,
          render: ({ icon, metric }) => (
            <span className="flex items-center gap-4">
              <GdtSymbol name={icon} className="size-8" />
              <span className="text-h4 leading-tight font-medium tracking-snug">{metric}</span>
            </span>
          ),
        },
        {
          head: "Before",
          name: "Before",
          width: "w-3/10",
          cellClassName: `${lengthCell} max-lg:row-start-2`,
          render: (result) => (
            <div className={lengthRoom}>
              <Amount of="before" result={result} />
            </div>
          ),
        },
        {
          head: "After",
          name: "After",
          width: "w-3/10",
          cellClassName: `${lengthCell} max-lg:row-start-3`,
          render: (result) => (
            <div className={lengthRoom}>
              <Amount of="after" result={result} />
            </div>
          ),
        },
        {
          head: "Improvement",
          width: "w-1/6",
          cellClassName: "text-h3 leading-none tracking-snug whitespace-nowrap",
          render: improvementText,
        },
      ]}
      rows={study.results}
      rowKey={({ metric }) => metric}
      rowClassName={() =>
        "max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-3"
      }
    />
  );
}

interface AmountProps {
  of: "before" | "after";
  result: CaseResult;
  /** The whole scale, where several results share one. */
  longest?: number;
}

function Amount({ of, result, longest = Math.max(result.before, result.after) }: AmountProps) {
  const share = result[of] / longest;
  return (
    <span className="relative isolate block py-1.5">
      {of === "after" && <RevisionCloud share={share} />}
      <Dimension share={share} holdsLabelFrom={0.5}>
        {amountText(result[of], result.unit)}
      </Dimension>
    </span>
  );
}
