import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { severalAtOnce } from "#server/site/several-at-once.ts";

import { noImage, titleProblems } from "#check/new-page-rules.ts";
import { metaContent } from "../pages/page-head.ts";
import { pageSource } from "#check/page-source.ts";
import { socialCardPainter } from "./social-card.ts";
import type { BuiltPage } from "../pages/sitemap.ts";

/** Paints the image that each page names for social sites, from its title and the first part drawn on it. */
export async function writeSocialCards(
  pages: BuiltPage[],
  client: string,
  cacheDirectory: string,
): Promise<void> {
  const paint = await socialCardPainter(cacheDirectory);
  await severalAtOnce(pages, async ({ file, html }) => {
    const image = metaContent(html, "og:image");
    const title = metaContent(html, "og:title");
    const address = `/${file.replace(/\/?index\.html$/, "")}`;
    const page = { address, source: pageSource(address) };
    if (!image) throw new Error(noImage(page));
    if (!title) throw new Error(titleProblems(page, "")[0]);
    const { host, pathname } = new URL(image);
    const shownAddress = metaContent(html, "og:url")
      ?.replace(/^https?:\/\//, "")
      .replace(/\/$/, "");
    const png = await paint({
      title,
      address: shownAddress ?? host,
      drawing: await readFile(join(client, firstDrawing(html, pages)), "utf8"),
    });
    const target = join(client, pathname);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, png);
  });
}

/** The first drawing that is more than a signature; where a page has none, the part on the home page. */
function firstDrawing(html: string, pages: BuiltPage[]): string {
  const [own] = drawingsOf(html);
  const home = pages.find(({ file }) => file === "index.html");
  const found = own ?? (home && drawingsOf(home.html)[0]);
  if (!found) throw new Error("Neither this page nor the home page has a drawing.");
  return found;
}

function drawingsOf(html: string): string[] {
  return [...html.matchAll(/href="(\/assets\/drawing-(?!wordmark|stamp)[^"#]+\.svg)#d"/g)].map(
    (match) => match[1]!,
  );
}
