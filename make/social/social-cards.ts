import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Page } from "#app/page/page.ts";
import { socialImage } from "#app/page/page-meta.ts";
import { severalAtOnce } from "#server/site/several-at-once.ts";

import type { BuiltPage } from "../pages/built-page.ts";
import { siteAddress } from "../site-address.ts";
import { type SocialCard, socialCardPainter } from "./social-card.ts";

/** Paints the image that each page names for social sites, from its title and the first part drawn on it. */
export async function writeSocialCards(
  pages: readonly BuiltPage[],
  client: string,
  cacheDirectory: string,
): Promise<void> {
  const paint = await socialCardPainter(cacheDirectory);
  const home = pages.find(({ page }) => page.path === "/")?.html ?? "";
  await severalAtOnce(pages, async ({ page, html }) => {
    const drawing = await readFile(join(client, firstDrawing(html, home)), "utf8");
    const target = join(client, socialImage(page.path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await paint(socialCard(page, drawing)));
  });
}

export function socialCard({ path, title, unlisted }: Page, drawing: string): SocialCard {
  const { host } = new URL(siteAddress());
  return {
    title,
    address: path === null || unlisted || path === "/" ? host : host + path,
    drawing,
  };
}

/** The first drawing that is more than a signature; where a page has none, the part on the home page. */
export function firstDrawing(html: string, home: string): string {
  const found = drawingIn(html) ?? drawingIn(home);
  if (!found) throw new Error("Neither this page nor the home page has a drawing.");
  return found;
}

function drawingIn(html: string): string | undefined {
  const drawing = /href="(\/assets\/drawing-(?!wordmark|stamp)[^"#]+\.svg)#d"/;
  return drawing.exec(html)?.[1];
}
