import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { proseText } from "../../app/lib/prose.ts";
import { readCollection } from "../read-collection.ts";
import { type Guide, guidePdf } from "./guide-pdf.ts";
import { pdfFonts } from "./pdf-fonts.ts";

const options = { fonts: await pdfFonts(), site: "https://www.quotewright.example" };
const guides = readCollection("guides");
const landedCost = guides.find(({ slug }) => slug === "total-landed-cost")!;

const read = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));
const lettersOf = (text: string) => text.replaceAll(/\s+/g, "");

test.each(guides)(
  "$slug: every word can be selected, on as many pages as it says",
  async (guide) => {
    const { bytes, pageCount } = await guidePdf(guide, options);
    const { text, totalPages } = await extractText(await read(bytes), { mergePages: false });
    expect(totalPages).toBe(pageCount);
    const letters = lettersOf(text.join(""));
    for (const block of guide.body.flatMap(wordsOfBlocks)) {
      expect(letters).toContain(lettersOf(block));
    }
  },
);

/** Texts that a page break or a repeated head does not cut: rows of tables, items, short paragraphs. */
function wordsOfBlocks(node: Guide["body"][number]): string[] {
  if (typeof node === "string") return [];
  if (node.tag === "table") return node.rows.map((row) => row.flat().map(proseText).join(""));
  if (node.tag === "ul" || node.tag === "ol") return [];
  const text = proseText(node);
  return text.length < 80 ? [text] : [text.slice(0, 60)];
}

test("title, language, bookmarks and page numbers", async () => {
  const { bytes, pageCount } = await guidePdf(landedCost, options);
  const pdf = await read(bytes);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: landedCost.title, Language: "en-US" });
  const outline = await pdf.getOutline();
  const sections = landedCost.contents.filter(({ depth }) => depth === 2);
  expect(outline.map(({ title }) => title)).toEqual(sections.map(({ text }) => text));
  const { text } = await extractText(pdf, { mergePages: false });
  text.slice(1).forEach((page, index) => expect(page).toContain(`${index + 2} of ${pageCount}`));
});

test("the contents lead to the pages on which the sections begin", async () => {
  const { bytes } = await guidePdf(landedCost, options);
  const pdf = await read(bytes);
  const { text } = await extractText(pdf, { mergePages: false });
  for (const { text: title, depth } of landedCost.contents) {
    if (depth !== 2) continue;
    const printed = new RegExp(`${title}\\s+(\\d+)`).exec(text[1] ?? "")?.[1];
    expect(lettersOf(text[Number(printed) - 1] ?? ""), title).toContain(lettersOf(title));
  }
  const annotations = await (await pdf.getPage(2)).getAnnotations();
  expect(annotations).toHaveLength(landedCost.contents.filter(({ depth }) => depth === 2).length);
});

test("a reader that does not see the page finds headings, tables and figures", async () => {
  const { bytes } = await guidePdf(landedCost, options);
  const pdf = await read(bytes);
  const roles = new Set<string>();
  for (let page = 1; page <= pdf.numPages; page += 1) {
    collectRoles(await (await pdf.getPage(page)).getStructTree(), roles);
  }
  for (const role of ["H2", "P", "L", "LI", "Table", "TR", "TH", "TD", "Figure"]) {
    expect([...roles]).toContain(role);
  }
});

function collectRoles(node: unknown, roles: Set<string>): void {
  const { role, children = [] } = (node ?? {}) as { role?: string; children?: unknown[] };
  if (role) roles.add(role);
  for (const child of children) collectRoles(child, roles);
}

test("equal guides give equal bytes", async () => {
  const [one, two] = [await guidePdf(landedCost, options), await guidePdf(landedCost, options)];
  expect(one.bytes.equals(two.bytes)).toBe(true);
});
