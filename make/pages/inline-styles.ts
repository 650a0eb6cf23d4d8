import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";

import { unescaped } from "./unescaped.ts";

const link = /<link rel="stylesheet" href="(?<href>[^"]+\.css)"[^>]*>/;

/**
 * A page's first paint waits for no file: the rules that its own HTML needs are written into it, and the whole sheet,
 * which knows the fonts too, comes after. React finds the sheet by its address, wherever it stands.
 */
export async function stylesInliner(firstPage: string, client: string) {
  const href = link.exec(firstPage)?.groups?.["href"];
  if (!href) throw new Error("The pages have no stylesheet: adapt make/pages/inline-styles.ts.");
  const css = await readFile(join(client, href), "utf8");
  const sheet = compileSheet(css, {
    href,
    // What a script says of the document (`:root[data-print]`) and what begins with a pseudo-class cannot be seen in HTML.
    allowRules: [/^:/],
    exact: false,
  });
  const { extract } = createProcessor([sheet], { fonts: false });
  const fallbackFonts = css.match(/@font-face\s*\{[^}]*\blocal\([^}]*\}/g)?.join("") ?? "";

  return (html: string): string => {
    // Beasties 0.5.4 writes a semicolon after `@property {}`, which spoils the rule that follows.
    const rules = extract(withPlainClasses(html)).css.replaceAll("};", "}");
    const style = `<style>${fallbackFonts}${rules}</style>`;
    return html
      .replace(link, () => style)
      .replace("</body>", () => `${bringSheet(href, html)}</body>`);
  };
}

/** Beasties reads class names as they stand: `[&amp;&gt;p]:m-0` would be none of the sheet's. */
function withPlainClasses(html: string): string {
  return html.replaceAll(/ class="([^"]*&[^"]*)"/g, (_match, names: string) => {
    const plain = unescaped(names);
    return plain.includes('"') ? ` class='${plain}'` : ` class="${plain}"`;
  });
}

/** Where no script runs, the sheet stands at the end of the page; else it comes when the page has been painted. */
function bringSheet(href: string, html: string): string {
  const atTheEnd = `<link rel="stylesheet" href="${href}"/>`;
  if (!html.includes('<script type="module">')) return atTheEnd;
  const script = [
    "new PerformanceObserver((_,paint)=>{paint.disconnect();",
    // In a tab behind another one, which is not painted, React comes first and brings the sheet itself.
    `if(document.querySelector('link[rel=stylesheet][href="${href}"]'))return;`,
    'const sheet=document.createElement("link");',
    `sheet.rel="stylesheet";sheet.href="${href}";document.head.append(sheet)`,
    '}).observe({type:"paint",buffered:true})',
  ].join("");
  return `<noscript>${atTheEnd}</noscript><script>${script}</script>`;
}
