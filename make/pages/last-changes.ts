import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import type { SitePage } from "./site-pages.ts";

/** Says of a page when what it shows was last changed: an article tells itself, of others the project's history does. */
export function lastChanges(appDirectory: string) {
  const dates = changeDates(dirname(appDirectory));
  const ofModules = new Map<string, string | undefined>();
  return ({ page, module }: Pick<SitePage, "page" | "module">): string | undefined => {
    if (page.article) return page.article.publishedOn;
    if (!ofModules.has(module)) ofModules.set(module, lastChange(appDirectory, module, dates));
    return ofModules.get(module);
  };
}

/** Of the page and its records; a change to what many pages share is not a change to each of them. */
function lastChange(
  appDirectory: string,
  module: string,
  dates: Map<string, string>,
): string | undefined {
  return [...reachableSources(appDirectory, join(appDirectory, module))]
    .filter((file) => /[\\/]app[\\/](pages|prose|site|samples)[\\/]/.test(file))
    .flatMap((file) => dates.get(file) ?? [])
    .sort()
    .at(-1);
}

const imports = /(?:from|import\()\s*"(?<name>(?:#app\/|\.\.?\/)[^"]+\.(?:tsx?|json))"/g;

/** A source file and every one that it brings in, by static import or by one that waits. */
export function reachableSources(appDirectory: string, entry: string): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { groups } of readFileSync(file, "utf8").matchAll(imports)) {
      const name = groups?.["name"] ?? "";
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

/** The day on which each file was last changed, by the project's history; empty where there is none to ask. */
function changeDates(rootDirectory: string): Map<string, string> {
  const dates = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: rootDirectory,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    // A shallow history would call every file as old as its last commit.
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return dates;
    let day = "";
    for (const line of git("log", "--format=%x00%cs", "--name-only").split("\n")) {
      if (line.startsWith("\0")) day = line.slice(1);
      else if (line && !dates.has(resolve(rootDirectory, line))) {
        dates.set(resolve(rootDirectory, line), day);
      }
    }
  } catch {
    return dates;
  }
  return dates;
}
