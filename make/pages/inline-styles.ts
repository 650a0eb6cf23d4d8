import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";

import { unescaped } from "./built-page.ts";

const link = /<link rel="stylesheet" href="(?<href>[^"]+\.css)"[^>]*>/;

/**
 * A page's first paint waits for no file: the rules that its own HTML needs are written into it. Fonts come after the
 * first paint, the whole sheet with the code (app/page/loading/start-page.ts). React finds it by its address, wherever it stands.
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
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fallbackFonts = faces.filter((face) => face.includes("local(")).join("");
  const script = loadFonts(faces.filter((face) => !/local\(|unicode-range/.test(face)));

  return (html: string): string => {
    // Beasties 0.5.4 writes a semicolon after `@property {}`, which spoils the rule that follows.
    const rules = extract(withPlainClasses(html)).css.replaceAll("};", "}");
    const style = `<style>${fallbackFonts}${rules}</style>`;
    return html
      .replace(link, () => style)
      .replace("</body>", () => `${atTheEnd(href, html, script)}</body>`);
  };
}

/** Beasties reads class names as they stand: `[&amp;&gt;p]:m-0` would be none of the sheet's. */
function withPlainClasses(html: string): string {
  return html.replaceAll(/ class="([^"]*&[^"]*)"/g, (_match, names: string) => {
    const plain = unescaped(names);
    return plain.includes('"') ? ` class='${plain}'` : ` class="${plain}"`;
  });
}

/** Where no script runs, the sheet stands at the end of the page and brings the fonts. */
function atTheEnd(href: string, html: string, script: string): string {
  const sheet = `<link rel="stylesheet" href="${href}"/>`;
  if (!html.includes('<script type="module">')) return sheet;
  return `<noscript>${sheet}</noscript><script>${script}</script>`;
}

/** After the first paint, and all at once: each change of fonts lays the whole page out again. */
function loadFonts(faces: string[]): string {
  const fonts = faces.map((face) => {
    const [, family, source, weight] =
      /font-family:([^;]+);src:(url\([^)]+\))[^;]*;font-weight:([^;}]+)/.exec(face) ?? [];
    if (!family || !source || !weight)
      throw new Error(`A font of the sheet is not understood: ${face}`);
    return [family, source, { weight }];
  });
  if (fonts.length === 0) throw new Error("The sheet has no fonts.");
  return [
    "new PerformanceObserver((_,paint)=>{paint.disconnect();",
    `Promise.all(${JSON.stringify(fonts)}.map((font)=>new FontFace(...font).load()))`,
    ".then((fonts)=>{for(const font of fonts)document.fonts.add(font)},()=>{})",
    '}).observe({type:"paint",buffered:true})',
  ].join("");
}
