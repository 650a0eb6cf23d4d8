import { type RefObject, useEffect } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { type MenuEntry, menuEntries } from "./menu-entries.ts";
import { PrintToggle } from "./print-toggle.tsx";
import { useCurrentPage } from "./use-current-page.ts";

const underline =
  "after:absolute after:inset-x-0 after:bottom-0.5 after:dimension-rule after:origin-left after:scale-x-0 after:transition-transform after:duration-240 after:ease-draw after:content-[''] max-nav:after:hidden hover:after:scale-x-100 aria-[current]:after:scale-x-100 data-current:after:scale-x-100";
const entryLook = `relative flex items-center py-3 whitespace-nowrap no-underline nav:py-2.5 ${underline} max-nav:aria-[current]:text-signal-ink`;

/**
 * One list for every window: in the bar of a wide one, a native popover under the bar of a narrow one. Popover and
 * `details` open and close before hydration and without JavaScript; the code adds Escape, arrows and leaving.
 */
export function SiteMenu({
  ref,
  onToggle,
}: {
  ref: RefObject<HTMLElement | null>;
  onToggle: (isOpen: boolean) => void;
}) {
  const path = useCurrentPage()?.path ?? "";

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const left = new AbortController();
    const { signal } = left;
    menu.addEventListener("keydown", moveByKey, { signal });
    // It would cover what is focused next. Without a script, styles/sheet.css hides it then.
    menu.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu);
      },
      { signal },
    );
    addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Node && !menu.contains(target)) fold(menu);
      },
      { signal },
    );
    return () => left.abort();
  }, [ref]);

  const choose = () => close(ref.current);

  return (
    <nav
      ref={ref}
      id="mobile-menu"
      popover="auto"
      aria-label="Main"
      onToggle={(event) => {
        if (event.target === event.currentTarget) onToggle(event.newState === "open");
      }}
      className="site-menu text-ink"
    >
      <ul className="text-[1.125rem] font-[480] nav:flex nav:h-full nav:gap-[clamp(0.9rem,1.5vw,1.75rem)] nav:text-small">
        {menuEntries.map((entry) => (
          <li
            key={entry.label}
            className="relative max-nav:border-b max-nav:border-hair nav:flex nav:items-center nav:gap-0.5"
          >
            {entry.to && (
              <SiteLink
                to={entry.to}
                onClick={choose}
                aria-current={currentEntry(entry, path)}
                className={`${entryLook} ${entry.pages ? "max-nav:absolute max-nav:inset-x-0 max-nav:top-0 max-nav:mr-14" : ""}`}
              >
                {entry.label}
              </SiteLink>
            )}
            {entry.pages && (
              <details name="site-menu" className="group/menu">
                <summary
                  data-current={entry.to ? undefined : currentEntry(entry, path)}
                  className={
                    entry.to
                      ? "grid min-h-12.5 list-none place-items-center max-nav:ml-auto max-nav:w-14 nav:min-h-7 nav:w-6"
                      : `${entryLook} list-none justify-between gap-1.5 max-nav:pr-[1.15rem] max-nav:data-current:text-signal-ink nav:pr-0`
                  }
                >
                  {entry.to ? <span className="sr-only">{entry.label} pages</span> : entry.label}
                  <Icon
                    name="unfold"
                    className="size-4.5 transition-transform duration-120 group-open/menu:rotate-180 nav:size-3.5"
                  />
                </summary>
                <ul className="pb-3 pl-4 text-body font-text nav:absolute nav:top-full nav:-left-4 nav:min-w-58 nav:border-[1.5px] nav:border-line nav:bg-raised nav:px-0 nav:py-1.5 nav:shadow-lift">
                  {entry.pages.map(({ label, to }) => (
                    <li key={to}>
                      <SiteLink
                        to={to}
                        onClick={choose}
                        aria-current={to === path ? "page" : undefined}
                        className="block py-2 no-underline hover:underline focus-visible:-outline-offset-2 aria-[current]:font-strong nav:px-4 nav:whitespace-nowrap"
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
  fold(menu);
}

function fold(menu: HTMLElement | null) {
  for (const list of menu?.querySelectorAll("details") ?? []) list.open = false;
}

/** The keys of the disclosure pattern for navigation: arrows go through what is shown, Escape folds and goes back. */
function moveByKey(this: HTMLElement, event: KeyboardEvent) {
  if (event.key === "Escape") {
    this.querySelector<HTMLElement>("details[open] > summary")?.focus();
    fold(this);
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
