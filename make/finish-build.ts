import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

import { searchIndexPath } from "#app/search/search-index.ts";
import { compressSite } from "#server/site/compressed-files.ts";
import { type InlineHashes, renderHeadersFile } from "#server/site/security-headers.ts";

import { iconFiles } from "./files/icons.ts";
import { offlineTool } from "./files/offline-tool.ts";
import { textFiles } from "./files/text-files.ts";
import { pageFiles, partsOnTouch } from "./framework/page-files.ts";
import { manifestVersion } from "./framework/route-manifest.ts";
import { startOnTouch } from "./framework/start-on-touch.ts";
import { withoutTransitionMarks } from "./framework/transition-marks.ts";
import { removeUnservedFiles } from "./framework/unserved-files.ts";
import { listFiles } from "./list-files.ts";
import { isServerPage, takePages } from "./pages/built-page.ts";
import { stylesInliner } from "./pages/inline-styles.ts";
import type { RoutedBuild, RouteFiles } from "./pages/site-pages.ts";
import { keepAssets } from "./replace-build.ts";
import { searchIndex } from "./search/search-index.ts";
import { writeSocialCards } from "./social/social-cards.ts";

interface FinishedConfig {
  appDirectory: string;
  buildDirectory: string;
  serverBuildFile: string;
  routes: RouteFiles;
}

/** Turns React Router's prerendered output into what is served. Hashes come last: they are of the final bytes. */
export async function finishBuild(config: FinishedConfig): Promise<void> {
  const { appDirectory, buildDirectory } = config;
  const client = join(buildDirectory, "client");
  await removeUnservedFiles(client);
  const partsOf = await writePageFiles(client);

  const routedBuild: RoutedBuild = await import(
    /* @vite-ignore */ pathToFileURL(join(buildDirectory, "server", config.serverBuildFile)).href
  );
  const pages = await takePages(client, routedBuild, config.routes);
  const publicPages = pages.filter((page) => !isServerPage(page));
  const withStyles = await stylesInliner(pages[0]?.html ?? "", client);
  for (const page of pages) {
    const { withoutScripts, firstUse } = page.page;
    const html = withoutTransitionMarks(page.html);
    const started = withoutScripts ? html : startOnTouch(html, (route) => partsOf(route, firstUse));
    page.html = withStyles(started);
  }
  const hashes = Object.fromEntries(pages.map(({ file, html }) => [file, inlineHashes(html)]));

  for (const page of pages) {
    await write(join(isServerPage(page) ? buildDirectory : client, page.file), page.html);
  }
  for (const [path, content] of [
    ...textFiles(publicPages, appDirectory),
    [searchIndexPath.slice(1), JSON.stringify(searchIndex(publicPages))] as const,
    ...iconFiles(),
  ]) {
    await write(join(client, path), content);
  }
  await write(join(client, "try-offline.js"), await offlineScript(client));
  const root = dirname(appDirectory);
  await keepAssets(join(root, "build"), buildDirectory);
  const assets = (await listFiles(join(client, "assets"))).map((file) => relative(client, file));
  await write(join(client, "_headers"), renderHeadersFile(hashes, assets));
  const cache = join(root, ".cache");
  await Promise.all([
    writeSocialCards(publicPages, client, join(cache, "social-cards")),
    compressSite({ buildDir: buildDirectory, cacheDir: join(cache, "compressed") }),
  ]);
  await write(join(buildDirectory, "csp.json"), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Vite's manifest is for the build; what the browser needs of it goes under the version of React Router's manifest. */
async function writePageFiles(client: string): Promise<ReturnType<typeof partsOnTouch>> {
  const path = join(client, ".vite/manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  await rm(dirname(path), { recursive: true });
  const version = await manifestVersion(join(client, "assets"));
  await write(
    join(client, `assets/page-files-${version}.json`),
    JSON.stringify(pageFiles(manifest)),
  );
  return partsOnTouch(manifest);
}

/** Before the files of the last build come beside these: it takes what this build made. */
async function offlineScript(client: string): Promise<string> {
  const files = await listFiles(client);
  const paths = files.map((file) => relative(client, file).replaceAll("\\", "/"));
  const texts = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => [
      path,
      /\.(?:js|css)$|^try\/index\.html$/.test(path)
        ? await readFile(join(client, path), "utf8")
        : "",
    ]),
  );
  const samples = paths.filter((path) => path.startsWith("downloads/samples/"));
  return offlineTool(new Map(texts), samples);
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Content-Security-Policy hashes of what is written into a page. Data blocks never run and need none. */
function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)].filter(
    ({ groups }) => !/\bsrc=|application\/ld\+json/.test(groups?.["attributes"] ?? ""),
  );
  const styles = [...html.matchAll(/<style[^>]*>(?<text>.*?)<\/style>/gs)];
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

function hashesOf(elements: RegExpExecArray[]): string[] {
  const hashes = elements.map(
    ({ groups }) =>
      `sha256-${createHash("sha256")
        .update(groups?.["text"] ?? "")
        .digest("base64")}`,
  );
  return [...new Set(hashes)];
}
