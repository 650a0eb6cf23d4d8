import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

import { matchRoutes } from "react-router";

import { compressSite } from "#server/compressed-files.ts";
import { renderHeadersFile } from "#server/security-headers.ts";

import { upcomingSessions } from "../app/content/webinars.ts";
import { calendars } from "./calendars.ts";
import { changeDates } from "./change-dates.ts";
import { feeds } from "./feeds.ts";
import { formResultPages } from "./form-result-pages.ts";
import { writeIcons } from "./icons.ts";
import { inlineScriptHashes } from "./inline-script-hashes.ts";
import { listFiles } from "./list-files.ts";
import { markdownTwins } from "./markdown-twins.ts";
import { type PageStyles, pageStylesMaker } from "./page-styles.ts";
import { metaContent } from "./page-head.ts";
import { siteFiles } from "./site-files.ts";
import { siteAddress } from "./site-address.ts";
import { type BuiltPage, robots, sitemap } from "./sitemap.ts";
import { writeSocialCards } from "./social-cards.ts";
import { startOnIdle } from "./start-on-idle.ts";

interface FinishedConfig {
  appDirectory: string;
  buildDirectory: string;
  routes: Record<string, { path?: string; index?: boolean; file: string } | undefined>;
}

/** Turns React Router's prerendered output into what is served. Hashes come last: they are of the final bytes. */
export async function finishBuild(config: FinishedConfig): Promise<void> {
  const { buildDirectory } = config;
  const client = join(buildDirectory, "client");
  await rename(join(client, "404/index.html"), join(client, "404.html"));
  await rm(join(client, "404"), { recursive: true });
  await rm(join(client, "__spa-fallback.html"), { force: true });

  const pages: BuiltPage[] = [];
  for (const file of await listFiles(client, ".html")) {
    pages.push({
      file: relative(client, file),
      html: startOnIdle(await readFile(file, "utf8")),
    });
  }
  await givePagesTheirStyles(pages, client, config);
  const notFound = pages.find(({ file }) => file === "404.html");
  if (!notFound) throw new Error("The build has no 404.html.");
  const answers = Object.entries(formResultPages(notFound.html)).map(([name, html]) => ({
    file: `server-pages/${name}`,
    html,
  }));
  const hashes = Object.fromEntries(
    [...pages, ...answers].map(({ file, html }) => [file, inlineScriptHashes(html)]),
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
  ]) {
    await write(join(client, path), text);
  }
  await writeIcons(client);
  await writeSocialCards(pages, client, join(dirname(config.appDirectory), ".cache/social-cards"));
  await write(join(client, "_headers"), renderHeadersFile(hashes));
  await compressSite(buildDirectory);
  await write(join(buildDirectory, "csp.json"), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** In place of the styles of the whole site, each page gets those it uses. */
async function givePagesTheirStyles(
  pages: BuiltPage[],
  client: string,
  { appDirectory, routes }: FinishedConfig,
): Promise<void> {
  const link = /(?<=<link rel="stylesheet" href=")[^"]+\.css(?=")/;
  const siteHref = link.exec(pages[0]?.html ?? "")?.[0];
  if (!siteHref) throw new Error("The pages have no stylesheet: adapt scripts/finish-build.ts.");
  const stylesOf = pageStylesMaker(appDirectory, await readFile(join(client, siteHref), "utf8"));
  const files = Object.values(routes).flatMap((route) =>
    route && (route.path || route.index)
      ? [{ path: `/${route.path ?? ""}`, handle: route.file }]
      : [],
  );
  const dates = changeDates(dirname(appDirectory));
  const written = new Set<PageStyles>();
  for (const page of pages) {
    const address = `/${page.file.replace(/(index)?\.html$/, "")}`;
    const styles = stylesOf(matchRoutes(files, address)!.at(-1)!.route.handle);
    page.html = page.html.replace(link, styles.href);
    written.add(styles);
    const changedOn = metaContent(page.html, "article:published_time") ?? lastChange(styles, dates);
    if (changedOn) page.changedOn = changedOn;
  }
  for (const { href, css } of written) await write(join(client, href), css);
}

/** Of the page and its records; a change to what many pages share is not a change to each of them. */
function lastChange({ sources }: PageStyles, dates: Map<string, string>): string | undefined {
  return [...sources]
    .filter((file) => /[\\/]app[\\/](pages|content)[\\/]/.test(file))
    .flatMap((file) => dates.get(file) ?? [])
    .sort()
    .at(-1);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
