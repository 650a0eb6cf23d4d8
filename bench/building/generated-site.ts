import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const source = resolve(import.meta.dirname, "../..");
const skipped = new Set(["node_modules", "build", ".git", ".react-router", ".cache", "data"]);

/** A copy of the site, outside the work tree, with this many generated articles besides its own. Gone at scope's end. */
export function generatedSite(articleCount: number): { folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !skipped.has(path.slice(source.length + 1).split("/")[0] ?? ""),
  });
  symlinkSync(join(source, "node_modules"), join(folder, "node_modules"));
  const articles = join(folder, "app/prose/articles");
  const model = readFileSync(join(articles, "flow-downs.md"), "utf8");
  for (let number = 1; number <= articleCount; number += 1) {
    writeFileSync(join(articles, `generated-${number}.md`), generatedArticle(number, model));
  }
  return {
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The model's text under a title, a summary and a day of its own. */
function generatedArticle(number: number, model: string): string {
  const day = new Date(Date.UTC(2010, 0, 1 + number)).toISOString().slice(0, 10);
  return model
    .replace(/^title: .*$/m, `title: Generated article number ${number}`)
    .replace(/^excerpt: .*$/m, (line) => `excerpt: Number ${number}. ${line.slice(9, 140)}`)
    .replace(/^date: .*$/m, `date: ${day}`);
}
