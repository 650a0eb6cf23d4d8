import { useEffect } from "react";

import { whenTouched } from "#app/page/loading/deferred.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { BrandLink } from "./brand-link.tsx";
import { PrintToggle } from "./print-toggle.tsx";

const SiteMenu = whenTouched(() => import("./site-menu.tsx"), {
  outlivesPage: true,
});
const SiteSearch = whenTouched(() => import("./site-search/site-search.tsx"), {
  outlivesPage: true,
});

const actionCell =
  "items-center border-l border-line px-[1.1rem] leading-[1.1] font-[540] tracking-snug no-underline transition-colors duration-120 hover:bg-ink hover:text-ink-inverse focus-visible:-outline-offset-2";

export function Header() {
  useSearchShortcut();
  return (
    <header
      data-masthead
      className="group/bar sticky top-0 z-40 flex h-bar items-center border-b border-line bg-ground pr-gutter pl-[calc(var(--spacing-gutter)+var(--spacing-pad))] max-sm:pl-4"
    >
      <BrandLink className="mr-auto text-[clamp(1.25rem,6.5vw,1.5rem)]" />
      <SiteMenu />
      <div className="flex h-full items-stretch">
        <SiteSearch />
        <PrintToggle className="max-nav:hidden" />
        <SiteLink to="/pricing" className={`${actionCell} hidden md:flex`}>
          See Pricing
        </SiteLink>
        <SiteLink
          to="/demo"
          className={`${actionCell} flex border-r max-sm:px-1.5 max-sm:text-[min(3.9vw,0.9375rem)]`}
        >
          Book a Demo
        </SiteLink>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label="Toggle mobile menu"
          aria-controls="mobile-menu"
          className="menu-toggle grid w-11 flex-none place-items-center border-r border-line focus-visible:-outline-offset-2 nav:hidden"
        >
          <Icon name="menu" className="size-[1.4rem]" />
          <Icon name="close" className="size-[1.4rem]" />
        </button>
      </div>
    </header>
  );
}

/** Ctrl+K, or Cmd+K on Apple's keyboards, presses the search button, from wherever it is typed but another dialog. */
function useSearchShortcut() {
  useEffect(() => {
    function pressButton(event: KeyboardEvent) {
      const isHeld = /Mac|iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
      if (!/^k$/i.test(event.key) || !isHeld || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector(":modal")) document.getElementById("search-button")?.click();
    }
    addEventListener("keydown", pressButton);
    return () => removeEventListener("keydown", pressButton);
  }, []);
}
