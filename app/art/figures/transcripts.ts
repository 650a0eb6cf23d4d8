import { brandName } from "#contract/brand.ts";

import { lettered } from "../annotations.ts";
import { LAYER_PEN } from "../drawing-file.ts";
import {
  arc,
  arrowhead,
  circle,
  type Drawing,
  foldedSheet,
  hatch,
  line,
  polyline,
  rect,
  stroke,
} from "../drafting.ts";
import { each, TAU, times, points } from "../geometry.ts";
import { rectangle } from "../outlines.ts";

const note = lettered(16);
const from = (x: number, y: number, words: string) => note.text(x, y, words, { anchor: "start" });

/** A drawing in steps, one for each sentence of a recording: `#s0` is the first. */
function inSteps(label: string, steps: readonly string[]): Drawing {
  const body = each(steps, (marks, i) => `<g id="s${i}" ${LAYER_PEN}>${marks}</g>`);
  return { width: 480, height: 270, body, label };
}

function arrow(x1: number, x2: number, y: number): string {
  return line(x1, y, x2 - 4, y) + arrowhead(x2, y, 0);
}

/** Scorecards both sides agree on: the review's one page comes together. */
export function transcriptScorecard(): Drawing {
  const casting = "M40 100V48h22v30h46V48h22v52Z";
  const customer = (i: number) => ({ x: 160 + i * 26, y: 46 });
  const lot = (i: number) => 40 + i * 30;
  return inSteps("A supplier review on one page, drawn step by step", [
    stroke(casting, "thick") + hatch(casting) + line(85, 38, 85, 110, "centre"),
    times(11, (i) => rect(customer(i).x, customer(i).y, 18, 18)).join("") +
      each([3, 7], (i) => hatch(rectangle(customer(i).x, customer(i).y, 18, 18), 4)) +
      from(160, 92, "2 of 11"),
    line(40, 152, 236, 152) +
      each([60, 216], (x) => line(x, 146, x, 158, "thick")) +
      from(40, 138, "promised") +
      note.text(236, 138, "dock", { anchor: "end" }) +
      note.dimension([60, 152], [216, 152], "days", 18),
    arrow(236, 268, 152) + rect(268, 134, 96, 36) + note.text(316, 158, "supplier"),
    times(8, (i) => rect(lot(i), 196, 22, 22)).join("") +
      line(lot(4), 196, lot(4) + 22, 218, "thick") +
      line(lot(4) + 22, 196, lot(4), 218, "thick") +
      from(290, 213, "7 / 8 = 87.5%"),
    line(171, 218, 171, 230, "dimension") + note.text(171, 247, "lot 5"),
    arrow(200, 240, 242) + rect(240, 228, 72, 28) + note.text(276, 247, "order"),
    rect(14, 10, 452, 252, "thick") +
      each([340, 402], (x) => rect(x, 226, 54, 28) + stroke(`M${x + 8} 246q8-14 14-4t20-4`)),
    times(5, (i) => {
      const y = 112 + i * 17;
      return line(408, y, 452, y) + (i < 2 ? stroke(`M390 ${y - 2}l4 5 8-10`, "thick") : "");
    }).join(""),
  ]);
}

/** Find where most spend goes: bars by annual cost, and how far down the list it pays to go. */
export function transcriptPareto(): Drawing {
  const heights = [150, 112, 84, 62, 26, 20, 15, 11];
  const floor = 206;
  const left = (i: number) => 72 + i * 44;
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const carried = (i: number) => heights.slice(0, i + 1).reduce((sum, each) => sum + each, 0);
  const atShare = (share: number) => floor - share * 160;
  return inSteps("Parts by annual cost, drawn step by step", [
    line(60, 36, 60, floor) +
      line(60, floor, 440, floor) +
      each(heights, (height, i) => rect(left(i), floor - height, 32, height, "ground")),
    polyline(
      [
        [104, 52],
        [126, 30],
        [136, 30],
      ],
      "dimension",
    ) + from(141, 35, "$9 × 40,000 = $360,000"),
    rect(left(0), floor - 150, 32, 150, "ground-thick") + note.text(88, 198, "1"),
    polyline(
      heights.map((_, i) => [left(i) + 32, atShare(carried(i) / whole)] as const),
      "thick",
    ) +
      line(60, atShare(0.8), 440, atShare(0.8), "hidden") +
      from(444, atShare(0.8) + 5, "80%"),
    line(242, 56, 242, floor + 8, "centre") +
      note.dimension([left(0), floor], [236, floor], "4 parts", 20),
    rect(306, 92, 116, 76, "ground-thick") +
      times(6, (i) => rect(314 + (i % 3) * 36, 98 + (i > 2 ? 36 : 0), 28, 28)).join("") +
      each([0, 36], (y) => hatch(rectangle(386, 98 + y, 28, 28), 5)),
    hatch(rectangle(left(0), floor - 150, 32, 30), 5) +
      line(left(0), floor - 120, left(0) + 32, floor - 120, "thick") +
      line(88, floor - 120, 88, floor - 100) +
      arrowhead(88, floor - 96, TAU / 4),
    note.dimension([250, floor], [424, floor], "200 parts", 20),
    rect(278, 238, 116, 26, "thick") + note.text(336, 256, "as quoted"),
  ]);
}

/** Answer the analyzer's questions: a page with what it does not say. */
export function transcriptQuestions(): Drawing {
  return inSteps("A quote and the questions about it, drawn step by step", [
    foldedSheet(24, 16, 190, 238, 18) +
      times(3, (i) => line(44, 44 + i * 14, 130, 44 + i * 14, "dimension")).join("") +
      from(140, 90, "$42.00"),
    line(204, 84, 250, 50, "dimension") +
      line(204, 84, 250, 98, "dimension") +
      from(256, 55, "each?") +
      from(256, 103, "per 100?"),
    circle(400, 76, 22, "thick") + note.text(400, 82, "?", { weight: 500 }),
    rect(44, 112, 62, 22, "hidden") +
      rect(44, 134, 62, 100) +
      times(4, (i) => line(54, 154 + i * 20, 94, 154 + i * 20, "dimension")).join(""),
    note.dimension([256, 134], [432, 134], "1 kg = 2.2 lb") +
      note.dimension([256, 158], [336, 158], "1 lb"),
    circle(75, 123, 34, "thick") +
      line(109, 129, 256, 190, "dimension") +
      rect(256, 176, 56, 28, "ground-thick") +
      note.text(284, 195, "kg"),
    arrow(312, 346, 190) + from(352, 195, "recorded"),
    rect(256, 220, 110, 16, "ground") + rect(366, 220, 50, 16, "hidden") + from(256, 256, "score"),
    rect(256, 220, 160, 16, "thick") + arrow(416, 448, 228) + from(384, 256, "award"),
  ]);
}

/** Off the spreadsheet in one quarter: the workbook, its rules, and four weeks beside each other. */
export function transcriptCutover(): Drawing {
  const flagged = points("46,48 106,72 166,48 76,120 196,96 136,144");
  return inSteps("A workbook and what takes its place, drawn step by step", [
    rect(24, 30, 210, 150, "ground-thick") +
      times(5, (i) => line(24, 54 + i * 24, 234, 54 + i * 24, "dimension")).join("") +
      times(6, (i) => line(54 + i * 30, 30, 54 + i * 30, 180, "dimension")).join("") +
      times(19, (i) => rect(24 + i * 11, 180, 11, 14)).join("") +
      from(24, 214, "19 tabs"),
    each(flagged, ([x, y]) => stroke(`M${x} ${y}h8v8Z`, "arrow")),
    arrow(234, 264, 62) +
      times(3, (i) => line(272, 48 + i * 14, 440 - i * 24, 48 + i * 14)).join(""),
    rect(222, 180, 12, 26, "thick") +
      line(234, 200, 252, 210, "dimension") +
      from(256, 216, "last"),
    line(272, 104, 440, 104, "thick") +
      line(272, 130, 440, 130, "thick") +
      note.dimension([272, 104], [440, 104], "4 weeks", -14),
    each([302, 346, 404], (x) => stroke(`M${x - 6} 111l12 12M${x + 6} 111l-12 12`, "thick")),
    from(272, 160, brandName) +
      times(2, (i) => line(394 + i * 8, 148, 394 + i * 8, 162, "thick")).join("") +
      from(272, 184, "workbook") +
      times(9, (i) => line(394 + i * 8, 172, 394 + i * 8, 186, "thick")).join(""),
    arc([129, 92], 15, TAU / 2, TAU, "thick") +
      rect(105, 92, 48, 36, "ground-thick") +
      circle(129, 110, 4, "arrow"),
    rect(24, 228, 430, 34, "thick") +
      line(214, 245, 264, 245, "thick") +
      note.text(60, 250, "file") +
      line(129, 206, 129, 220) +
      arrowhead(129, 226, TAU / 4),
  ]);
}
