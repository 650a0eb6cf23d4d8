import type { IncomingHttpHeaders } from "node:http";

/** What programs say of themselves that are no visitor; browsers all begin with the word Mozilla. */
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scan|monitor|lighthouse|headless|phantom|facebookexternalhit|https?:\/\//i;

/** Not whoever asks not to be followed, and no program that says what it is. */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers["dnt"] === "1" || headers["sec-gpc"] === "1") return false;
  const agent = headers["user-agent"] ?? "";
  return agent.startsWith("Mozilla/") && !program.test(agent);
}

export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

/** Whether a person opens the address, by what browsers say of it; not what is fetched by a page or ahead. */
export function opensDocument({ headers, method }: Asked): boolean {
  return (
    method === "GET" &&
    headers["sec-fetch-dest"] === "document" &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-purpose"] === undefined &&
    isCounted(headers)
  );
}
