import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, foldedSheet, line, rect, stroke } from "../drafting.ts";
import { each, TAU, times } from "../geometry.ts";

const note = lettered(16);
const words = (x: number, y: number, said: string) => note.text(x, y, said, { anchor: "start" });
const sheet = (label: string, ...marks: string[]): Drawing => ({
  width: 480,
  height: 264,
  body: marks.join(""),
  label,
});
const down = (x: number, from: number, to: number) =>
  line(x, from, x, to - 6) + arrowhead(x, to, TAU / 4);
const right = (from: number, to: number, y: number, pen?: "hidden") =>
  line(from, y, to - 6, y, pen) + arrowhead(to, y, 0);

/** Intake: an email is a quote with its source page, or a task for a person. */
export const intakePath = () =>
  sheet(
    "A forwarded email becomes a quote with its source page, or a task for a person",
    rect(16, 38, 112, 74, "ground-thick") + stroke("M16 38l56 44 56-44"),
    note.text(72, 136, "forwarded"),
    right(128, 168, 75) + stroke("M168 75l56-42 56 42-56 42Z", "ground-thick"),
    note.text(224, 80.5, "legible"),
    right(280, 332, 75) + note.text(304, 64, "yes"),
    foldedSheet(332, 12, 132, 126, 16) + words(346, 42, "QUOTE"),
    each([60, 74, 88], (y) => line(346, y, 444, y, "dimension")),
    rect(346, 102, 104, 26, "thick") + note.text(398, 120.5, "page 2"),
    down(224, 117, 172) + words(236, 150, "no"),
    rect(108, 172, 232, 76, "ground-thick") + line(108, 208, 340, 208),
    words(122, 196, "TASK for a person") + words(122, 234, "Page 2 is a photo."),
  );

/** Normalization: three prices as they came, on one basis, each as sure as it was read. */
export const pricesPerPiece = () =>
  sheet(
    "Prices per kilogram, pound and hundred, each brought to dollars per piece",
    each(
      [
        ["€ 29.35 / kg", "to USD, 0.13 kg", "99% sure", "$4.13"],
        ["$ 14.43 / lb", "to kg, 0.13 kg", "97% sure", "$4.14"],
        ["$ 411.00 / 100", "÷ 100", "91%: asks you", "$4.11"],
      ],
      ([quoted, conversion, sure, price], i) => {
        const y = 50 + i * 80;
        return (
          rect(16, y - 24, 160, 48, "ground") +
          note.text(96, y + 5.5, quoted!) +
          right(176, 352, y, i === 2 ? "hidden" : undefined) +
          note.text(261, y - 10, conversion!) +
          note.text(261, y + 22, sure!) +
          rect(352, y - 24, 112, 48, "ground-thick") +
          note.text(408, y + 5.5, `${price} each`)
        );
      },
    ),
  );

/** The ranking: the same three scores on a scale that lies, and on one that does not. */
export const scalesCompared = () =>
  sheet(
    "The same scores on a scale from 85 and on a scale from zero",
    each([85, 0], (from, i) => {
      const [x, full] = [48 + i * 248, 168];
      return (
        words(x - 32, 30, from ? "Wrong: from 85" : "Right: from zero") +
        line(x, 50, x, 200) +
        each([95, 91, 87], (score, row) => {
          const y = 62 + row * 46;
          const width = ((score - from) / (100 - from)) * full;
          return (
            note.text(x - 8, y + 21.5, `${score}`, { anchor: "end" }) +
            rect(x, y, width, 32, row === 0 ? "ground-thick" : "ground")
          );
        }) +
        line(x, 200, x + full, 200) +
        times(11, (tick) => {
          const place = x + (tick * full) / 10;
          return line(place, 200, place, tick % 5 ? 205 : 209, "dimension");
        }).join("") +
        words(x, 228, `${from}`) +
        note.text(x + full, 228, "100", { anchor: "end" }) +
        note.text(x + full / 2, 250, from ? "looks 5 to 1" : "is 95 to 87")
      );
    }),
  );

/** Go-live: what a new customer sets up in two weeks, and what works on day one. */
export const twoWeeks = () => {
  const [left, day] = [112, 34];
  const at = (days: number) => left + days * day;
  return sheet(
    "Two weeks to go live: mailbox, limits, single sign-on and approval routes",
    each(
      [
        ["Mailbox", 0, 1],
        ["Limits", 1, 3],
        ["SSO", 2, 8],
        ["Routes", 3, 10],
      ] as const,
      ([name, from, to], i) => {
        const y = 28 + i * 42;
        return (
          words(16, y + 16, name) +
          rect(at(from), y, (to - from) * day, 22, i ? "ground" : "ground-thick")
        );
      },
    ),
    times(11, (days) => line(at(days), 204, at(days), days % 5 ? 210 : 216, "dimension")).join(""),
    line(left, 204, at(10), 204) + line(at(1), 12, at(1), 204, "centre"),
    words(at(1) + 12, 44, "first RFQ ranked"),
    note.dimension([left, 216], [at(5), 216], "week 1", 24, 4),
    note.dimension([at(5), 216], [at(10), 216], "week 2", 24, 4),
  );
};

/** The documentation: a call, read with the red pen, and what it answers. */
export const redlinedCall = () =>
  sheet(
    "A call in the documentation, one value corrected, and its answer",
    rect(16, 12, 448, 164, "ground-thick") + line(16, 44, 464, 44),
    words(32, 34, "QUICK START"),
    words(32, 74, "POST /api/v1/rfq/analyze"),
    words(32, 100, "Authorization: Bearer qw_test_8f3a…"),
    words(32, 126, "file=@RFQ-2417.eml"),
    words(32, 152, "analysis_type=normal"),
    `<g color="var(--redline)">${line(171, 147, 231, 147, "thick") + words(242, 152, "balanced")}</g>`,
    down(96, 176, 216) + rect(32, 216, 128, 36, "ground-thick"),
    note.text(96, 239.5, "202") + words(176, 239.5, "run before it is published"),
  );
