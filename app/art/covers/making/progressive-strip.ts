import { type Family, MID_X, MID_Y, passOver, placed } from "../field.ts";
import { circles } from "#app/art/cut-faces.ts";
import { group, line, rect, stroke } from "#app/art/drafting.ts";
import { path, polar, TAU, times } from "#app/art/geometry.ts";
import { columnsOf, ringPoints } from "#app/art/outlines.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

/** At each station one more cut of the die is made; those made there are filled, those made before are outlines. */
export const progressiveStrip: Family = (random) => {
  const height = random.range(150, 200);
  const pitch = height * random.range(0.62, 0.8);
  passOver(random);
  const cuts = laminationDie(random, pitch, height);
  const stations = times(9, (i) => {
    const done = i - 2;
    const open = cuts.slice(0, Math.max(0, done)).join("");
    const body = stroke(open, "thick") + stroke(cuts[done] ?? "", "arrow");
    return group(body, placed((i - 4) * pitch, 0));
  });
  const pilots = columnsOf(
    times(10, (i) => (i - 4.5) * pitch),
    [12 - height / 2, height / 2 - 12],
  );
  const strip = [
    rect(-5 * pitch, -height / 2, 10 * pitch, height, "ground-thick"),
    ...stations,
    circles(pilots, 6),
    line(-5 * pitch, 0, 5 * pitch, 0, "centre"),
  ].join("");
  const turn = random.range(-38, 38);
  const scale = random.range(0.85, 1.6);
  return group(strip, placed(MID_X + random.range(-60, 60), MID_Y, turn, scale));
};

/** A motor lamination: rotor slots, stator slots, then the rings. */
function laminationDie(random: SeededRandom, pitch: number, height: number): string[] {
  const outer = Math.min(pitch * 0.47, height * 0.36);
  const bore = outer * random.range(0.52, 0.6);
  const slots = random.pick([6, 8, 9, 12]);
  const slot = (from: number, to: number, half: number) =>
    times(slots, (i) => {
      const at = (r: number, off: number) => polar(0, 0, r, (i * TAU) / slots + off);
      return path([at(from, -half * 0.7), at(to, -half), at(to, half), at(from, half * 0.7)], true);
    }).join("");
  const disc = (r: number) => path(ringPoints(0, 0, r, 36), true);
  return [
    disc(outer * 0.14),
    slot(bore * 0.55, bore * 0.88, 1.1 / slots),
    slot(bore * 1.14, outer * 0.84, 1.2 / slots),
    disc(bore),
    disc(outer),
  ];
}
