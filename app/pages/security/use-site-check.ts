import { useState } from "react";

import { sitePromises, type StoredNames } from "./site-promises.ts";
import { isKept, type SiteEvidence } from "./check-promise.ts";

export type SiteCheckState =
  | { step: "idle" | "checking" | "failed" }
  /** One result for each promise, in their order. */
  | { step: "checked"; kept: boolean[] };

/** Asks this very page what it sends, sets and stores. */
export function useSiteCheck() {
  const [state, setState] = useState<SiteCheckState>({ step: "idle" });
  async function check() {
    setState({ step: "checking" });
    try {
      const evidence = await gatherEvidence();
      const kept = sitePromises.map((promise) => isKept(promise.check, evidence));
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
