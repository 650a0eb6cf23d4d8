import { useState } from "react";

import { sitePromises } from "./site-promises.ts";
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
    storedKeys: storedKeys(),
    ownOrigin: location.origin,
    requests: performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      // What a browser extension loads is not the site's doing.
      .filter((address) => /^https?:/.test(address)),
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // Storage is blocked, so nothing is in it.
  }
}
