import type { RefObject } from "react";

import nora from "drawing:portrait/Nora Lindqvist?hair=bob&hatch=iron";
import amit from "drawing:portrait/Amit Desai?hair=crop&hatch=iron";
import tomas from "drawing:portrait/Tomas Berg?hair=curl&hatch=iron";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";

const team = [
  { name: "Nora Lindqvist", covers: "Aerospace, eVTOL and defense packages.", portrait: nora },
  { name: "Amit Desai", covers: "Electronics: boards, harnesses, enclosures.", portrait: amit },
  { name: "Tomas Berg", covers: "Discrete manufacturing and multi-plant.", portrait: tomas },
];

interface SalesCardProps {
  toggle: RefObject<HTMLButtonElement | null>;
  onCollapse: () => void;
}

/** Who to reach, how fast they answer, and three ways to do it. */
export function SalesCard({ toggle, onCollapse }: SalesCardProps) {
  return (
    <div className="sales-card on-raised">
      <div className="flex items-center justify-between border-b border-hair pl-4">
        <h2 className="text-[1rem] leading-none font-strong tracking-snug">Sales Team</h2>
        <button
          ref={toggle}
          type="button"
          aria-label="Collapse sales widget"
          className="grid size-11 place-items-center border-l border-hair hocus:bg-sunk"
          onClick={onCollapse}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <ul className="grid grid-cols-3 divide-x divide-hair border-b border-hair">
        {team.map(({ name, covers, portrait }) => (
          <li key={name} className="flex flex-col">
            <div className="flex h-23 justify-center overflow-hidden">
              <Drawing of={portrait} decorative className="h-[7.4rem] w-auto max-w-none" />
            </div>
            <div className="border-t border-hair py-1.5 text-center text-note whitespace-nowrap">
              <Tooltip content={covers}>{name}</Tooltip>
            </div>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 p-3 text-small">
        <p>
          Ask our sales engineers. We reply within <b>{claims.salesResponse.figure}</b> in business
          hours.
        </p>
        <ButtonLink to="/demo" tone="go" size="small" wide>
          Book a Demo
        </ButtonLink>
        <p className="flex items-center justify-between gap-3">
          <SiteLink to="/company/contact" className="py-0.5 text-link">
            Contact
          </SiteLink>
          <a
            href={`mailto:${brand.mailboxes.sales}`}
            className="py-0.5 figures text-note text-link"
          >
            {brand.mailboxes.sales}
          </a>
        </p>
      </div>
    </div>
  );
}
