import redlinedSheet from "drawing:redlined-sheet";
import { isRouteErrorResponse } from "react-router";

import { Drawing } from "#app/art/drawing.tsx";
import { Button } from "#app/ui/button.tsx";

import { BrandLink } from "./brand-link.tsx";

function explain(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return `${error.status} ${error.statusText || String(error.data)}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The router's last resort. Only its drawing is fetched, and it stands without: the network may be what failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="main" className="sheet">
      <title>Unexpected Application Error!</title>
      <section className="zone min-h-dvh">
        <div className="flex flex-col border-x border-line-2">
          <div className="border-b border-line p-pad">
            <BrandLink className="text-[1.5rem]" />
          </div>
          <div className="grid flex-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="flex flex-col items-start gap-6 px-pad py-zone">
              <h1 className="text-h1 tracking-display">Unexpected Application Error!</h1>
              <p role="alert" className="max-w-[38em] border-l-4 border-err pl-4 figures text-note">
                {explain(error)}
              </p>
              <p className="max-w-[29em] text-ink-2">
                This page could not be shown. Load it again or go back to the home page.
              </p>
              <div className="button-row">
                <Button tone="go" icon="reset" onClick={() => location.reload()}>
                  Load this page again
                </Button>
                <a
                  href="/"
                  className="inline-flex min-h-12 items-center rounded-1 border-[1.5px] border-line px-[1.15rem] font-[540] no-underline hover:bg-ink hover:text-ink-inverse"
                >
                  Back to home
                </a>
              </div>
            </div>
            <div className="grid place-items-center border-line-2 gridded p-pad max-lg:border-t lg:border-l">
              <Drawing of={redlinedSheet} decorative className="max-w-md" />
            </div>
          </div>
        </div>
      </section>
    </main>
  );
}
