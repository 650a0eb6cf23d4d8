import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-js";

/** For programs that take no SVG, by the drawing they are made of. A maskable one is cut to any shape by the system. */
const icons = {
  "icon.svg": { "icon-192.png": 192, "icon-512.png": 512 },
  "icon-maskable.svg": {
    "icon-maskable-192.png": 192,
    "icon-maskable-512.png": 512,
    "apple-touch-icon.png": 180,
  },
};
const faviconSizes = [16, 32, 48];

export async function writeIcons(client: string): Promise<void> {
  const source = (name: string) => readFile(join(client, name), "utf8");
  for (const [name, files] of Object.entries(icons)) {
    const svg = await source(name);
    for (const [file, size] of Object.entries(files)) {
      await writeFile(join(client, file), iconPng(svg, size));
    }
  }
  const svg = await source("icon.svg");
  const images = faviconSizes.map((size) => ({ size, png: iconPng(svg, size) }));
  await writeFile(join(client, "favicon.ico"), iconFile(images));
}

function iconPng(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

const headBytes = 6;
const entryBytes = 16;

/** Several PNG images in one ICO file: a head, an entry for each, then their bytes. */
export function iconFile(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
