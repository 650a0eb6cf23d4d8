import { gzipSync } from "node:zlib";

/** What a first load may take, in bytes after gzip -9 (of fonts as they are); HTML counts with the rules inlined in it. */
export const budgets = { html: 40_000, css: 25_000, javascript: 125_000, fonts: 30_000 };

/**
 * What fails. Editors add to scripts too: a role, an article and a session are in records that pages share. For them there
 * is 2 % above the budget; whoever uses it is told.
 */
export const limits = { ...budgets, javascript: 127_500 };

type ReadFile = (path: string) => Buffer;

/** What a page needs before anything is touched, found by reading it; bytes after gzip -9. */
export function firstLoad(html: string, read: ReadFile) {
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const css = styles.map((path) => read(path).toString()).join("");
  const start = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const entries = [...start.matchAll(/import\("([^"]+)"\)/g)].map(([, path = ""]) => path);
  const scripts = [...withImports(entries, read)].map((path) => ({
    path,
    bytes: size(read(path)),
  }));
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fonts = faces
    // A face with a range is fetched when a page shows one of its characters: the visits of e2e/every-page count those.
    .filter((face) => !face.includes("unicode-range"))
    .flatMap((face) => /url\("?([^")]+\.woff2)/.exec(face)?.[1] ?? []);
  return {
    html: size(html),
    css: size(css),
    javascript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    styles,
    scripts,
    fonts: fonts.reduce((sum, path) => sum + read(path).length, 0),
  };
}

export function budgetProblems(page: string, read: ReadFile): string[] {
  const { html, css, javascript, styles, scripts, fonts } = firstLoad(page, read);
  const largest = scripts
    .filter(({ path }) => !/\/(vendor|shell|root|manifest)-/.test(path))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ path, bytes }) => `${path} ${bytes}`);
  return [
    ...over("HTML", html, budgets.html, []),
    ...over("CSS", css, budgets.css, styles),
    ...over("JavaScript", javascript, limits.javascript, largest),
    ...(fonts > budgets.fonts ? [`Fonts are ${fonts} bytes, the budget is ${budgets.fonts}`] : []),
  ];
}

/** Pages whose scripts have begun to use the room that is kept for records, in one sentence. */
export function scriptWarning(
  pages: readonly { address: string; html: string }[],
  read: ReadFile,
): string[] {
  const heavy = pages
    .map(({ address, html }) => ({ address, bytes: firstLoad(html, read).javascript }))
    .filter(({ bytes }) => bytes > budgets.javascript)
    .toSorted((one, other) => other.bytes - one.bytes);
  const [heaviest] = heavy;
  if (!heaviest) return [];
  return [
    `JavaScript of ${heavy.length} pages is over its budget of ${budgets.javascript} bytes gzip, most on ${heaviest.address} with ${heaviest.bytes}; ${limits.javascript} fails. Ask an engineer to make room.`,
  ];
}

/** These modules and all that they import statically. Parts that wait are not among them. */
function withImports(entries: string[], read: ReadFile): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, name = ""] of read(path)
      .toString()
      .matchAll(/(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)) {
      visit(new URL(name, `https://site.example${path}`).pathname);
    }
  };
  entries.forEach(visit);
  return found;
}

/** Most pages have the same files: each is weighed once, as long as it is the same buffer. */
const weighed = new WeakMap<Buffer, number>();

function size(content: string | Buffer): number {
  const known = typeof content === "string" ? undefined : weighed.get(content);
  const bytes = known ?? gzipSync(content, { level: 9 }).length;
  if (typeof content !== "string") weighed.set(content, bytes);
  return bytes;
}

function over(kind: string, bytes: number, budget: number, files: string[]): string[] {
  if (bytes <= budget) return [];
  const named = files.length > 0 ? ` (${files.join(", ")})` : "";
  return [`${kind} is ${bytes} bytes gzip, the budget is ${budget}${named}`];
}
