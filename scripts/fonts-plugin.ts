import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Every character the site sets; `check-site` fails when a page uses one that is not here. */
export const fontCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") +
  "\u00a0©°±²³·×÷§¶ªº¼½¾¡¿«»£¥€–—‘’“”…•−ØøÅåÄäÖöÜüßÉéÈèÊêËëÁáÀàÂâÇçÍíÎîÏïÑñÓóÔôÚúÛûŒœ™µ";

interface FontSubset {
  package: string;
  file: string;
  weights: { min: number; max: number; default: number };
}

const subsets: FontSubset[] = [
  {
    package: "@fontsource-variable/national-park",
    file: "national-park",
    weights: { min: 380, max: 620, default: 400 },
  },
  {
    package: "@fontsource-variable/spline-sans-mono",
    file: "spline-sans-mono",
    weights: { min: 400, max: 600, default: 400 },
  },
];

const folder = join(dirname(fileURLToPath(import.meta.url)), "../app/fonts");

async function writeSubset(font: FontSubset): Promise<void> {
  const target = join(folder, `${font.file}.woff2`);
  const recipe = await stat(fileURLToPath(import.meta.url));
  const made = await stat(target).catch(() => null);
  if (made && made.mtimeMs > recipe.mtimeMs) return;
  const source = createRequire(import.meta.url).resolve(
    `${font.package}/files/${font.file}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(await readFile(source), fontCharacters, {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(target, subset);
}

/** Writes app/fonts/*.woff2: the characters and weights that are used, and no more. */
export function fonts(): Plugin {
  return {
    name: "quotewright:fonts",
    enforce: "pre",
    async buildStart() {
      await Promise.all(subsets.map(writeSubset));
    },
  };
}
