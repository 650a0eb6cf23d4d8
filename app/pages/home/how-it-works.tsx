import op10 from "drawing:op-10";
import op20 from "drawing:op-20";
import op30 from "drawing:op-30";
import op40 from "drawing:op-40";
import anaReyes from "drawing:stamp/Ana Reyes";
import joyTan from "drawing:stamp/Joy Tan";
import perHolm from "drawing:stamp/Per Holm";
import rfqAnalyzer from "drawing:stamp/Rfq Analyzer";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** The four steps, as operations on a shop traveler. */
const operations = [
  {
    name: "Upload",
    text: "Drag and drop RFQs or forward the emails. PDF, Excel, CSV and email attachments work as they are.",
    figure: op10,
    workCenter: "Inbox",
    standardTime: "1 drop",
    stamp: anaReyes,
  },
  {
    name: "Analyze",
    text: "The analyzer normalizes data across vendors, currencies and units, and ranks by cost, delivery and compliance.",
    figure: op20,
    workCenter: "Analyzer",
    standardTime: claims.homeAnalysisTime.figure,
    stamp: rfqAnalyzer,
  },
  {
    name: "Approve",
    text: "Requests are routed by role and budget. Quality and finance approve in parallel, with SLA tracking.",
    figure: op30,
    workCenter: "Routing",
    standardTime: "24 h max",
    stamp: perHolm,
  },
  {
    name: "Execute",
    text: "Export to ERP or PDF. Every decision is logged: who chose what, when and why.",
    figure: op40,
    workCenter: "Export",
    standardTime: "1 click",
    stamp: joyTan,
  },
];

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
