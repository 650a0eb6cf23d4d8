import operations from "records:home/operations";

import { Drawing } from "#app/art/drawing.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

export function HowItWorks() {
  return (
    <HeadedZone
      id="how-it-works"
      title="How it works: four steps."
      note="Each step has a time and a sign-off. The times shown are those of the sample RFQ above."
    >
      <div className="border-t-[1.5px] border-line">
        <SwipeRow label="How it works, four steps" className="lg:grid-cols-4">
          {operations.map((operation, index) => (
            <li
              key={operation.name}
              className="grid snap-start grid-rows-[auto_auto_1fr_auto] border-l border-line first:border-l-0"
            >
              <div className="flex items-baseline justify-between border-b border-hair px-pad py-2.5 font-mono text-note font-[500]">
                <span>OP {(index + 1) * 10}</span>
                <span className="font-[400] text-ink-3">{operation.workCenter}</span>
              </div>
              <div className="border-b border-hair gridded">
                <Drawing of={operation.figure} />
              </div>
              <div className="p-pad">
                <h3 className="mb-2 text-h3">{operation.name}</h3>
                <p className="text-small text-ink-2">{operation.text}</p>
              </div>
              <div className="relative">
                <TitleBlock
                  className="grid-cols-2 border-hair"
                  entries={[
                    { label: "Time", value: operation.standardTime },
                    { label: "Sign-off", value: "\u00a0" },
                  ]}
                />
                <Drawing
                  of={operation.stamp}
                  className="absolute right-2.5 bottom-2 w-[66px]! text-ink-2"
                />
              </div>
            </li>
          ))}
        </SwipeRow>
      </div>
    </HeadedZone>
  );
}
