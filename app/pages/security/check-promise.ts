import type { SiteCheck, StoredNames } from "./site-promises.ts";

/** What a page can see of itself. */
export interface SiteEvidence {
  /** The page's own response headers. */
  headers: Headers;
  cookies: string;
  stored: StoredNames;
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
      return Object.entries(check.names).every(([store, known]) =>
        evidence.stored[store as keyof StoredNames].every((name) =>
          known.some((own) => (/[-:]$/.test(own) ? name.startsWith(own) : name === own)),
        ),
      );
    case "no-foreign-requests":
      return evidence.requests.every((address) => new URL(address).origin === evidence.ownOrigin);
  }
}
