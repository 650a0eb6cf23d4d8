import type { ProseElement, ProseNode } from "#app/prose/prose.ts";
import { drawFigure } from "./pdf-figure.ts";
import {
  decorate,
  drawRule,
  type Flow,
  inks,
  makeRoom,
  nested,
  sheet,
  tagged,
} from "./pdf-sheet.ts";
import { drawTable } from "./pdf-table.ts";
import { taggedText } from "./pdf-tagged-text.ts";
import { type Run, runsOf, setText, stacked, type TextBlock, type TextStyle } from "./pdf-text.ts";

const bodyStyle: TextStyle = { size: 10.2, leading: 15.2, color: inks.ink };
const quoteStyle: TextStyle = { size: 12, leading: 17, color: inks.ink };
const headStyles: Record<"h2" | "h3" | "h4", TextStyle> = {
  h2: { size: 13.5, leading: 15.5, color: inks.ink },
  h3: { size: 11.5, leading: 15, color: inks.ink },
  h4: { size: 10.2, leading: 15, color: inks.ink },
};
const indent = 18;

interface BlockOptions {
  /** Where links of the text lead. */
  site: string;
  /** Told of every section as it is reached, with the page it stands on. */
  onSection: (id: string, title: string) => void;
}

/** Sets a text block by block: side heads, paragraphs, lists, tables, figures. */
export function drawBlocks(
  flow: Flow,
  body: readonly ProseNode<string>[],
  options: BlockOptions,
): void {
  for (const node of body) {
    if (typeof node !== "string") drawBlock(flow, node, options);
  }
}

function drawBlock(flow: Flow, node: ProseElement<string>, options: BlockOptions): void {
  const { doc } = flow;
  const { left, width } = sheet.text;
  switch (node.tag) {
    case "h2":
      return drawSideHead(flow, node, options);
    case "h3":
    case "h4": {
      const text = setText(doc, headRuns(node, options), width, headStyles[node.tag]);
      makeRoom(flow, text.height + 3 * bodyStyle.leading);
      taggedText(flow, node.tag.toUpperCase(), text, stacked(text, left, flow.y + 4));
      flow.y += text.height + 8;
      return;
    }
    case "p":
      drawLines(
        flow,
        "P",
        setText(doc, runsOf(node.children, options.site), width, bodyStyle),
        left,
      );
      flow.y += 7;
      return;
    case "ul":
    case "ol":
      nested(flow, "L", (inner) =>
        node.children.forEach((item, index) =>
          drawItem(inner, item, node.tag === "ol" ? `${node.start + index}.` : "–", options),
        ),
      );
      flow.y += 6;
      return;
    case "blockquote":
    case "note": {
      const title: Run[] =
        node.tag === "note" ? [{ text: `${node.title}\n`, font: "strong", scale: 1 }] : [];
      const runs = [...title, ...paragraphRuns(node.children, options.site)];
      const text = setText(doc, runs, width - indent, quoteStyle);
      flow.y += 4;
      makeRoom(flow, text.height);
      decorate(doc, () => doc.rect(left, flow.y, 2.5, text.height).fill(inks.signal));
      drawLines(flow, "BlockQuote", text, left + indent);
      flow.y += 13;
      return;
    }
    case "table":
      return drawTable(flow, node, options.site);
    case "figure":
      return drawFigure(flow, node);
    case "pre": {
      const text = setText(doc, [{ text: node.text, font: "mono", scale: 0.85 }], width, bodyStyle);
      drawLines(flow, "Code", text, left);
      flow.y += 7;
      return;
    }
    case "hr":
      flow.y += bodyStyle.leading;
      return;
    default:
      throw new Error(`A PDF has no place for <${node.tag}> between paragraphs.`);
  }
}

/** The head of a section, beside its text, under a rule across the sheet. */
function drawSideHead(
  flow: Flow,
  node: Extract<ProseElement<string>, { id: string }>,
  options: BlockOptions,
): void {
  const { doc } = flow;
  const runs = headRuns(node, options);
  const text = setText(doc, runs, sheet.side.width, headStyles.h2);
  flow.y = Math.max(flow.y, flow.sideBottom) + 16;
  makeRoom(flow, Math.max(text.height, 5 * bodyStyle.leading) + 10);
  const { left, width } = sheet.whole;
  decorate(doc, () => drawRule(doc, left, flow.y, width, 0.75, inks.ink));
  flow.y += 10;
  const title = runs.map(({ text }) => text).join("");
  doc.addNamedDestination(node.id, "XYZ", 0, flow.y - 10, null as unknown as number);
  options.onSection(node.id, title);
  taggedText(flow, "H2", text, stacked(text, sheet.side.left, flow.y));
  flow.sideBottom = flow.y + text.height;
}

/** Lines go over to the next page one by one, but never the first or the last of them alone. */
function drawLines(flow: Flow, type: string, text: TextBlock, left: number): void {
  const { leading } = text.style;
  const count = text.lines.length;
  taggedText(flow, type, text, (line) => {
    const first = count <= 3 ? count : 2;
    makeRoom(flow, (line === 0 ? first : line === count - 2 ? 2 : 1) * leading);
    const y = flow.y;
    flow.y += leading;
    return { x: left, y };
  });
}

function drawItem(
  flow: Flow,
  item: ProseNode<string>,
  marker: string,
  options: BlockOptions,
): void {
  if (typeof item === "string" || item.tag !== "li") return;
  const { doc } = flow;
  const { left, width } = sheet.text;
  const text = setText(doc, paragraphRuns(item.children, options.site), width - indent, bodyStyle);
  makeRoom(flow, Math.min(2, text.lines.length) * bodyStyle.leading);
  nested(flow, "LI", (inner) => {
    if (item.isTask) {
      tagged(inner, "Lbl", () =>
        doc
          .undash()
          .lineWidth(0.9)
          .rect(left, flow.y + 3.2, 8.4, 8.4)
          .stroke(inks.ink),
      );
    } else {
      const markStyle = { ...bodyStyle, color: inks.ink3 };
      const mark = setText(doc, [{ text: marker, font: "mono", scale: 0.9 }], indent, markStyle);
      taggedText(inner, "Lbl", mark, stacked(mark, left, flow.y));
    }
    drawLines(inner, "LBody", text, left + indent);
  });
  flow.y += 3;
}

function headRuns(
  node: Extract<ProseElement<string>, { id: string }>,
  { site }: BlockOptions,
): Run[] {
  return runsOf(node.children, site, { font: "head", scale: 1 });
}

/** Paragraphs of a quote or a list item as one text, each on a line of its own. */
function paragraphRuns(nodes: readonly ProseNode<string>[], site: string): Run[] {
  return nodes.flatMap((node, index) => {
    const isParagraph = typeof node !== "string" && node.tag === "p";
    const lineBreak: Run[] =
      isParagraph && index > 0 ? [{ text: "\n", font: "text", scale: 1 }] : [];
    return [...lineBreak, ...runsOf([node], site)];
  });
}
