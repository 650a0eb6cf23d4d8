import menuSheet from "drawing:menu-sheet";
import { useEffect, useRef, useState } from "react";

import { Drawing } from "#app/art/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { NavigationLink } from "#app/site/navigation.ts";
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
  const [pointedAt, setPointedAt] = useState("");

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

  /** A narrow window shows no drawing. One that is hidden by styles alone is fetched all the same. */
  const point = (to: string) => {
    if (matchMedia("(width >= 76rem)").matches) setPointedAt(to);
  };
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
              <details
                name="site-menu"
                onToggle={({ currentTarget }) =>
                  currentTarget.open && point(shownFirst(entry.pages ?? [], path))
                }
              >
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
                        onMouseEnter={() => point(to)}
                        onFocus={() => point(to)}
                        aria-current={to === path ? "page" : undefined}
                      >
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                  {entry.pages.some(({ to }) => to === pointedAt) && <MenuDrawing of={pointedAt} />}
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

const shownFirst = (pages: readonly NavigationLink[], path: string) =>
  (pages.find(({ to }) => to === path) ?? pages[0])?.to ?? "";

const places = menuEntries.flatMap(({ pages = [] }) => pages.map(({ to }) => to as string));

/** Of the entry that is pointed at or in focus. Its file is fetched when a menu is opened, and not before. */
function MenuDrawing({ of }: { of: string }) {
  const height = menuSheet.height / places.length;
  return (
    <li aria-hidden="true" className="menu-drawing gridded max-nav:hidden">
      <Drawing of={{ ...menuSheet, y: places.indexOf(of) * height, height }} eager decorative />
    </li>
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
