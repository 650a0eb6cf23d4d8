import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, foldedSheet, group, line, stroke, text } from "../drafting.ts";
import { each, times } from "../geometry.ts";
import { roundedBox } from "../outlines.ts";

const note = lettered(12);
const FOLD = 14;

const box = (x: number, y: number, w: number, h: number) => roundedBox(x, y, w, h, 1);

export const figure = (label: string, body: string, notes: string): Drawing => ({
  width: 320,
  height: 200,
  body,
  notes,
  label,
});

function textSheet(x: number, y: number, w: number, h: number): string {
  const lines = times(6, (i) => {
    const lineY = y + 30 + i * 10;
    return line(x + 10, lineY, x + w - 10 - (i % 3) * 12, lineY, "dimension");
  });
  return foldedSheet(x, y, w, h, FOLD) + lines.join("");
}

function tableSheet(x: number, y: number, w: number, h: number): string {
  const [top, rowHeight, columns] = [y + 32, 13, 3];
  const rows = times(5, (i) => top + i * rowHeight);
  const rules = times(columns + 1, (i) => x + 10 + (i * (w - 20)) / columns);
  return (
    foldedSheet(x, y, w, h, FOLD) +
    each(rows, (rowY) => line(x + 10, rowY, x + w - 10, rowY, "dimension")) +
    each(rules, (ruleX) => line(ruleX, top, ruleX, top + 4 * rowHeight, "dimension"))
  );
}

/** Upload: a PDF, a spreadsheet and an email fall into one tray. */
export function op10(): Drawing {
  const [pdf, spreadsheet, email] = ["rotate(-9 90 90)", "rotate(4 160 90)", "rotate(10 236 84)"];
  const letter = (x: number, y: number, content: string, transform: string) =>
    group(note.text(x, y, content, { anchor: "start" }), transform);
  return figure(
    "Quotes in three formats dropping into one tray",
    group(textSheet(46, 34, 84, 104), pdf) +
      group(tableSheet(118, 26, 84, 104), spreadsheet) +
      group(stroke("M196 52h86v58h-86Z", "ground-thick") + stroke("M196 52l43 33 43-33"), email) +
      stroke("M36 150h248l-18 34H54Z", "ground-thick") +
      stroke("M60 150v-6h200v6") +
      line(52, 161, 268, 161, "dimension"),
    letter(56, 54, "PDF", pdf) +
      letter(128, 46, "XLSX", spreadsheet) +
      letter(203, 104, "EML", email) +
      note.text(160, 177, "rfq@yourplant"),
  );
}

/** At the rates of the analyzer page; a test holds them to it. */
export const normalizedPrices = {
  quoted: ["€ 29.35 / kg", "$ 14.43 / lb", "SEK 332 / kg"],
  dollarsPerKilogram: 31.8,
  within: 0.04,
} as const;

/** Analyze: three unit prices, normalized to one. */
export function op20(): Drawing {
  const { quoted, dollarsPerKilogram, within } = normalizedPrices;
  const rowY = (i: number) => 42 + i * 50;
  return figure(
    "Three unit prices normalized to one",
    each(quoted, (_, i) => {
      const y = rowY(i);
      return (
        stroke(box(18, y - 14, 112, 28), "ground") + stroke(`M130 ${y}H150L178 92H200`, "dimension")
      );
    }) +
      arrowhead(206, 92, 0) +
      stroke(box(206, 72, 96, 40), "ground-thick"),
    each(quoted, (price, i) => text(74, rowY(i) + 4, price, { size: 12.5 })) +
      text(254, 97, `$${dollarsPerKilogram.toFixed(2)}/kg`, { size: 13.5, weight: 500 }) +
      note.dimension([206, 112], [302, 112], `±${within}`, 22) +
      note.text(74, 186, "as quoted") +
      note.text(254, 186, "normalized"),
  );
}

/** Approve: quality and finance sign in parallel, against a clock. */
export function op30(): Drawing {
  const stations = [
    { x: 56, y: 100, name: "Buyer" },
    { x: 164, y: 58, name: "Quality" },
    { x: 164, y: 142, name: "Finance" },
  ];
  return figure(
    "Parallel approval routing with a 24 hour SLA",
    stroke("M92 100H112V58H128M112 100V142H128M200 58H216V100H230M200 142H216V100") +
      arrowhead(128, 58, 0) +
      arrowhead(128, 142, 0) +
      arrowhead(232, 100, 0) +
      each(stations, ({ x, y }) => stroke(box(x - 36, y - 15, 72, 30), "ground")) +
      stroke("M232 100l32-26 32 26-32 26Z", "ground-thick"),
    each(stations, ({ x, y, name }) => note.text(x, y + 4, name)) +
      text(264, 104.5, "OK", { size: 13, weight: 500 }) +
      note.dimension([128, 157], [200, 157], "SLA 24 h", 20),
  );
}

/** Execute: five logged decisions, exported to the ERP and to PDF. */
export function op40(): Drawing {
  const log = ["09:14 intake", "09:14 ranked", "11:02 quality", "11:40 finance", "11:41 award"];
  const rowY = (i: number) => 66 + i * 24;
  return figure(
    "Every decision logged, exported to ERP and PDF",
    stroke(box(22, 24, 172, 150), "ground-thick") +
      line(22, 46, 194, 46) +
      line(54, 46, 54, 174, "dimension") +
      each(log.slice(1), (_, i) => line(22, rowY(i) + 8, 194, rowY(i) + 8, "dimension")) +
      stroke("M194 74H226M194 126H226") +
      arrowhead(232, 74, 0) +
      arrowhead(238, 126, 0) +
      stroke("M226 126h6") +
      stroke("M232 60c0-5 60-5 60 0v28c0 5-60 5-60 0Z", "ground-thick") +
      stroke("M232 60c0 5 60 5 60 0") +
      foldedSheet(240, 108, 48, 56, FOLD),
    note.text(32, 40, "LOG", { anchor: "start" }) +
      each(
        log,
        (entry, i) =>
          note.text(38, rowY(i), String(i + 1)) +
          note.text(62, rowY(i), entry, { anchor: "start" }),
      ) +
      note.text(262, 82, "ERP") +
      note.text(264, 143, "PDF"),
  );
}
