import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-js";

/** For home screens, which take no SVG. */
const sizes = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

export async function writeIcons(client: string): Promise<void> {
  const svg = await readFile(join(client, "icon-maskable.svg"), "utf8");
  for (const [file, size] of Object.entries(sizes)) {
    const image = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
    await writeFile(join(client, file), image.asPng());
  }
}
