import { brandName } from "#contract/brand.ts";

import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, foldedSheet, line, rect } from "../drafting.ts";
import { each, times } from "../geometry.ts";

const note = lettered(15);
const words = (x: number, y: number, said: string) => note.text(x, y, said, { anchor: "start" });
const sheet = (label: string, ...marks: string[]): Drawing => ({
  width: 480,
  height: 240,
  body: marks.join(""),
  label,
});

/** From one to the other, the way the second lies. */
function arrow(x1: number, x2: number, y: number, pen?: "hidden"): string {
  const back = x2 < x1;
  return line(x1, y, back ? x2 + 6 : x2 - 6, y, pen) + arrowhead(x2, y, back ? Math.PI : 0);
}

/** Access: a key, part by part. */
export const apiKey = () =>
  sheet(
    "The header of a request: a bearer token whose second part says test or live, and whose third is secret",
    words(40, 56, "Authorization: Bearer"),
    each([40, 108, 196], (x, i) => rect(x, 80, [68, 88, 244][i]!, 56, "ground-thick")),
    words(58, 114, "qw_") + words(126, 114, "test_") + words(220, 114, "8f3a…"),
    note.leader([152, 136], [168, 186], "test or live", 10),
    note.leader([330, 136], [346, 186], "shown once", 10),
  );

/** Requests: quotes as they came go into one call, and come back in order. */
export const filesRanked = () =>
  sheet(
    "A PDF, a spreadsheet and an email go into one call and come back ranked",
    each(["PDF", "XLSX", "EML"], (kind, i) => {
      const y = 22 + i * 70;
      return (
        foldedSheet(24, y, 76, 56, 12) + note.text(62, y + 36, kind) + line(100, y + 28, 136, 120)
      );
    }),
    arrow(136, 168, 120) + rect(168, 84, 138, 72, "ground-thick"),
    note.text(237, 114, "POST") + note.text(237, 138, "rfq/analyze"),
    arrow(306, 344, 120),
    each([112, 98, 86], (length, i) => {
      const y = 52 + i * 52;
      return (
        rect(344, y, length, 32, i === 0 ? "ground-thick" : "ground") +
        words(354, y + 21, `${i + 1}`)
      );
    }),
  );

/** Events: a delivery, its receipt, and what comes when there is none. */
export const delivery = () =>
  sheet(
    "A delivery goes from us to your server, which answers 2xx; without that answer it is sent again",
    each(
      [104, 376],
      (x) => rect(x - 72, 16, 144, 36, "ground-thick") + line(x, 52, x, 224, "centre"),
    ),
    note.text(104, 40, brandName) + note.text(376, 40, "your server"),
    arrow(104, 376, 98) + note.text(240, 88, "POST analysis.completed"),
    arrow(376, 104, 146) + note.text(240, 136, "2xx: received"),
    arrow(104, 376, 202, "hidden") + note.text(240, 192, "no 2xx: sent again"),
  );

/** Limits: requests of one minute, until there were enough of them. */
export const minuteOfRequests = () =>
  sheet(
    "Requests of one key in one minute: above the limit the answer is 429 until the minute is over",
    words(24, 60, "one key, one minute"),
    line(24, 140, 456, 140, "thick") + each([24, 456], (x) => line(x, 128, x, 152, "thick")),
    times(25, (i) => line(34 + i * 11, 100, 34 + i * 11, 140)).join(""),
    line(316, 112, 332, 128, "thick") + line(332, 112, 316, 128, "thick") + words(340, 106, "429"),
    note.dimension([324, 140], [456, 140], "Retry-After", 44),
    words(24, 176, "0 s") + note.text(456, 168, "60 s", { anchor: "end" }),
  );
