import { Zone } from "#app/ui/drafting/zone.tsx";
import { HeadedZone, SideHead } from "#app/ui/drafting/headed-zone.tsx";

import type { PagePart } from "../page-part.ts";

interface IndustryStepsProps extends Pick<PagePart, "title" | "note" | "items"> {
  tone?: "paper" | "raised" | "blueprint";
  /** A rail runs across the sheet; a ladder stands beside its head. */
  layout: "rail" | "ladder";
}

const operation = (index: number) => `OP ${(index + 1) * 10}`;

/** Upload, analyze, approve, execute, in the words of one trade. */
export function IndustrySteps(props: IndustryStepsProps) {
  return props.layout === "rail" ? <Rail {...props} /> : <Ladder {...props} />;
}

function Rail({ title, note, tone = "paper", items }: IndustryStepsProps) {
  return (
    <HeadedZone tone={tone} title={title} note={note}>
      <ol className="ruled-cells border-t border-line md:grid-cols-2 lg:grid-cols-4">
        {Object.entries(items).map(([step, [text]], index) => (
          <li
            key={step}
            className="grid content-start gap-x-4 gap-y-3 px-pad pt-4 pb-8 max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-y-1 max-md:py-3"
          >
            <span aria-hidden="true" className="note">
              {operation(index)}
            </span>
            <h3 className="text-h4 font-medium tracking-snug">{step}</h3>
            <p className="text-small text-ink-2 max-md:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </HeadedZone>
  );
}

function Ladder({ title, note, tone = "paper", items }: IndustryStepsProps) {
  return (
    <Zone tone={tone}>
      <div className="grid gap-y-8 px-pad lg:grid-cols-12">
        <SideHead className="lg:col-span-5 lg:pr-pad" title={title} note={note} />
        <ol className="border-b border-line lg:col-span-7">
          {Object.entries(items).map(([step, [text]], index) => (
            <li
              key={step}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-1 border-t border-line py-5 md:grid-cols-[4.5rem_9rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="pt-1 note">
                {operation(index)}
              </span>
              <h3 className="text-h4 font-medium tracking-snug">{step}</h3>
              <p className="text-ink-2 max-md:col-start-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Zone>
  );
}
