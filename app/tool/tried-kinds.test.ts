import { afterEach, expect, test, vi } from "vitest";

import { COUNTS_VISITS, MAX_TRIED } from "#contract/visits.ts";

import { noteTried } from "./tried-kinds.ts";

afterEach(() => vi.unstubAllGlobals());

const files = (...names: string[]) =>
  ({ kind: "files", files: names.map((name) => new File(["Brandt"], name)) }) as const;

test("kinds are told when the page is left, once, and no name", () => {
  const page = new EventTarget();
  const sendBeacon = vi.fn<(address: string, body: URLSearchParams) => boolean>(() => true);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { pathname: "/try" });
  vi.stubGlobal("navigator", { sendBeacon });
  const serverTiming = [{ name: COUNTS_VISITS }];
  vi.stubGlobal("performance", { getEntriesByType: () => [{ serverTiming }] });
  const told = () => sendBeacon.mock.calls.map(([, body]) => [...body]);

  noteTried({ kind: "kept" });
  page.dispatchEvent(new Event("page-shown"));
  noteTried(files("Acme offer.PDF", "b.xlsx", "c.eml", "d.docx", "e.pdf.exe", "f"));
  noteTried({ kind: "text", text: "Brandt" });
  noteTried({ kind: "sample", sampleId: "aerospace" });
  expect(told()).toEqual([]);
  page.dispatchEvent(new Event("page-shown"));
  page.dispatchEvent(new Event("pagehide"));
  const kinds = ["PDF", "Spreadsheet", "Mail", "Word", "Other", "Other", "Pasted text", "Sample"];
  expect(told()).toEqual([
    [["event", "files"], ["path", "/try"], ...kinds.map((kind) => ["kind", kind])],
  ]);

  noteTried(files(...Array.from({ length: 90 }, () => "a.csv")));
  page.dispatchEvent(new Event("pagehide"));
  expect(told().at(-1)?.slice(2)).toEqual(Array.from({ length: MAX_TRIED }, () => ["kind", "CSV"]));
});
