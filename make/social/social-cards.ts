import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { socialImage } from "#app/page/page-meta.ts";
import { severalAtOnce } from "#server/site/several-at-once.ts";

import type { BuiltPage } from "../pages/built-page.ts";
import { siteAddress } from "../site-address.ts";
import { socialCardPainter } from "./social-card.ts";

/** Paints the image that each page names for social sites, from its title and the first part drawn on it. */
export async function writeSocialCards(
  pages: readonly BuiltPage[],
  client: string,
  cacheDirectory: string,
): Promise<void> {
  const paint = await socialCardPainter(cacheDirectory);
  const { host } = new URL(siteAddress());
  await severalAtOnce(pages, async ({ page, html }) => {
    const { path, title, unlisted } = page;
    const png = await paint({
      title,
      address: path === null || unlisted || path === "/" ? host : host + path,
      drawing: await readFile(join(client, firstDrawing(html, pages)), "utf8"),
    });
    const target = join(client, socialImage(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, png);
  });
}

/** The first drawing that is more than a signature; where a page has none, the part on the home page. */
function firstDrawing(html: string, pages: readonly BuiltPage[]): string {
  const home = pages.find(({ page }) => page.path === "/")?.html ?? "";
  const found = drawingIn(html) ?? drawingIn(home);
  if (!found) throw new Error("Neither this page nor the home page has a drawing.");
  return found;
}

function drawingIn(html: string): string | undefined {
  return /href="(\/assets\/drawing-(?!wordmark|stamp)[^"#]+\.svg)#d"/.exec(html)?.[1];
}
