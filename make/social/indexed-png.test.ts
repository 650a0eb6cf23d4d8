import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";

import { indexedPng } from "./indexed-png.ts";

const paper = [243, 240, 230, 255];
const ink = [28, 35, 41, 255];
const nearInk = [30, 33, 42, 255];

/** What another reader of PNG files sees in it. */
function pixelsOf(png: Buffer, width: number, height: number): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  return [...new Resvg(svg).render().pixels];
}

test("another reader sees the same pixels, row by row", async () => {
  const rgba = Buffer.from([...paper, ...ink, ...ink, ...ink, ...paper, ...paper]);
  const png = await indexedPng({ width: 3, height: 2, rgba });
  expect(pixelsOf(png, 3, 2)).toEqual([...rgba]);
});

test("a shade next to an ink becomes the ink", async () => {
  const rgba = Buffer.from([...nearInk, ...paper, ...ink, ...nearInk]);
  const png = await indexedPng({ width: 2, height: 2, rgba }, ["#1c2329"]);
  expect(pixelsOf(png, 2, 2)).toEqual([...ink, ...paper, ...ink, ...ink]);
});

test("an image of more colors than a palette holds is refused", async () => {
  const rgba = Buffer.alloc(300 * 4, 255);
  for (let i = 0; i < 300; i += 1) rgba.set([(i % 32) * 8, Math.floor(i / 32) * 8, 0], i * 4);
  await expect(indexedPng({ width: 300, height: 1, rgba })).rejects.toThrow("needs 300");
});
