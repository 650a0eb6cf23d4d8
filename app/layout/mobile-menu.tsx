import { type FocusEvent, useEffect, useRef, useState } from "react";

import { headerLinks } from "#app/site/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { useCurrentLink } from "./use-current-link.ts";

/** A native popover: it opens, closes and gives focus back before hydration and without JavaScript. */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const currentLink = useCurrentLink();

  // The visitor may have opened it before React arrived.
  useEffect(() => setIsOpen(menu.current?.matches(":popover-open") ?? false), []);

  const close = () => menu.current?.hidePopover();

  /** It would cover what is focused next. Without a script, styles/sheet.css hides it then. */
  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <div className="flex md:hidden" onBlur={closeOnLeaving}>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label="Toggle mobile menu"
        aria-controls="mobile-menu"
        className="grid w-14 place-items-center border-x border-line focus-visible:-outline-offset-2"
      >
        <Icon name={isOpen ? "close" : "menu"} className="size-[1.4rem]" />
      </button>
      <nav
        ref={menu}
        id="mobile-menu"
        popover="auto"
        aria-label="Menu"
        onToggle={(event) => setIsOpen(event.newState === "open")}
        className="mobile-menu border-b-[1.5px] border-line bg-raised px-[calc(var(--spacing-gutter)+var(--spacing-pad))] pt-2 pb-5 text-ink shadow-lift md:hidden"
      >
        <ul className="text-[1.25rem] font-[480]">
          {headerLinks.map((link) => (
            <li key={link.to} className="border-b border-hair">
              <SiteLink
                to={link.to}
                onClick={close}
                aria-current={currentLink(link)}
                className="block py-3 no-underline aria-[current]:text-signal-ink"
              >
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ButtonLink to="/pricing" onClick={close} wide className="mt-4">
          See Pricing
        </ButtonLink>
      </nav>
    </div>
  );
}
