import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";

import { iconFiles } from "./icons.ts";
import { webManifest } from "./site-files.ts";

const files = new Map(iconFiles());
const bytesOf = (path: string) => Buffer.from(files.get(path) ?? "");

/** Width and height as a PNG says them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === "PNG";

test("favicon.ico holds whole images of 16, 32 and 48 pixels", () => {
  const ico = bytesOf("favicon.ico");
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3]);
  const entries = [0, 1, 2].map((index) => {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    return { width: ico[at], png: ico.subarray(start, start + ico.readUInt32LE(at + 8)) };
  });
  expect(entries.map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(entries.map(({ png }) => isPng(png) && sizeOf(png))).toEqual(["16x16", "32x32", "48x48"]);
  expect(entries.reduce((sum, { png }) => sum + png.length, 6 + 3 * 16)).toBe(ico.length);
});

test("every icon of the manifest has the size it says, and serves one purpose", () => {
  const { icons } = JSON.parse(webManifest()) as {
    icons: { src: string; type: string; sizes: string; purpose: string }[];
  };
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    expect(sizeOf(bytesOf(src.slice(1)))).toBe(sizes);
  }
});

test("nothing of the mark lies outside the safe zone of the maskable icon, which has no holes", () => {
  const size = 256;
  const { pixels } = new Resvg(bytesOf("icon-maskable.svg").toString(), {
    fitTo: { mode: "width", value: size },
  }).render();
  const ground = pixels.subarray(0, 4).toString("hex");
  const outside = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const pixel = pixels.subarray((y * size + x) * 4).subarray(0, 4);
      const isSafe = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) <= size * 0.4;
      if (!isSafe && pixel.toString("hex") !== ground) outside.push(`${x},${y}`);
    }
  }
  expect(ground).toMatch(/ff$/);
  expect(outside).toEqual([]);
});
