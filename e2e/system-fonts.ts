import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import subsetFont from "subset-font";

/**
 * A browser on a machine without fonts, and one on a machine whose every font is a wide one. Chromium does not run with no
 * font at all: the one it gets has no letters. Only where fontconfig finds the fonts: Linux.
 */
export async function launchBySystemFonts(
  options: LaunchOptions,
): Promise<{ bare: Browser; wide: Browser }> {
  const wideFolder = dirname(
    createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  );
  const bareFolder = resolve(".cache/system-fonts/bare");
  await mkdir(bareFolder, { recursive: true });
  const wideFace = await readFile(join(wideFolder, "DejaVuSans.ttf"));
  await writeFile(
    join(bareFolder, "blank.ttf"),
    await subsetFont(wideFace, " ", { targetFormat: "truetype" }),
  );
  const launch = async (folder: string, name: string) => {
    const config = resolve(`.cache/system-fonts/${name}.conf`);
    await writeFile(
      config,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${resolve(".cache/system-fonts/cache")}</cachedir></fontconfig>
`,
    );
    return chromium.launch({ ...options, env: { ...process.env, FONTCONFIG_FILE: config } });
  };
  const [bare, wide] = await Promise.all([launch(bareFolder, "bare"), launch(wideFolder, "wide")]);
  return { bare, wide };
}
