import { Drawing } from "#app/art/drawing.tsx";
import type { CaseStudy } from "#app/site/case-studies.ts";
import { Signature } from "#app/sections/signature.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { ResultsTable } from "./results-table.tsx";

interface CaseStudyZoneProps {
  study: CaseStudy;
  tone: "paper" | "blueprint" | "raised";
  /** On which side of the text the part is drawn. */
  drawingSide: "left" | "right";
  /** The first one is in view when the page is opened. */
  eager?: boolean;
}

/** One customer: the part, what was wrong, what was done, who says so, and what it changed. */
export function CaseStudyZone(props: CaseStudyZoneProps) {
  const { study, tone, drawingSide, eager = false } = props;
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
          <div className="grid flex-1 place-items-center max-md:py-2 md:p-pad">
            {/* On a phone too small for its lettering. */}
            <div className="grid w-full max-w-md *:[grid-area:1/1] max-md:[&_.drawing-notes]:hidden">
              {study.part.map((layer) => (
                <Drawing
                  key={layer.href}
                  of={layer}
                  eager={eager}
                  className="max-md:h-36 lg:max-h-122"
                />
              ))}
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
        <Drawing
          of={study.portrait}
          eager={eager}
          decorative
          className="-mb-px max-md:-mx-3 max-md:w-32 max-md:flex-none"
        />
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
