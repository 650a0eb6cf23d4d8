import type { ComponentProps } from "react";

import { Drawing } from "#app/art/drawing.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

interface CoverAndFactsProps {
  cover: ComponentProps<typeof Drawing>["of"];
  entries: ComponentProps<typeof TitleBlock>["entries"];
}

/** Beside the title of an article or a guide: its cover, and its title block below it, on a tablet beside it. */
export function CoverAndFacts({ cover, entries }: CoverAndFactsProps) {
  return (
    <div className="flex flex-col border-line-2 max-lg:border-t md:max-lg:flex-row lg:col-span-5 lg:border-l print:block">
      <Drawing
        of={cover}
        lead
        decorative
        className="border-line md:max-lg:w-1/2 md:max-lg:border-r print:hidden"
      />
      <TitleBlock
        // A line for each fact fills what the cover leaves; two columns of cells would stand half empty.
        className="flex-1 grid-cols-2 md:grid-cols-1 md:max-lg:border-t-0"
        isLined
        entries={entries}
      />
    </div>
  );
}
