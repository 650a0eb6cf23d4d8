import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { matchRoutes } from "react-router";

import { changeDates } from "./change-dates.ts";
import { metaContent } from "./page-head.ts";
import type { BuiltPage } from "./sitemap.ts";

export interface RoutedApp {
  appDirectory: string;
  routes: Record<string, { path?: string; index?: boolean; file: string } | undefined>;
}

/** Notes on each page when what it shows was last changed: an article says so itself, of others the history tells. */
export function noteLastChanges(pages: BuiltPage[], { appDirectory, routes }: RoutedApp): void {
  const dates = changeDates(dirname(appDirectory));
  const files = Object.values(routes).flatMap((route) =>
    route && (route.path || route.index)
      ? [{ path: `/${route.path ?? ""}`, handle: route.file }]
      : [],
  );
  const changes = new Map(
    files.map(({ handle }) => [handle, lastChange(appDirectory, handle, dates)]),
  );
  for (const page of pages) {
    const address = `/${page.file.replace(/(index)?\.html$/, "")}`;
    const file = matchRoutes(files, address)?.at(-1)?.route.handle;
    const changedOn =
      metaContent(page.html, "article:published_time") ?? (file && changes.get(file));
    if (changedOn) page.changedOn = changedOn;
  }
}

/** Of the page and its records; a change to what many pages share is not a change to each of them. */
function lastChange(
  appDirectory: string,
  routeFile: string,
  dates: Map<string, string>,
): string | undefined {
  return [...reachableSources(appDirectory, join(appDirectory, routeFile))]
    .filter((file) => /[\\/]app[\\/](pages|prose|site|samples)[\\/]/.test(file))
    .flatMap((file) => dates.get(file) ?? [])
    .sort()
    .at(-1);
}

const imports = /(?:from|import\()\s*"(?<name>(?:#app\/|\.\.?\/)[^"]+\.tsx?)"/g;

/** A source file and every one that it brings in, by static import or by one that waits. */
export function reachableSources(appDirectory: string, entry: string): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { groups } of readFileSync(file, "utf8").matchAll(imports)) {
      const name = groups!.name!;
      visit(
        name.startsWith("#app/")
          ? join(appDirectory, name.slice("#app/".length))
          : resolve(dirname(file), name),
      );
    }
  };
  visit(entry);
  return reached;
}
