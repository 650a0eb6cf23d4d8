import { expect, test } from "vitest";

import privacyRevisions from "records:legal/privacy-revisions";
import termsRevisions from "records:legal/terms-revisions";

import { formatDate } from "./format-date.ts";

test("a date is that of the calendar, in whichever zone the page is built", () => {
  expect(formatDate("2024-01-15")).toBe("January 15, 2024");
});

test("both legal documents were last updated on January 15, 2024, and list revisions newest first", () => {
  for (const revisions of [privacyRevisions, termsRevisions]) {
    const dates = revisions.map(({ date }) => date);
    expect(revisions.find(({ isClarification }) => !isClarification)?.date).toBe("2024-01-15");
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
});
