import type { SiteCheck } from "./site-promises.ts";

/** What a page can see of itself. */
export interface SiteEvidence {
  /** The page's own response headers. */
  headers: Headers;
  cookies: string;
  storedKeys: string[];
  ownOrigin: string;
  /** Addresses of everything that was requested. */
  requests: string[];
}

/** Whether a promise holds for what was seen. */
export function isKept(check: SiteCheck, evidence: SiteEvidence): boolean {
  switch (check.kind) {
    case "header": {
      const value = evidence.headers.get(check.name) ?? "";
      return (
        check.includes.every((part) => value.includes(part)) &&
        !check.excludes?.some((part) => value.includes(part))
      );
    }
    case "no-cookies":
      return evidence.cookies === "";
    case "stores-only":
      return evidence.storedKeys.every((key) => check.keys.includes(key));
    case "no-foreign-requests":
      return evidence.requests.every((address) => new URL(address).origin === evidence.ownOrigin);
  }
}
