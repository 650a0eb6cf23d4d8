import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

import { compressSite } from "#server/site/compressed-files.ts";
import { renderHeadersFile } from "#server/site/security-headers.ts";

import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { searchIndexPath } from "#app/search/search-index.ts";
import { calendars } from "./files/calendars.ts";
import { feeds } from "./files/feeds.ts";
import { formResultPages } from "./pages/form-result-pages.ts";
import { writeIcons } from "./files/icons.ts";
import { inlineHashes } from "./pages/inline-hashes.ts";
import { stylesInliner } from "./pages/inline-styles.ts";
import { noteLastChanges, type RoutedApp } from "./pages/last-changes.ts";
import { listFiles } from "./list-files.ts";
import { markdownTwins } from "./pages/markdown-twins.ts";
import { pageFiles } from "./framework/page-files.ts";
import { keepAssets } from "./replace-build.ts";
import { searchIndex } from "./search/search-index.ts";
import { siteFiles } from "./files/site-files.ts";
import { siteAddress } from "./site-address.ts";
import { type BuiltPage, robots, sitemap } from "./pages/sitemap.ts";
import { writeSocialCards } from "./social/social-cards.ts";
import { startOnIdle } from "./framework/start-on-idle.ts";

interface FinishedConfig extends RoutedApp {
  buildDirectory: string;
}

/** Turns React Router's prerendered output into what is served. Hashes come last: they are of the final bytes. */
export async function finishBuild(config: FinishedConfig): Promise<void> {
  const { buildDirectory } = config;
  const client = join(buildDirectory, "client");
  await rename(join(client, "404/index.html"), join(client, "404.html"));
  await rm(join(client, "404"), { recursive: true });
  await rm(join(client, "__spa-fallback.html"), { force: true });
  // A route that answers with a file has data beside it that no page asks for.
  for (const file of await listFiles(client, ".data")) {
    if (/\.[a-z]+\.data$/.test(file)) await rm(file);
  }

  await writePageFiles(client);

  const pages: BuiltPage[] = [];
  for (const file of await listFiles(client, ".html")) {
    pages.push({
      file: relative(client, file),
      html: startOnIdle(await readFile(file, "utf8")),
    });
  }
  noteLastChanges(pages, config);
  const notFound = pages.find(({ file }) => file === "404.html");
  if (!notFound) throw new Error("The build has no 404.html.");
  const answers = Object.entries(formResultPages(notFound.html)).map(([name, html]) => ({
    file: `server-pages/${name}`,
    html,
  }));
  const withStyles = await stylesInliner(notFound.html, client);
  for (const page of [...pages, ...answers]) page.html = withStyles(page.html);
  const hashes = Object.fromEntries(
    [...pages, ...answers].map(({ file, html }) => [file, inlineHashes(html)]),
  );

  for (const { file, html } of pages) await write(join(client, file), html);
  for (const { file, html } of answers) await write(join(buildDirectory, file), html);
  await write(join(client, "sitemap.xml"), sitemap(pages));
  await write(join(client, "robots.txt"), robots(siteAddress()));
  for (const [path, text] of [
    ...markdownTwins(siteAddress()),
    ...feeds(siteAddress()),
    ...calendars(upcomingSessions, siteAddress()),
    ...siteFiles(pages, siteAddress(), new Date()),
    [searchIndexPath.slice(1), JSON.stringify(searchIndex(pages))] as const,
  ]) {
    await write(join(client, path), text);
  }
  await writeIcons(client);
  await keepAssets(join(dirname(config.appDirectory), "build"), buildDirectory);
  const assets = (await listFiles(join(client, "assets"))).map((file) => relative(client, file));
  await write(join(client, "_headers"), renderHeadersFile(hashes, assets));
  const cache = join(dirname(config.appDirectory), ".cache");
  await Promise.all([
    writeSocialCards(pages, client, join(cache, "social-cards")),
    compressSite({ buildDir: buildDirectory, cacheDir: join(cache, "compressed") }),
  ]);
  await write(join(buildDirectory, "csp.json"), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Vite's manifest is for the build; what the browser needs of it goes under the version of React Router's manifest. */
async function writePageFiles(client: string): Promise<void> {
  const manifest = join(client, ".vite/manifest.json");
  const files = pageFiles(JSON.parse(await readFile(manifest, "utf8")));
  await rm(dirname(manifest), { recursive: true });
  const version = (await listFiles(join(client, "assets"), ".js"))
    .map((file) => /[\\/]manifest-(\w+)\.js$/.exec(file)?.[1])
    .find((found) => found !== undefined);
  if (!version) throw new Error("React Router's manifest has another name: adapt finish-build.ts.");
  await write(join(client, `assets/page-files-${version}.json`), JSON.stringify(files));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
