import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { type SelectorComponent, transform } from "lightningcss";

const imports = /(?:from|import\()\s*"(?<name>(?:#app\/|\.\.?\/)[^"]+\.tsx?)"/g;

/** Every source file that these bring in, by static import or by one that waits. */
export function reachableSources(appDirectory: string, entries: string[]): Set<string> {
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
  entries.forEach(visit);
  return reached;
}

/** Words as they stand in class lists, in any of the ways that a source file writes them. */
export function classCandidates(source: string): Set<string> {
  return new Set(source.split(/[\s"'`]+|\$\{|\}/));
}

/** The same style sheet without the rules for classes that no source names. The order of the others stays. */
export function withOnlyClasses(css: string, isUsed: (className: string) => boolean): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style({ value }) {
          const isKept = value.selectors.some((selector) => {
            const className = firstClass(selector);
            return className === undefined || isUsed(className);
          });
          return isKept ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}

/** The class a rule stands for: the first one, be it inside `:where()` or `:is()`. */
function firstClass(selector: SelectorComponent[]): string | undefined {
  for (const part of selector) {
    if (part.type === "class") return part.name;
    if (part.type === "pseudo-class" && (part.kind === "where" || part.kind === "is")) {
      for (const inner of part.selectors) {
        const found = firstClass(inner);
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}

export interface PageStyles {
  /** From the root of the site. */
  href: string;
  css: string;
  /** The files whose classes it holds. */
  sources: Set<string>;
}

/** A maker of style sheets, one for each route: the rules that its code and the frame around it use. */
export function pageStylesMaker(appDirectory: string, siteCss: string) {
  const made = new Map<string, PageStyles>();
  return (routeFile: string): PageStyles => {
    const known = made.get(routeFile);
    if (known) return known;
    const entries = ["root.tsx", routeFile].map((file) => join(appDirectory, file));
    const sources = reachableSources(appDirectory, entries);
    const source = [...sources].map((file) => readFileSync(file, "utf8")).join("\n");
    const candidates = classCandidates(source);
    const css = withOnlyClasses(
      siteCss,
      // A class with a quotation mark inside is cut up among the candidates.
      (name) => candidates.has(name) || (/["'`{}]/.test(name) && source.includes(name)),
    );
    const name = routeFile
      .replace(/^pages\//, "")
      .replace(/\.tsx$/, "")
      .replaceAll("/", "-");
    const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
    const styles = { href: `/assets/${name}-${hash}.css`, css, sources };
    made.set(routeFile, styles);
    return styles;
  };
}
