import { useRef } from "react";
import { flushSync } from "react-dom";

import { Icon } from "#app/ui/icon.tsx";

import { useCoversFocus } from "../use-covers-focus.ts";
import { SalesStrip } from "./sales-strip.tsx";

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
