import missingView from "drawing:missing-view";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { Drawing } from "#app/art/drawing.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { nearestPages } from "#app/search/nearest-pages.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { indexedPaths } from "#app/page/related-sheets.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheetsTable } from "#app/sections/related-sheets-table.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: null,
  name: "Page not found",
  title: "Page not found",
  description:
    "There is no page at this address. Go back to the Quotewright home page, or choose one of the pages that are most like the address.",
};
export const meta = () => pageMeta(handle);

export default function NotFoundPage() {
  useServersAnswer();
  const suggestions = useSuggestions();
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Oops! Page not found"
          lead="There is no page at this address. Check the address for a typo, or choose a page below."
        >
          <ButtonLink to="/" tone="go">
            Back to home
          </ButtonLink>
        </PageHero>
        <div className="border-t border-line gridded p-pad">
          <Drawing of={missingView} eager decorative className="mx-auto max-w-176" />
        </div>
      </FirstZone>
      <RelatedSheetsTable
        title="Pages you may want."
        note="These are closest to the address you entered."
        paths={[...suggestions]}
      />
    </>
  );
}

/**
 * Reached by a navigation within the site, the address may be one that only the server knows: published since this
 * document was loaded, or of a kind that the router has set aside (layout/keep-not-found.ts).
 */
function useServersAnswer() {
  const { pathname } = useLocation();

  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, [pathname]);
}

type SuggestedPath = (typeof indexedPaths)[number];

const mainPages: SuggestedPath[] = ["/product", "/pricing", "/resources", "/company/contact"];

/**
 * One 404.html is served at every unknown address, so the first render must not depend on the path:
 * it shows the main pages, and the nearest ones join them once the path is known.
 */
function useSuggestions(): SuggestedPath[] {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<SuggestedPath[]>([]);

  useEffect(() => {
    console.error("Page not found:", pathname);
    setNearest(nearestPages(pathname, indexedPaths, mainPages.length));
  }, [pathname]);

  return [...new Set([...nearest, ...mainPages])].slice(0, mainPages.length);
}
