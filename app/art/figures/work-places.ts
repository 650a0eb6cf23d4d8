import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, foldedSheet, line, stroke, text } from "../drafting.ts";
import { each, times } from "../geometry.ts";
import { roundedBox } from "../outlines.ts";
import { figure } from "./operations.ts";

const note = lettered(12);

/** What intake does: a forwarded email, opened, is a quote that names its page. */
export function mailToQuote(): Drawing {
  return figure(
    "A forwarded email that becomes a quote with its source page",
    stroke("M24 62h104v76H24Z", "ground-thick") +
      stroke("M24 62l52 42 52-42") +
      stroke("M128 100H168") +
      arrowhead(174, 100, 0) +
      foldedSheet(174, 24, 122, 152, 14) +
      each([66, 84, 102, 120], (y) => line(188, y, 262, y, "dimension")) +
      stroke(roundedBox(184, 134, 100, 26, 1), "thick"),
    note.text(76, 158, "forwarded") +
      note.text(188, 50, "QUOTE", { anchor: "start" }) +
      note.text(234, 151, "page 2"),
  );
}

/** What normalization does: three lengths, each on a scale of its own, on one. */
export function scalesToOne(): Drawing {
  const scales = [
    { name: "kg", step: 22, length: 88 },
    { name: "lb", step: 10, length: 88 },
    { name: "100", step: 30, length: 60 },
  ];
  const rowY = (i: number) => 46 + i * 46;
  const ruled = (x: number, y: number, length: number, step: number) =>
    line(x, y, x + length, y) +
    times(Math.floor(length / step) + 1, (i) =>
      line(x + i * step, y - 8, x + i * step, y, "dimension"),
    ).join("");
  return figure(
    "Three scales brought to one",
    each(scales, ({ step, length }, i) => ruled(24, rowY(i), length, step)) +
      each(scales, (_, i) => stroke(`M132 ${rowY(i) - 4}H150L174 88H186`, "dimension")) +
      arrowhead(192, 88, 0) +
      stroke(roundedBox(192, 62, 108, 52, 1), "ground-thick") +
      ruled(204, 96, 80, 20),
    each(scales, ({ name }, i) => note.text(24, rowY(i) + 18, name, { anchor: "start" })) +
      note.text(246, 134, "each, in USD"),
  );
}

/** The ranking at its default weights; the lengths are the scores. */
const ranked = [
  { place: 1, score: 95 },
  { place: 2, score: 91 },
  { place: 3, score: 87 },
];

/** What the designer draws: three quotes on one scale, the best first. */
export function rankedQuotes(): Drawing {
  const [left, full] = [62, 216];
  const rowY = (i: number) => 64 + i * 40;
  const width = (score: number) => (score / 100) * full;
  return figure(
    "Three quotes ranked on one scale",
    stroke(roundedBox(18, 24, 284, 152, 1), "ground-thick") +
      line(18, 44, 302, 44, "dimension") +
      each(ranked, ({ score }, i) => {
        const bar = roundedBox(left, rowY(i) - 8, width(score), 16, 0);
        return stroke(bar, i === 0 ? "ground-thick" : "ground");
      }) +
      times(11, (i) => {
        const x = left + (i * full) / 10;
        return line(x, 164, x, i % 5 ? 168 : 172, "dimension");
      }).join("") +
      line(left, 164, left + full, 164, "dimension"),
    note.text(28, 38, "RANKING", { anchor: "start" }) +
      each(
        ranked,
        ({ place, score }, i) =>
          text(38, rowY(i) + 4.5, String(place), { size: 13.5, weight: 500 }) +
          note.text(left + 12, rowY(i) + 4, String(score), { anchor: "start" }),
      ),
  );
}

/** What the writer writes: a page, and the call on it that has been run. */
export function documentedCall(): Drawing {
  const lines = (x: number, y: number, widths: readonly number[]) =>
    each(widths, (width, i) => line(x, y + i * 11, x + width, y + i * 11, "dimension"));
  return figure(
    "A documentation page and the answer of the call on it",
    foldedSheet(24, 20, 122, 160, 14) +
      lines(36, 62, [96, 88, 72]) +
      stroke(roundedBox(36, 102, 98, 30, 1), "ground") +
      lines(36, 148, [90, 96, 52]) +
      stroke("M134 117H176") +
      arrowhead(182, 117, 0) +
      stroke(roundedBox(182, 62, 114, 110, 1), "ground-thick") +
      line(182, 84, 296, 84, "dimension") +
      lines(196, 104, [62, 78, 46, 70, 34]),
    note.text(36, 46, "QUICK START", { anchor: "start" }) +
      note.text(44, 121, "POST /rfq", { anchor: "start" }) +
      note.text(192, 77, "200 OK", { anchor: "start" }),
  );
}
