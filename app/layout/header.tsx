import { headerLinks } from "#app/site/navigation.ts";
import { whenTouched } from "#app/page/deferred.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { BrandLink } from "./brand-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PrintToggle } from "./print-toggle.tsx";
import { useSearchShortcut } from "./site-search/use-search-shortcut.ts";
import { useCurrentLink } from "./use-current-link.ts";

const SiteSearch = whenTouched(
  async () => (await import("./site-search/site-search.tsx")).SiteSearch,
  { outlivesPage: true },
);

export function Header() {
  const currentLink = useCurrentLink();
  useSearchShortcut();
  return (
    <header
      data-masthead
      className="sticky top-0 z-40 flex h-bar items-center border-b border-line bg-ground pr-gutter pl-[calc(var(--spacing-gutter)+var(--spacing-pad))] md:gap-[clamp(1rem,2.4vw,2.5rem)]"
    >
      <BrandLink className="text-[clamp(1.25rem,6.5vw,1.5rem)]" />
      <nav aria-label="Main" className="hidden md:block">
        <ul className="flex gap-[clamp(1rem,2.2vw,2.25rem)] text-small font-[480]">
          {headerLinks.map((link) => (
            <li key={link.to}>
              <SiteLink
                to={link.to}
                aria-current={currentLink(link)}
                className="relative block py-2.5 no-underline after:absolute after:inset-x-0 after:bottom-0.5 after:dimension-rule after:origin-left after:scale-x-0 after:transition-transform after:duration-240 after:ease-draw after:content-[''] hover:after:scale-x-100 aria-[current]:after:scale-x-100"
              >
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex h-full items-stretch lg:gap-4">
        <SiteSearch />
        <PrintToggle />
        <SiteLink
          to="/pricing"
          className="hidden items-center border-x border-line px-[1.4rem] text-[1rem] leading-[1.1] font-[540] tracking-[-0.01em] whitespace-nowrap no-underline transition-colors duration-120 hover:bg-ink hover:text-ink-inverse md:flex"
        >
          See Pricing
        </SiteLink>
        <MobileMenu />
      </div>
    </header>
  );
}
