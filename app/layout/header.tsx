import { useEffect, useRef, useState } from "react";

import { whenTouched } from "#app/page/deferred.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { BrandLink } from "./brand-link.tsx";
import { PrintToggle } from "./print-toggle.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { useSearchShortcut } from "./site-search/use-search-shortcut.ts";

const SiteSearch = whenTouched(
  async () => (await import("./site-search/site-search.tsx")).SiteSearch,
  { outlivesPage: true },
);

const actionCell =
  "items-center border-l border-line text-[1rem] leading-[1.1] font-[540] tracking-[-0.01em] no-underline transition-colors duration-120 hover:bg-ink hover:text-ink-inverse focus-visible:-outline-offset-4";

export function Header() {
  const menu = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSearchShortcut();

  // The visitor may have opened it before React arrived.
  useEffect(() => setIsMenuOpen(menu.current?.matches(":popover-open") ?? false), []);

  return (
    <header
      data-masthead
      className="sticky top-0 z-40 flex h-bar items-center border-b border-line bg-ground pr-gutter pl-[calc(var(--spacing-gutter)+var(--spacing-pad))] max-sm:pl-4 nav:gap-[clamp(1rem,2.4vw,2.5rem)]"
    >
      <BrandLink className="text-[clamp(1.25rem,6.5vw,1.5rem)]" />
      <SiteMenu ref={menu} onToggle={setIsMenuOpen} />
      <div className="ml-auto flex h-full items-stretch">
        <SiteSearch />
        <PrintToggle className="max-nav:hidden wide:mr-4" />
        <SiteLink
          to="/pricing"
          className={`${actionCell} hidden px-[1.1rem] whitespace-nowrap md:flex`}
        >
          See Pricing
        </SiteLink>
        <SiteLink
          to="/demo"
          className={`${actionCell} flex border-r px-[1.1rem] max-nav:border-r-0 max-sm:w-17 max-sm:px-2.5 max-sm:text-small sm:whitespace-nowrap`}
        >
          Book a Demo
        </SiteLink>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label="Toggle mobile menu"
          aria-controls="mobile-menu"
          onBlur={({ relatedTarget }) => {
            if (relatedTarget && !menu.current?.contains(relatedTarget)) {
              menu.current?.hidePopover();
            }
          }}
          className="grid w-14 place-items-center border-x border-line focus-visible:-outline-offset-2 max-[24rem]:w-11 nav:hidden"
        >
          <Icon name={isMenuOpen ? "close" : "menu"} className="size-[1.4rem]" />
        </button>
      </div>
    </header>
  );
}
