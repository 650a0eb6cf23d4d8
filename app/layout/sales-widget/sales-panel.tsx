import amit from "drawing:portrait/Amit Desai";
import nora from "drawing:portrait/Nora Lindqvist";
import tomas from "drawing:portrait/Tomas Berg";
import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";

import { useCoversFocus } from "../use-covers-focus.ts";

interface SalesPanelProps {
  isCollapsed: boolean;
  onToggle: (isCollapsed: boolean) => void;
}

/**
 * A card, or the round button it collapses to. While it would lie over what has keyboard focus it sinks below the
 * window's edge, still in the tab order.
 */
export function SalesPanel({ isCollapsed, onToggle }: SalesPanelProps) {
  const floating = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isAside = useCoversFocus(floating, isCollapsed ? "button" : "card");

  function showCollapsed(next: boolean) {
    flushSync(() => onToggle(next));
    toggle.current?.focus();
  }

  return (
    <section ref={floating} aria-label="Sales Team" className="sales" data-screen-only>
      <div className="sales-rise" data-aside={isAside}>
        {isCollapsed ? (
          <button
            ref={toggle}
            type="button"
            className="sales-balloon"
            aria-label="Open sales widget"
            onClick={() => showCollapsed(false)}
          >
            <Icon name="mail" className="size-[1.4rem]" />
          </button>
        ) : (
          <SalesStrip toggle={toggle} onCollapse={() => showCollapsed(true)} />
        )}
      </div>
    </section>
  );
}

const team = [
  { name: "Nora Lindqvist", covers: "Aerospace, eVTOL and defense packages.", portrait: nora },
  { name: "Amit Desai", covers: "Electronics: boards, harnesses, enclosures.", portrait: amit },
  { name: "Tomas Berg", covers: "Discrete manufacturing and multi-plant.", portrait: tomas },
];

interface SalesStripProps {
  toggle: RefObject<HTMLButtonElement | null>;
  onCollapse: () => void;
}

/** Who to reach, how fast they answer, and three ways to do it: a strip along the window's lower edge. */
function SalesStrip({ toggle, onCollapse }: SalesStripProps) {
  return (
    <div className="sales-strip on-raised text-small">
      <div className="min-w-0 flex-1 pl-pad leading-tight">
        <h2 className="font-strong tracking-snug">Sales Team</h2>
        <p className="text-note leading-tight">
          We reply within <b>{claims.salesResponse.figure}</b> in business hours.
        </p>
      </div>
      <ul className="flex divide-x divide-hair self-stretch border-x border-hair">
        {team.map(({ name, covers, portrait }) => (
          <li key={name} className="flex items-center gap-2 px-2 text-note whitespace-nowrap">
            <div className="h-full w-14 overflow-hidden max-nav:hidden">
              <Drawing of={portrait} decorative className="h-20 w-auto max-w-none" />
            </div>
            <Tooltip content={covers}>{name}</Tooltip>
          </li>
        ))}
      </ul>
      <p className="grid">
        <SiteLink to="/company/contact" className="py-0.5 text-link">
          Contact
        </SiteLink>
        <a href={`mailto:${brand.mailboxes.sales}`} className="py-0.5 figures text-note text-link">
          {brand.mailboxes.sales}
        </a>
      </p>
      <ButtonLink to="/demo" tone="go" size="small">
        Book a Demo
      </ButtonLink>
      <button
        ref={toggle}
        type="button"
        aria-label="Collapse sales widget"
        className="grid w-14 place-items-center self-stretch border-l border-hair hocus:bg-sunk"
        onClick={onCollapse}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
