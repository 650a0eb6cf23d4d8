import { expect, test } from "vitest";

import { fileSizeText } from "./file-size.ts";

test.each([
  [0, "1 KB"],
  [499, "1 KB"],
  [8_400, "8 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [1_240_000, "1.2 MB"],
])("%i bytes read %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
