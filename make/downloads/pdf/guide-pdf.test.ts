import PDFDocument from "pdfkit";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { proseText } from "#app/prose/prose.ts";
import { readCollection } from "#make/collections/read-collection.ts";
import { type Guide, guidePdf } from "./guide-pdf.ts";
import { pdfFonts } from "./pdf-fonts.ts";
import { setText } from "./pdf-text.ts";

const options = { fonts: await pdfFonts(), site: "https://www.quotewright.example" };
const guides = readCollection("guides");
const landedCost = guides.find(({ slug }) => slug === "total-landed-cost")!;

/** Made once for all the tests that only look at it. */
const made = new Map<Guide, ReturnType<typeof guidePdf>>();

function pdfOf(guide: Guide): ReturnType<typeof guidePdf> {
  const pdf = made.get(guide) ?? guidePdf(guide, options);
  made.set(guide, pdf);
  return pdf;
}

const read = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));
const lettersOf = (text: string) => text.replaceAll(/\s+/g, "");

test.each(guides)(
  "$slug: every word can be selected, on as many pages as it says",
  async (guide) => {
    const { bytes, pageCount } = await pdfOf(guide);
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
  const { bytes, pageCount } = await pdfOf(landedCost);
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
  const { bytes } = await pdfOf(landedCost);
  const pdf = await read(bytes);
  const { text } = await extractText(pdf, { mergePages: false });
  for (const { text: title, depth } of landedCost.contents) {
    if (depth !== 2) continue;
    const printed = new RegExp(`${title}\\s+(\\d+)`).exec(text[1] ?? "")?.[1];
    expect(lettersOf(text[Number(printed) - 1] ?? ""), title).toContain(lettersOf(title));
  }
  // The text on the same page may link to the site.
  const annotations = await (await pdf.getPage(2)).getAnnotations();
  expect(annotations.filter(({ url }) => !url)).toHaveLength(
    landedCost.contents.filter(({ depth }) => depth === 2).length,
  );
});

/** An element of the structure, or the area of a link. */
interface TreeNode {
  role?: string;
  type?: string;
  id?: string;
  children?: TreeNode[];
}

/** Elements of the whole document with the roles of what holds them, outermost first. */
async function elementsOf(bytes: Buffer): Promise<{ node: TreeNode; within: string[] }[]> {
  const pdf = await read(bytes);
  const found: { node: TreeNode; within: string[] }[] = [];
  const walk = (node: TreeNode, within: string[]) => {
    found.push({ node, within });
    for (const child of node.children ?? []) walk(child, [...within, node.role ?? ""]);
  };
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const tree: TreeNode | null = await (await pdf.getPage(page)).getStructTree();
    for (const node of tree?.children ?? []) walk(node, []);
  }
  return found;
}

/** Standard types of PDF 1.7 that a guide may use, each with what may hold it. */
const holders: Record<string, string[]> = {
  Document: [],
  H1: ["Document"],
  H2: ["Document"],
  H3: ["Document"],
  H4: ["Document"],
  P: ["Document"],
  BlockQuote: ["Document"],
  TOC: ["Document"],
  TOCI: ["TOC"],
  Reference: ["TOCI"],
  Link: ["Reference", "P", "LBody", "BlockQuote", "TH", "TD"],
  L: ["Document"],
  LI: ["L"],
  Lbl: ["LI"],
  LBody: ["LI"],
  Table: ["Document"],
  TR: ["Table"],
  TH: ["TR"],
  TD: ["TR"],
  Figure: ["Document"],
  Caption: ["Table", "Figure", "TOC"],
};

test.each(guides)("$slug: every tag is one of PDF 1.7 and in its place", async (guide) => {
  const { bytes } = await pdfOf(guide);
  const elements = (await elementsOf(bytes)).filter(({ node }) => node.role);
  for (const { node, within } of elements) {
    const role = node.role ?? "";
    expect(Object.keys(holders)).toContain(role);
    if (role !== "Document") expect(holders[role], role).toContain(within.at(-1));
  }
  const headings = elements.filter(({ node }) => /^H\d$/.test(node.role ?? ""));
  expect(headings.map(({ node }) => node.role).filter((role) => role === "H1")).toHaveLength(1);
  expect(headings[0]?.node.role).toBe("H1");
});

test.each(guides)(
  "$slug: a table's caption is within it, each heading says what it heads",
  async (guide) => {
    const { bytes } = await pdfOf(guide);
    const tables = guide.body.flatMap((node) =>
      typeof node !== "string" && node.tag === "table" ? [node] : [],
    );
    const captions = (await elementsOf(bytes)).filter(
      ({ node, within }) => node.role === "Caption" && within.at(-1) === "Table",
    );
    expect(captions).toHaveLength(tables.length);
    const scopes = scopesOf(bytes);
    const [columns, rows] = [tables.flatMap((t) => t.columns), tables.flatMap((t) => t.rows)];
    expect(scopes.filter((scope) => scope === "Column")).toHaveLength(columns.length);
    expect(scopes.filter((scope) => scope === "Row")).toHaveLength(rows.length);
    expect(scopes).toHaveLength(columns.length + rows.length);
  },
);

/** Of every heading in a table. The reader has no word for it, but the structure is not compressed. */
function scopesOf(bytes: Buffer): (string | undefined)[] {
  const objects = bytes.toString("latin1").match(/ obj\n<<[^]*?endobj/g) ?? [];
  return objects
    .filter((object) => /\/S \/TH\b/.test(object))
    .map((object) => /\/Scope \/(\w+)/.exec(object)?.[1]);
}

const linked = (count: number): Guide["body"] =>
  Array.from({ length: count }, (_, index) => ({
    tag: "p",
    children: [
      `Paragraph ${index} has words before a link, so that it is broken somewhere in: `,
      {
        tag: "a",
        href: "/pricing",
        children: ["what the plans cost and ", { tag: "code", text: "RFQs" }, " they include"],
      },
      ", and words after it.",
    ],
  }));

test("a link in the text is an element of it, with its areas on the page where they are", async () => {
  const count = 60;
  const { bytes } = await guidePdf({ ...landedCost, body: linked(count) }, options);
  const pdf = await read(bytes);
  expect(pdf.numPages).toBeGreaterThan(3);
  const elements = await elementsOf(bytes);
  const links = elements.filter(
    ({ node, within }) => node.role === "Link" && within.at(-1) === "P",
  );
  expect(links.length).toBeGreaterThanOrEqual(count);
  const areas = elements.filter(({ node }) => node.type === "object");
  expect(areas.length).toBeGreaterThanOrEqual(links.length);
  expect(areas.every(({ within }) => within.at(-1) === "Link")).toBe(true);
  for (let page = 3; page <= pdf.numPages; page += 1) {
    const loaded = await pdf.getPage(page);
    const drawn = (await loaded.getAnnotations()).map(({ id }: { id: string }) => id);
    const told = areasOf(await loaded.getStructTree());
    expect(told.toSorted()).toEqual(drawn.toSorted());
  }
});

function areasOf(node: TreeNode | null): string[] {
  const own = node?.type === "object" && node.id ? [node.id] : [];
  return [...own, ...(node?.children ?? []).flatMap(areasOf)];
}

test("words at the end of a line do not run into the next, and take no more room", () => {
  const doc = new PDFDocument();
  for (const [name, font] of Object.entries(options.fonts)) doc.registerFont(name, font);
  const words = "A unit price is what a supplier would like to talk about";
  const style = { size: 10, leading: 15, color: "#000000" };
  const { lines } = setText(doc, [{ text: words, font: "text", scale: 1 }], 90, style);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((line) => line.map(({ text }) => text).join("")).join("")).toBe(words);
  expect(lines.flat().every(({ x, width }) => x + width <= 90)).toBe(true);
});

test("equal guides give equal bytes", async () => {
  const [one, two] = [await guidePdf(landedCost, options), await guidePdf(landedCost, options)];
  expect(one.bytes.equals(two.bytes)).toBe(true);
});
