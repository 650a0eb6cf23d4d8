import { expect, test } from "vitest";

import { limits, SizeBudget } from "../limits.ts";
import { Zip } from "./zip.ts";
import { goldenBytes, readGolden, textsOf } from "../../testing/golden.ts";
import { pack } from "../../testing/pack.ts";

const open = (bytes: Uint8Array) => new Zip(bytes, new SizeBudget());

/** A file of one entry, and where that entry stands in the list at its end. */
function packOne(text: string) {
  const bytes = pack({ "a.txt": text });
  const view = new DataView(bytes.buffer);
  return { bytes, view, entry: view.getUint32(bytes.length - 6, true) };
}

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

test.each(["zip64-zip.xlsx", "zip64-python.xlsx", "zip64-perl.xlsx"])(
  "%s, packed as ZIP64 by another program, is read",
  async (name) => {
    const { kind, tables, problems } = await readGolden(name);
    expect(problems).toEqual([]);
    expect(kind).toBe("xlsx");
    expect(textsOf(tables[0])).toEqual([
      ["Supplier", "Part", "Unit price"],
      ["Acme", "A-1", "12.5"],
      ["Brandt", "A-1", "11.75"],
    ]);
  },
);

test.each([50, 0, 199, 201, 3_000_000_000])(
  "an entry of 200 bytes that is said to have %d is damaged, never cut short unsaid",
  async (size) => {
    const { bytes, view, entry } = packOne("0123456789".repeat(20));
    expect(await open(bytes).wholeText("a.txt")).toHaveLength(200);
    view.setUint32(entry + 24, size, true);
    await expect(open(bytes).wholeText("a.txt")).rejects.toMatchObject({ kind: "damaged" });
  },
);

test.each([
  ["longer than the file", 20, 0xffff_fffe],
  ["without the ZIP64 figure that it points to", 20, 0xffff_ffff],
  ["beginning behind the file's end", 42, 0x7fff_ffff],
])("an entry %s is damaged", async (_, offset, value) => {
  const { bytes, view, entry } = packOne("some text");
  view.setUint32(entry + offset, value, true);
  await expect(open(bytes).wholeText("a.txt")).rejects.toMatchObject({ kind: "damaged" });
});

test("an encrypted entry is said to be locked", async () => {
  const { bytes, view, entry } = packOne("some text");
  view.setUint16(entry + 8, 1, true);
  await expect(open(bytes).wholeText("a.txt")).rejects.toMatchObject({ kind: "encrypted" });
});

test("a file with two entries of one name is refused: nobody can say which of them counts", () => {
  const bytes = pack({ "a/b.txt": "first", "a\\b.txt": "second" });
  expect(() => open(bytes)).toThrow(expect.objectContaining({ kind: "damaged" }));
});

test("a ZIP64 end record that points anywhere gives a result", async () => {
  const golden = await goldenBytes("zip64-zip.xlsx");
  const locator = golden.length - 22 - 20;
  for (const at of [0n, 7n, BigInt(golden.length), 2n ** 53n, 2n ** 64n - 1n]) {
    const bytes = golden.slice();
    new DataView(bytes.buffer).setBigUint64(locator + 8, at, true);
    expect(() => open(bytes)).toThrow(expect.objectContaining({ kind: "damaged" }));
  }
});
