import type { FormName } from "#contract/forms.ts";
import type { VisitEvent } from "#contract/visits.ts";
import { within } from "#server/leads/guarded-store.ts";
import type { CountedThing, DailyCount, LeadStore } from "#server/leads/store.ts";
import type { Site } from "#server/site/load-site.ts";
import { codeOf } from "#server/thrown.ts";
import { type Asked, isCounted, opensDocument } from "./is-counted.ts";

/** A year and a month, so that a month can be held against the same one of the year before. */
const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;
const FLUSH_EVERY_MS = 10_000;
/** While the store is away; what would be one more is counted as "other". */
const MAX_SUMS = 5_000;
const MAX_LABEL_LENGTH = 100;
/** How long the end of the process waits for the last sums. */
const LAST_FLUSH_MS = 2_000;

export const OTHER = "other";

type Options = {
  store: Pick<LeadStore, "addCounts">;
  site: Site;
  siteUrl: string;
  now?: () => number;
};

type Log = { warn(details: object, message: string): void };

/**
 * Sums of a day, of what visitors did and never of who they are: no address, no cookie, nothing by which two of them could
 * be told apart. They are kept in memory for seconds, so that no page waits for the store.
 */
export class VisitCounts {
  readonly #store: Options["store"];
  readonly #pages: ReadonlySet<string>;
  readonly #ownHost: string;
  readonly #now: () => number;
  #sums = new Map<string, DailyCount>();
  #log: Log | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isAway = false;

  constructor({ store, site, siteUrl, now = Date.now }: Options) {
    this.#store = store;
    this.#pages = pagesOf(site);
    this.#ownHost = new URL(siteUrl).host;
    this.#now = now;
  }

  /** Of a request that was answered with a file of the site, of which pages count, or with "not found". */
  countDocument(request: Asked, isFound: boolean): void {
    if (!opensDocument(request)) return;
    const { headers, url = "/" } = request;
    const [path = "", query = ""] = url.split("?");
    if (isFound && !this.#pages.has(path)) return;
    this.#add("page", this.#pageOf(path));
    const referrer = hostOf(headers.referer);
    const isWithin = referrer === headers.host || referrer === this.#ownHost;
    if (isWithin || headers["sec-fetch-site"] === "same-origin") return;
    this.#add("visit", "");
    this.#add("referrer", referrer?.replace(/^www\./, "") ?? "");
    const campaign = campaignOf(query);
    if (campaign !== "") this.#add("campaign", campaign);
  }

  /** What a page has told; see contract/visits.ts. */
  countEvent(told: VisitEvent, path: string): void {
    switch (told.event) {
      case "page":
        return this.#add("page", this.#pageOf(path));
      case "search-none":
        return this.#add("search-none", "");
      case "form-begun":
        return told.kinds.forEach((form) => this.#addForm("form-begun", form, path));
      case "files":
        return told.kinds.forEach((kind) => this.#add("file", kind));
    }
  }

  /** Of a form that was stored, with the page that held it. */
  countSent(form: FormName, sourcePage: string | null, headers: Asked["headers"]): void {
    if (isCounted(headers)) this.#addForm("form-sent", form, sourcePage?.split("?")[0] ?? "");
  }

  start(log: Log): void {
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await within(LAST_FLUSH_MS, this.flush()).catch(() => {});
  }

  /** What the store does not take stays for the next time. */
  async flush(): Promise<void> {
    const sums = [...this.#sums.values()];
    if (sums.length === 0) return;
    this.#sums = new Map();
    try {
      await this.#store.addCounts(sums, this.#day(-KEPT_DAYS));
      this.#isAway = false;
    } catch (error) {
      for (const { day, what, label, n } of sums) this.#add(what, label, day, n);
      const reason = codeOf(error) ?? "unavailable";
      if (!this.#isAway) this.#log?.warn({ reason }, "visits cannot be stored, kept in memory");
      this.#isAway = true;
    }
  }

  #pageOf(path: string): string {
    return this.#pages.has(path) ? path : OTHER;
  }

  #addForm(what: CountedThing, form: FormName, path: string): void {
    this.#add(what, `${form} ${this.#pageOf(path)}`);
  }

  #add(what: CountedThing, label: string, day = this.#day(), n = 1): void {
    const key = [day, what, label].join("\n");
    const sum = this.#sums.get(key);
    if (sum) sum.n += n;
    else if (this.#sums.size >= MAX_SUMS && label !== OTHER) this.#add(what, OTHER, day, n);
    else this.#sums.set(key, { day, what, label, n });
  }

  #day(afterDays = 0): string {
    return dayOf(this.#now() + afterDays * DAY_MS);
  }
}

/** The day of a moment, UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function pagesOf({ files }: Site): ReadonlySet<string> {
  const isPage = (address: string) =>
    files.get(address)?.variants.identity.headers.includes("text/html; charset=utf-8");
  return new Set([...files.keys()].filter(isPage));
}

/** Only what can be a host's name in the network: the header may hold anything. */
function hostOf(referer: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { protocol, host } = new URL(referer);
  const isName = host.length <= MAX_LABEL_LENGTH && /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(host);
  return protocol.startsWith("http") && isName ? host : undefined;
}

/** Source, medium and name. Where a mail program writes an address there, nothing is kept. */
function campaignOf(query: string): string {
  if (!query.includes("utm_")) return "";
  const given = new URLSearchParams(query);
  const parts = ["utm_source", "utm_medium", "utm_campaign"].flatMap((name) => {
    const text = (given.get(name) ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim();
    return text === "" || text.includes("@") ? [] : [text.toLowerCase()];
  });
  return [...parts.join(" / ")].slice(0, MAX_LABEL_LENGTH).join("");
}
