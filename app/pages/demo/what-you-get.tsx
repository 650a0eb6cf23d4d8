import op10 from "drawing:op-10";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Icon } from "#app/ui/icon.tsx";

const highlights = [
  "Your own RFQ and quotes.",
  "Currencies, units and delivery terms converted to one basis.",
  "Every value with the page it came from.",
  "The ranking with your own weights, and the reasons for it.",
  "A price for your team.",
];

/** Beside the form: what the call shows, how soon it is confirmed, and the way around the form. */
export function WhatYouGet() {
  return (
    <div className="flex flex-col border-line blueprint gridded max-lg:border-t lg:border-l">
      <div className="flex flex-1 flex-col md:max-lg:grid md:max-lg:grid-cols-2">
        <div className="px-pad pt-7 pb-8">
          <h2 className="mb-5 text-h3">What you see</h2>
          <ul className="grid gap-3">
            {highlights.map((highlight) => (
              <li key={highlight} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
                <Icon name="check" className="mt-1 size-4" />
                {highlight}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid flex-1 place-items-center px-pad pb-8 max-md:hidden md:max-lg:pt-8">
          <Drawing of={op10} className="max-w-lg" />
        </div>
      </div>
      <div className="mt-auto border-t border-line bg-ground px-pad py-5">
        <h3 className="font-medium">Or write to us</h3>
        <p className="mt-1 max-w-[29em] text-small text-ink-2">
          Send your name, company, what you are sourcing and two times that suit you. Sales responds
          within {claims.salesResponse.figure}.
        </p>
        <a
          href={`mailto:${brand.mailboxes.sales}?subject=${encodeURIComponent("Demo request")}`}
          className="mt-2 inline-block py-1 [overflow-wrap:anywhere] text-link"
        >
          {brand.mailboxes.sales}
        </a>
      </div>
    </div>
  );
}
