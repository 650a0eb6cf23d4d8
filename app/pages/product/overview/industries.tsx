import weldment from "drawing:weldment";
import impeller from "drawing:impeller";
import connectorShell from "drawing:connector-shell";
import plantPlans from "drawing:plant-plans-compact";
import pitchLink from "drawing:pitch-link";

import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";
import type { SitePath } from "#app/addresses/site-path.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const industries: [name: string, buys: string, DrawingFile, SitePath][] = [
  ["Aerospace and defense", "Castings with flow-downs", impeller, "/solutions/aerospace"],
  ["eVTOL", "New parts from new suppliers", pitchLink, "/solutions/evtol"],
  ["Electronics", "Parts priced by reel, tray or piece", connectorShell, "/solutions/electronics"],
  [
    "Discrete manufacturing",
    "Castings with their tooling",
    weldment,
    "/solutions/discrete-manufacturing",
  ],
  ["Multi-plant", "One part for four plants", plantPlans, "/solutions/multi-plant"],
];

/** The same platform, by industry and for several plants. */
export function Industries() {
  return (
    <HeadedZone
      title="By industry."
      note="Each page shows a sample RFQ with the parts, terms and certificates of that industry. Multi-plant shows one part that four plants buy."
    >
      <div className="border-t border-line">
        <SwipeRow label="Industries" className="lg:grid-cols-5">
          {industries.map(([name, buys, drawing, to]) => (
            <li key={to} className="snap-start border-l border-hair first:border-l-0">
              <SiteLink
                to={to}
                className="group/industry flex h-full flex-col no-underline hover:bg-raised focus-visible:-outline-offset-2"
              >
                <span className="flex h-64 items-center justify-center border-b border-hair gridded p-pad">
                  <Drawing
                    of={{ ...drawing, notes: false }}
                    decorative
                    className="max-h-full max-w-48"
                  />
                </span>
                <span className="flex flex-1 flex-col px-pad pt-4 pb-6">
                  <span className="text-h4 font-medium tracking-snug underline-offset-4 group-hover/industry:underline">
                    {name}
                  </span>{" "}
                  <span className="mt-1 note">{buys}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </SwipeRow>
      </div>
    </HeadedZone>
  );
}
