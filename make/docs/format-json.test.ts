import fc from "fast-check";
import { expect, test } from "vitest";

import { formatJson } from "./format-json.ts";

test("formatted JSON is the same value, within the width where it can be", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value as never))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(formatJson({ limit: 2, rows: [1, 2] }, 40)).toBe('{ "limit": 2, "rows": [1, 2] }');
  expect(formatJson({ limit: 2, rows: [1, 2] }, 20)).toBe('{\n  "limit": 2,\n  "rows": [1, 2]\n}');
});
