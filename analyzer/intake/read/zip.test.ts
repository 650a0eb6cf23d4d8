import { expect, test } from "vitest";

import { limits, SizeBudget } from "./limits.ts";
import { Zip } from "./zip.ts";
import { pack } from "../testing/pack.ts";

test("unpacks one entry at a time", async () => {
  const zip = new Zip(pack({ "a.txt": "first", "b/ü.txt": "zweite – Seite" }), new SizeBudget());
  expect(zip.names).toEqual(["a.txt", "b/ü.txt"]);
  expect(await zip.wholeText("b/ü.txt")).toBe("zweite – Seite");
  await expect(zip.wholeText("c.txt")).rejects.toMatchObject({ kind: "damaged" });
});

test("stops a small file that unpacks to a large one, also over several entries", async () => {
  const half = new Uint8Array(limits.unpackedBytes / 2);
  const bytes = pack({ first: half, second: half, third: "x" });
  expect(bytes.length).toBeLessThan(limits.unpackedBytes / 500);
  const zip = new Zip(bytes, new SizeBudget());
  const unpack = async (name: string) => {
    let length = 0;
    for await (const piece of zip.text(name)) length += piece.length;
    return length;
  };
  expect(await unpack("first")).toBe(half.length);
  expect(await unpack("second")).toBe(half.length);
  await expect(unpack("third")).rejects.toMatchObject({ kind: "too-large" });
});

test("says that an entry is damaged", async () => {
  const bytes = pack({ "a.txt": "some text that is packed and then changed" });
  bytes.fill(0xff, 40, 60);
  await expect(new Zip(bytes, new SizeBudget()).wholeText("a.txt")).rejects.toMatchObject({
    kind: "damaged",
  });
});
