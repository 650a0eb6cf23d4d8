import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import subsetFont from "subset-font";

/** Only where fontconfig finds the fonts can others be given to a browser: elsewhere it has the machine's own. */
const canChooseFonts = process.platform === "linux";

const folder = resolve(".cache/system-fonts");
const wideFolder = dirname(
  createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
);

/** The environment of a browser on a machine whose every font is a wide one, whatever fonts this machine has. */
function wideFonts(): Record<string, string> {
  return withFontsOf(wideFolder, "wide");
}

/** And on a machine without fonts. Chromium does not run with no font at all: the one it gets has no letters. */
async function noFonts(): Promise<Record<string, string>> {
  const bareFolder = join(folder, "bare");
  const environment = withFontsOf(bareFolder, "bare");
  if (canChooseFonts && !existsSync(join(bareFolder, "blank.ttf"))) {
    const wideFace = await readFile(join(wideFolder, "DejaVuSans.ttf"));
    mkdirSync(bareFolder, { recursive: true });
    await writeFile(
      join(bareFolder, "blank.ttf"),
      await subsetFont(wideFace, " ", { targetFormat: "truetype" }),
    );
  }
  return environment;
}

/** The fonts that E2E_FONTS asks for: wide ones unless told, `none`, the `machine`'s own, or those of a folder. */
export async function chosenFonts(
  choice = process.env["E2E_FONTS"] ?? "wide",
): Promise<Record<string, string>> {
  if (choice === "wide") return wideFonts();
  if (choice === "none") return noFonts();
  if (choice === "machine") return {};
  if (!existsSync(choice)) throw new Error(`E2E_FONTS: there is no folder ${choice}.`);
  return withFontsOf(resolve(choice), "chosen");
}

function withFontsOf(fonts: string, name: string): Record<string, string> {
  if (!canChooseFonts) return {};
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.conf`);
  const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, "cache")}</cachedir></fontconfig>
`;
  // A browser of another worker may be reading it.
  if (!existsSync(file) || readFileSync(file, "utf8") !== config) writeFileSync(file, config);
  return { FONTCONFIG_FILE: file };
}
