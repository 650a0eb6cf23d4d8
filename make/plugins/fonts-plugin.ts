import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What the site's own pages are set in: one file a font, fetched with every first load. */
const pageCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") +
  "\u00a0©°±²µ·×÷€–—‘’“”…−Øåäóüß";

/** What a visitor's names and figures may hold besides: a second file, fetched when one is shown (styles/fonts.css). */
export const rareCharacters = "³§¶ªº¼½¾¡¿«»£¥•øÅÄÖöÜÉéÈèÊêËëÁáÀàÂâÇçÍíÎîÏïÑñÓÔôÚúÛûŒœ™";

/** Every character the site sets; `check-site` fails when a page uses one that is not here. */
export const fontCharacters = pageCharacters + rareCharacters;

interface FontSubset {
  file: string;
  /** From one master of the font to the next: in between it would need both, and be half as large again. */
  weights: { min: number; max: number; default: number };
}

const subsets: FontSubset[] = [
  {
    file: "national-park",
    weights: { min: 400, max: 600, default: 400 },
  },
  {
    file: "spline-sans-mono",
    weights: { min: 400, max: 500, default: 400 },
  },
];

const sourceOf = (family: string) =>
  readFile(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    ),
  );

/** A typeface at one weight, for what knows no variable fonts: PDF files, and the painter of images. */
export const faceAt = async (family: string, weight: number) =>
  subsetFont(await sourceOf(family), fontCharacters, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../app/fonts");

async function writeSubset(font: FontSubset, name: string, characters: string): Promise<void> {
  const target = join(folder, `${name}.woff2`);
  const recipe = await stat(fileURLToPath(import.meta.url));
  const made = await stat(target).catch(() => null);
  if (made && made.mtimeMs > recipe.mtimeMs) return;
  const subset = await subsetFont(await sourceOf(font.file), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
    // Other forms of a glyph (fractions, superscripts) are nowhere asked for; kerning stays.
    noLayoutClosure: true,
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
      await Promise.all(
        subsets.flatMap((font) => [
          writeSubset(font, font.file, pageCharacters),
          writeSubset(font, `${font.file}-rare`, rareCharacters),
        ]),
      );
    },
  };
}
