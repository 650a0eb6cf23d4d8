import { afterEach, expect, test, vi } from "vitest";

import { COUNTS_VISITS, type VisitEvent, visitEventOf } from "#contract/visits.ts";

import { countEvent } from "./count-event.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page whose server counts visits, unless said otherwise. */
function onPage({ serverTiming = [{ name: COUNTS_VISITS }], navigator = {} } = {}) {
  const sendBeacon = vi.fn<(address: string, body: URLSearchParams) => boolean>(() => true);
  vi.stubGlobal("location", { pathname: "/demo" });
  vi.stubGlobal("navigator", { sendBeacon, ...navigator });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ serverTiming }] });
  return () => sendBeacon.mock.calls.map(([address, body]) => `${address} ${body}`);
}

test("what happened is told with its page, and nothing else", () => {
  const sent = onPage();
  countEvent({ event: "form-begun", kinds: ["demo"] });
  countEvent({ event: "files", kinds: ["PDF", "Web page"] }, "/try");
  expect(sent()).toEqual([
    "/count event=form-begun&path=%2Fdemo&kind=demo",
    "/count event=files&path=%2Ftry&kind=PDF&kind=Web+page",
  ]);
});

test("what is told is what the server takes", () => {
  const events: VisitEvent[] = [
    { event: "page" },
    { event: "search-none" },
    { event: "form-begun", kinds: ["newsletter"] },
    { event: "files", kinds: ["Sample"] },
  ];
  const sent = onPage();
  for (const event of events) countEvent(event);
  const taken = sent().map((each) => {
    const body = new URLSearchParams(each.split(" ")[1]);
    return visitEventOf(body.get("event") ?? "", body.getAll("kind"));
  });
  expect(taken).toEqual(events);
});

test.each([
  ["the server counts nothing, as on a static host", { serverTiming: [] }],
  ["the browser asks not to be tracked", { navigator: { doNotTrack: "1" } }],
  ["the browser asks for privacy", { navigator: { globalPrivacyControl: true } }],
  ["the browser cannot", { navigator: { sendBeacon: undefined } }],
])("nothing is told where %s", (_where, page) => {
  const sent = onPage(page);
  countEvent({ event: "page" });
  expect(sent()).toEqual([]);
});
