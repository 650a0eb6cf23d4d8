import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, foldedSheet, line, stroke, text } from "../drafting.ts";
import { each, roundedBox, times } from "../geometry.ts";

const note = lettered(12);

const figure = (label: string, body: string, notes: string): Drawing => ({
  width: 320,
  height: 200,
  body,
  notes,
  label,
});

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
