import op10 from "drawing:op-10";

import { Drawing } from "#app/art/drawing.tsx";
import { notFor } from "#app/site/facts/fit.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";
import { Icon } from "#app/ui/icon.tsx";

const highlights = [
  "Your own RFQ and quotes.",
  "Currencies, units and delivery terms converted to one basis.",
  "Every value with the page it came from.",
  "The ranking with your own weights, and the reasons for it.",
  "A price for your team.",
];

const afterwards = [
  { name: "Going live", text: goLive.time },
  { name: "What it takes", text: goLive.takes },
  { name: "Who it is not for", text: notFor },
];

/** What the call shows, and what comes after it. */
export function WhatYouGet() {
  return (
    <HeadedZone tone="raised" title="What you see.">
      <div className="grid border-t-[1.5px] border-line md:grid-cols-2">
        <ul>
          {highlights.map((highlight) => (
            <li
              key={highlight}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-hair px-pad py-3 not-last:border-b"
            >
              <Icon name="check" className="mt-1 size-4" />
              {highlight}
            </li>
          ))}
        </ul>
        <div className="grid place-items-center border-hair gridded p-pad max-md:border-t md:border-l">
          <Drawing of={op10} className="max-w-sm" />
        </div>
      </div>
      <dl id="go-live" className="ruled-cells border-t border-line md:grid-cols-3">
        {afterwards.map(({ name, text }) => (
          <div key={name} className="px-pad pt-5 pb-7">
            <dt className="mb-2 font-medium">{name}</dt>
            <dd className="max-w-[29em] text-small text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedZone>
  );
}
