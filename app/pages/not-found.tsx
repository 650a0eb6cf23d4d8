import missingView from "drawing:missing-view";
import { useEffect } from "react";
import { useLocation } from "react-router";

import { Drawing } from "#app/art/drawing.tsx";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { pageMeta } from "#app/page/page-meta.ts";
import { brand } from "#app/site/brand.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export const handle: Page = {
  path: null,
  name: "Page not found",
  title: "Page not found",
  description: `There is no page at this address. Go back to the ${brand.name} home page, or choose one of the pages that are most like the address.`,
};
export const meta = () => pageMeta(handle);

const Suggestions = whenSeen(() => import("./not-found/suggestions.tsx"));

export default function NotFoundPage() {
  useServersAnswer();
  return (
    <>
      <PageStart
        page={handle}
        title="Oops! Page not found"
        lead="There is no page at this address. Check the address for a typo, or choose a page below."
        actions={
          <ButtonLink to="/" tone="go">
            Back to home
          </ButtonLink>
        }
      >
        <div data-needs-code="" className="border-t border-line gridded p-pad">
          <Drawing of={missingView} lead decorative className="mx-auto max-w-176" />
        </div>
      </PageStart>
      <Suggestions />
    </>
  );
}

/**
 * Reached by a navigation within the site, the address may be one that only the server knows: published since this
 * document was loaded, or of a kind that the router has set aside (page/loading/keep-not-found.ts).
 */
function useServersAnswer() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error("Page not found:", pathname);
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, [pathname]);
}
