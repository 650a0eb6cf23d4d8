import { brandName } from "#contract/brand.ts";

import { lettered } from "../annotations.ts";
import { arrowhead, type Drawing, foldedSheet, line, rect } from "../drafting.ts";
import { each, times } from "../geometry.ts";

const note = lettered(15);
const words = (x: number, y: number, said: string) => note.text(x, y, said, { anchor: "start" });
const sheet = (label: string, ...marks: string[]): Drawing => ({
  width: 480,
  height: 200,
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
    "An API key, part by part",
    words(40, 44, "Authorization: Bearer"),
    each([40, 108, 196], (x, i) => rect(x, 64, [68, 88, 244][i]!, 56, "ground-thick")),
    words(58, 98, "qw_") + words(126, 98, "test_") + words(220, 98, "8f3a…"),
    note.leader([152, 120], [168, 164], "test or live", 10),
    note.leader([330, 120], [346, 164], "shown once", 10),
  );

/** Requests: quotes as they came go into one call, and come back in order. */
export const filesRanked = () =>
  sheet(
    "Files go into one call and come back ranked",
    each(["PDF", "XLSX", "EML"], (kind, i) => {
      const y = 12 + i * 62;
      const way = line(100, y + 26, 136, 100);
      return foldedSheet(24, y, 76, 52, 12) + note.text(62, y + 34, kind) + way;
    }),
    arrow(136, 168, 100) + rect(168, 64, 138, 72, "ground-thick"),
    note.text(237, 94, "POST") + note.text(237, 118, "rfq/analyze"),
    arrow(306, 344, 100),
    each([112, 98, 86], (length, i) => {
      const bar = rect(344, 34 + i * 50, length, 32, i === 0 ? "ground-thick" : "ground");
      return bar + words(354, 55 + i * 50, `${i + 1}`);
    }),
  );

/** Events: a delivery, its receipt, and what comes when there is none. */
export const delivery = () =>
  sheet(
    "A delivery, its receipt, and a second delivery without one",
    each(
      [104, 376],
      (x) => rect(x - 72, 8, 144, 34, "ground-thick") + line(x, 42, x, 192, "centre"),
    ),
    note.text(104, 30, brandName) + note.text(376, 30, "your server"),
    arrow(104, 376, 80) + note.text(240, 70, "POST analysis.completed"),
    arrow(376, 104, 124) + note.text(240, 114, "2xx: received"),
    arrow(104, 376, 174, "hidden") + note.text(240, 164, "no 2xx: sent again"),
  );

/** Limits: requests of one minute, until there were enough of them. */
export const minuteOfRequests = () =>
  sheet(
    "Requests of one minute, and the wait after a 429",
    words(24, 36, "one key, one minute"),
    line(24, 110, 456, 110, "thick") + each([24, 456], (x) => line(x, 98, x, 122, "thick")),
    times(23, (i) => line(34 + i * 11, 70, 34 + i * 11, 110)).join(""),
    line(292, 84, 308, 100, "thick") + line(308, 84, 292, 100, "thick") + words(316, 78, "429"),
    note.dimension([300, 110], [456, 110], "Retry-After", 60),
    words(24, 144, "0 s") + note.text(446, 144, "60 s", { anchor: "end" }),
  );

/** Reference: a call, and the two kinds of answer that it has. */
export const callAnswered = () =>
  sheet(
    "A call, and its result or problem",
    rect(24, 36, 168, 128, "ground-thick") + line(24, 72, 192, 72),
    words(38, 60, "a call") + words(38, 100, "/api/v1/…") + words(38, 126, "Bearer key"),
    each(["200, 202", "4xx, 503"], (status, i) => {
      const y = 16 + i * 98;
      const box = rect(276, y, 180, 70, "ground-thick") + line(276, y + 35, 456, y + 35);
      return arrow(192, 276, y + 35) + box + words(290, y + 23, status);
    }),
    words(290, 74, "the result") + words(290, 172, "what to do"),
  );
