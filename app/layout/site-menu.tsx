import { useEffect, useRef } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { type MenuEntry, menuEntries } from "./menu-entries.ts";
import { PrintToggle } from "./print-toggle.tsx";
import { useCurrentPage } from "./use-current-page.ts";

/**
 * One list for every window: in the bar of a wide one, a native popover under the bar of a narrow one. Popover and
 * `details` open and close before hydration and without JavaScript; the code adds Escape, arrows and leaving.
 */
export function SiteMenu() {
  const nav = useRef<HTMLElement>(null);
  const path = useCurrentPage()?.path ?? "";

  useEffect(() => {
    const menu = nav.current;
    if (!menu) return;
    const gone = new AbortController();
    const { signal } = gone;
    menu.addEventListener("keydown", moveByKey, { signal });
    // It would cover what is focused next. Without a script, styles/menu.css hides it then.
    const closeFromOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || menu.contains(target)) return;
      if (!target.closest("[popovertarget]")) close(menu);
    };
    addEventListener("focusin", closeFromOutside, { signal });
    addEventListener("pointerdown", closeFromOutside, { signal });
    return () => gone.abort();
  }, []);

  const choose = () => close(nav.current);

  return (
    <nav ref={nav} id="mobile-menu" popover="auto" aria-label="Main" className="site-menu">
      <ul>
        {menuEntries.map((entry) => (
          <li key={entry.label} className="menu-entry">
            {entry.to && (
              <SiteLink
                to={entry.to}
                onClick={choose}
                aria-current={currentEntry(entry, path)}
                className="menu-word"
              >
                {entry.label}
              </SiteLink>
            )}
            {entry.pages && (
              <details name="site-menu">
                <summary
                  data-current={entry.to ? undefined : currentEntry(entry, path)}
                  className={entry.to ? "menu-arrow" : "menu-word"}
                >
                  {entry.to ? <span className="sr-only">{entry.label} pages</span> : entry.label}
                  <Icon name="unfold" />
                </summary>
                <ul>
                  {entry.pages.map(({ label, to }) => (
                    <li key={to}>
                      <SiteLink
                        to={to}
                        onClick={choose}
                        aria-current={to === path ? "page" : undefined}
                      >
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <PrintToggle className="mt-4 nav:hidden" />
    </nav>
  );
}

/** For `aria-current`: `page` on the entry's own page, `true` on the pages below it. */
function currentEntry({ to, sections = [] }: MenuEntry, path: string) {
  if (path === to) return "page";
  return sections.some((section) => `${path}/`.startsWith(`${section}/`)) ? "true" : undefined;
}

function close(menu: HTMLElement | null) {
  menu?.hidePopover();
  for (const list of menu?.querySelectorAll("details") ?? []) list.open = false;
}

/** The keys of the disclosure pattern for navigation: arrows go through what is shown, Escape folds and goes back. */
function moveByKey(this: HTMLElement, event: KeyboardEvent) {
  if (event.key === "Escape") {
    const open = this.querySelector<HTMLDetailsElement>("details[open]");
    if (!open) return;
    open.querySelector("summary")?.focus();
    open.open = false;
    return;
  }
  const stops = [...this.querySelectorAll<HTMLElement>("a, summary")].filter((stop) =>
    stop.checkVisibility(),
  );
  const here = stops.indexOf(event.target as HTMLElement);
  const goals: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowRight: here + 1,
    ArrowUp: here - 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: stops.length - 1,
  };
  const goal = goals[event.key];
  if (here < 0 || goal === undefined) return;
  event.preventDefault();
  stops[goal]?.focus();
}
