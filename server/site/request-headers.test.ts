import fc from "fast-check";
import { expect, test } from "vitest";

import { chooseEncoding, chooseRange } from "./request-headers.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000,gzip;q=0", "identity"],
  ["br;q=0.001", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["deflate, zstd", "identity"],
  [";;;,,,=", "identity"],
])("%s is answered with %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=50-1000", { start: 50, end: 99 }],
  ["bytes=99-99", { start: 99, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-0", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["lines=0-9", "whole"],
  ["bytes=-", "whole"],
  ["bytes=a-b", "whole"],
])("%s of 100 bytes is %o", (header, range) => {
  expect(chooseRange(header, 100)).toEqual(range);
});

test("whatever is asked, a range lies inside the file", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat({ max: 1e9 }), (start, end, sizeBytes) => {
      const range = chooseRange(`bytes=${start}-${end}`, sizeBytes);
      if (typeof range === "string") return true;
      return range.start >= 0 && range.start <= range.end && range.end < sizeBytes;
    }),
  );
});
