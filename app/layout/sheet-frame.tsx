import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";

import { whenSeen } from "#app/page/loading/deferred.tsx";
import { sheetOfRoute } from "#app/page/page-of-match.ts";
import { SheetNumber } from "#app/ui/drafting/section-head.tsx";

import { Header } from "./header.tsx";

const Footer = whenSeen(() => import("./footer.tsx"), {
  outlivesPage: true,
});

/** Zone numbers along the top edge of the sheet; half as many on a phone. */
function ZoneNumbers() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[var(--spacing-gutter)_repeat(4,1fr)_var(--spacing-gutter)] border-b border-line-2 text-center font-mono text-label leading-6 text-ink-3 select-none md:grid-cols-[var(--spacing-gutter)_repeat(8,1fr)_var(--spacing-gutter)] print:hidden"
    >
      <i />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
        <i
          key={number}
          className={`border-l border-hair not-italic ${number > 4 ? "max-md:hidden" : ""}`}
        >
          {number}
        </i>
      ))}
      <i className="border-l border-hair" />
    </div>
  );
}

/** Another page's footer is another one: the same element at another height would be a shift of the layout. */
function FooterOfPage() {
  return <Footer key={useLocation().pathname} />;
}

/** Header, main and footer on one drawing sheet. */
export function SheetFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute -top-16 left-4 z-60 bg-ink px-4 py-2.5 text-ink-inverse focus:top-4"
      >
        Skip to content
      </a>
      <div className="sheet">
        <ZoneNumbers />
        <Header />
        <main id="main" tabIndex={-1} className="outline-none">
          <SheetNumber value={sheetOfRoute(useMatches().at(-1)?.id) ?? 0}>{children}</SheetNumber>
        </main>
        <FooterOfPage />
      </div>
    </>
  );
}
