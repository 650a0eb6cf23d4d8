import { readTable } from "#app/format/read-table.ts";
import { keptOnDevice, storedNames } from "#app/site/facts/kept-on-device.ts";
import { visitsCounted } from "#app/site/facts/visits-counted.ts";

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

/** Names in each store of a browser. */
export type StoredNames = Readonly<Record<keyof typeof storedNames, readonly string[]>>;

/** Whether a promise holds for what was seen. */
type SiteCheck = (evidence: SiteEvidence) => boolean;

/** The header holds every one of these parts, and none of those. */
export const header =
  (name: string, parts: string[], without: string[] = []): SiteCheck =>
  ({ headers }) => {
    const value = headers.get(name) ?? "";
    return (
      parts.every((part) => value.includes(part)) && !without.some((part) => value.includes(part))
    );
  };

export const hasNoCookies: SiteCheck = ({ cookies }) => cookies === "";

export const asksOnlyItself: SiteCheck = ({ requests, ownOrigin }) =>
  requests.every((address) => new URL(address).origin === ownOrigin);

export const storesOnlyThis: SiteCheck = ({ stored }) =>
  Object.entries<readonly string[]>(storedNames).every(([store, known]) =>
    stored[store as keyof StoredNames].every((name) =>
      known.some((own) => (/[-:]$/.test(own) ? name.startsWith(own) : name === own)),
    ),
  );

interface SitePromise {
  promise: string;
  meaning: string;
  /** What to look at, as it is written there. */
  shown: string;
  /** The response header that keeps it, the parts that it holds, and those that it must not. */
  header?: string;
  holds?: string[];
  lacks?: string[];
}

/** What keeps those that no header keeps. */
const otherChecks: Readonly<Record<string, SiteCheck>> = {
  "No cookies": hasNoCookies,
  "No third parties": asksOnlyItself,
  "Your browser stores only this": storesOnlyThis,
};

const promises = readTable<SitePromise[]>(`
promise                               | header                    | holds                                                   | lacks                            | shown                                                       | meaning
No cookies                            |                           |                                                         |                                  | document.cookie is empty                                    | This site sets none, so it needs no consent banner. ${visitsCounted}
No third parties                      |                           |                                                         |                                  | every request has this origin                               | Fonts, scripts and drawings come from this address. No analytics service, no pixels.
Your browser stores only this         |                           |                                                         |                                  | names in localStorage, sessionStorage, IndexedDB and caches | ${keptOnDevice.promise}
Only listed content loads             | content-security-policy   | [default-src 'none']                                    |                                  | Content-Security-Policy: default-src 'none'                 | The content security policy blocks everything that it does not list.
No scripts from other sites           | content-security-policy   | [script-src 'self', require-trusted-types-for 'script'] | ['unsafe-inline', 'unsafe-eval'] | script-src 'self', no 'unsafe-inline'                       | Scripts come from this site. Inline scripts run only with a matching hash.
Forms are sent to this site only      | content-security-policy   | [form-action 'self']                                    |                                  | form-action 'self'                                          | What you type in a form goes to this site only. ${keptOnDevice.arrival}
No framing                            | x-frame-options           | [DENY]                                                  |                                  | X-Frame-Options: DENY                                       | Other sites cannot show this site in a frame to trick you into clicking.
Encrypted transport only              | strict-transport-security | [max-age=63072000, includeSubDomains]                   |                                  | Strict-Transport-Security: max-age=63072000                 | After your first visit, your browser refuses connections without TLS.
No type guessing                      | x-content-type-options    | [nosniff]                                               |                                  | X-Content-Type-Options: nosniff                             | The browser treats each file as the type the server states.
Limited referrer                      | referrer-policy           | [strict-origin-when-cross-origin]                       |                                  | Referrer-Policy: strict-origin-when-cross-origin            | Other sites see the name of this site, not the page you came from.
No camera, no microphone, no location | permissions-policy        | [camera=(), microphone=(), geolocation=()]              |                                  | Permissions-Policy: camera=(), …                            | Switched off for the whole site. No page can ask for them.`);

/** What this very site does. A journey in a browser holds each line to what the server really sends. */
export const sitePromises = promises.map(({ header: name = "", holds = [], lacks, ...said }) => ({
  ...said,
  isKept: otherChecks[said.promise] ?? header(name, holds, lacks),
}));
