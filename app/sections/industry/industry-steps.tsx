import { Zone } from "#app/ui/drafting/zone.tsx";
import { HeadedZone, SideHead } from "#app/ui/drafting/headed-zone.tsx";

import type { PagePart } from "../page-part.ts";

interface IndustryStepsProps extends Pick<PagePart, "title" | "note" | "items"> {
  tone?: "paper" | "raised" | "blueprint";
  /** A rail runs across the sheet; a ladder stands beside its head. */
  layout: keyof typeof looks;
}

const looks = {
  rail: {
    list: "ruled-cells border-t border-line md:grid-cols-2 lg:grid-cols-4",
    step: "grid content-start gap-x-4 gap-y-3 px-pad pt-4 pb-8 max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-y-1 max-md:py-3",
    number: "note",
    text: "text-small text-ink-2 max-md:col-start-2",
  },
  ladder: {
    list: "border-b border-line lg:col-span-7",
    step: "grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-1 border-t border-line py-5 md:grid-cols-[4.5rem_9rem_minmax(0,1fr)]",
    number: "pt-1 note",
    text: "text-ink-2 max-md:col-start-2",
  },
};

/** Upload, analyze, approve, execute, in the words of one trade. */
export function IndustrySteps({ title, note, tone = "paper", layout, items }: IndustryStepsProps) {
  const look = looks[layout];
  const steps = (
    <ol className={look.list}>
      {Object.entries(items).map(([step, [text]], index) => (
        <li key={step} className={look.step}>
          <span aria-hidden="true" className={look.number}>
            {`OP ${(index + 1) * 10}`}
          </span>
          <h3 className="text-h4 font-medium tracking-snug">{step}</h3>
          <p className={look.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
  return layout === "rail" ? (
    <HeadedZone tone={tone} title={title} note={note}>
      {steps}
    </HeadedZone>
  ) : (
    <Zone tone={tone}>
      <div className="grid gap-y-8 px-pad lg:grid-cols-12">
        <SideHead className="lg:col-span-5 lg:pr-pad" title={title} note={note} />
        {steps}
      </div>
    </Zone>
  );
}
