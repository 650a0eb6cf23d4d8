import { expect, test } from "vitest";

import { decodeText } from "./encoding.ts";

/** Bytes as the programs of each language write them. */
test.each([
  [
    "gb18030",
    "c1e3bcfebac52cb5a5bcdb2cbdbbc6da0a42522d312c31382e35302c34d6dc0a",
    "零件号,单价,交期\nBR-1,18.50,4周\n",
  ],
  [
    "shift_jis",
    "95698ed42c925089bf2c945b8afa0a42522d312c3138302c348f540a",
    "品車,単価,納期\nBR-1,180,4週\n",
  ],
  ["windows-1250", "496c6f9ce63b4f706973203bb979630a", "Ilość;Opis ;ąyc\n"],
  ["windows-1252", "51756e7469743be93bfc3b80203132", "Quntit;é;ü;€ 12"],
])("%s is told from the others", (_, hex, text) => {
  expect(decodeText(Uint8Array.from(Buffer.from(hex, "hex")))).toBe(text);
});
