import { useState } from "react";

import { brand } from "#app/site/brand.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

import { type SiteEvidence, sitePromises, type StoredNames } from "./site-promises.ts";

/** What this very site does, each line checkable here and now. */
export function ThisSite() {
  const { state, check } = useSiteCheck();
  return (
    <Zone tone="blueprint" space="flush" id="this-site">
      <SectionHead title="Check this website yourself.">
        <p>
          Press the button to test this page in your browser, or read the headers from a command
          line:
        </p>
        <p className="mt-2 border border-hair bg-sunk px-3 py-2 figures text-note [overflow-wrap:anywhere]">
          curl -sI {brand.siteUrl}/security
        </p>
      </SectionHead>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-pad pb-6 noscript:hidden">
        <Button
          icon="check"
          aria-disabled={state.step === "checking"}
          onClick={() => state.step !== "checking" && void check()}
        >
          Check this page now
        </Button>
        <p role="status" className="note">
          {checkText(state)}
        </p>
      </div>
      <PhoneFold summary="What we promise, line by line">
        <ul className="border-t-[1.5px] border-line">
          {sitePromises.map(({ promise, meaning, shown }, index) => (
            <li
              key={promise}
              className="grid gap-x-6 gap-y-1 border-hair px-pad py-3 not-first:border-t md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)] md:items-baseline lg:grid-cols-12"
            >
              <h3 className="font-medium tracking-snug md:max-lg:row-span-2 lg:col-span-3">
                {promise}
              </h3>
              <p className="text-small text-ink-2 lg:col-span-4">{meaning}</p>
              <p className="min-w-0 figures text-note break-words md:max-lg:col-start-2 lg:col-span-4">
                {unbroken(shown, shown.length)}
              </p>
              <Result kept={state.step === "checked" ? state.kept[index] : undefined} />
            </li>
          ))}
        </ul>
      </PhoneFold>
    </Zone>
  );
}

function checkText(state: SiteCheckState): string {
  switch (state.step) {
    case "idle":
      return `${sitePromises.length} promises, not checked yet.`;
    case "checking":
      return "Checking.";
    case "failed":
      return "The check failed because the server did not answer. Try again with a connection.";
    case "checked":
      return `${state.kept.filter(Boolean).length} of ${state.kept.length} held, on this page, just now.`;
  }
}

function Result({ kept }: { kept: boolean | undefined }) {
  if (kept === undefined) return null;
  return (
    <p
      className={classNames(
        "flex items-center gap-1.5 font-mono text-note md:max-lg:col-start-2 lg:justify-end",
        kept ? "text-ok" : "text-err",
      )}
    >
      <Icon name={kept ? "check" : "close"} className="size-4 flex-none" />
      {kept ? "Held" : "Not held"}
    </p>
  );
}

type SiteCheckState =
  | { step: "idle" | "checking" | "failed" }
  /** One result for each promise, in their order. */
  | { step: "checked"; kept: boolean[] };

/** Asks this very page what it sends, sets and stores. */
function useSiteCheck() {
  const [state, setState] = useState<SiteCheckState>({ step: "idle" });
  async function check() {
    setState({ step: "checking" });
    try {
      const evidence = await gatherEvidence();
      const kept = sitePromises.map(({ isKept }) => isKept(evidence));
      setState({ step: "checked", kept });
    } catch {
      setState({ step: "failed" });
    }
  }
  return { state, check };
}

async function gatherEvidence(): Promise<SiteEvidence> {
  const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
  return {
    headers,
    cookies: document.cookie,
    stored: await storedHere(),
    ownOrigin: location.origin,
    requests: performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      // What a browser extension loads is not the site's doing.
      .filter((address) => /^https?:/.test(address)),
  };
}

/** A store that the browser blocks or does not have holds nothing. */
async function storedHere(): Promise<StoredNames> {
  const namesIn = (list: () => Promise<string[]>) => list().catch(() => []);
  return {
    localStorage: await namesIn(async () => Object.keys(localStorage)),
    sessionStorage: await namesIn(async () => Object.keys(sessionStorage)),
    indexedDB: await namesIn(async () =>
      (await indexedDB.databases()).map(({ name = "" }) => name),
    ),
    caches: await namesIn(async () => caches.keys()),
  };
}
