import { circle, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, spline } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, MID_X, MID_Y } from "../field.ts";

export const nomogram: Family = (random) =>
  random.pick([smithChart, smithChart, alignmentChart])(random);

/** Resistance circles and reactance arcs, with one match worked on them. */
function smithChart(random: SeededRandom): string {
  // Whole in the middle, or larger than the sheet: its rim is in sight at one side, its lines reach the other.
  const isWhole = random() < 0.5;
  const radius = isWhole ? random.range(134, 142) : random.range(216, 250);
  const aside = isWhole ? 0 : radius - random.range(206, 216);
  const x = MID_X + random.pick([-1, 1]) * aside;
  const y = MID_Y + (isWhole ? 0 : random.pick([-1, 1]) * random.range(20, 60));
  /** The reflection of the impedance r + jx, on the sheet. */
  const reflected = (r: number, reactance: number): Point => {
    const squared = (r + 1) ** 2 + reactance ** 2;
    return [
      x + (radius * (r * r - 1 + reactance ** 2)) / squared,
      y - (radius * 2 * reactance) / squared,
    ];
  };

  const circles = [0.2, 0.5, 1, 2, 5].map((r) =>
    circle(x + (radius * r) / (1 + r), y, radius / (1 + r), r === 1 ? "object" : "dimension"),
  );
  let arcs = "";
  for (const size of [0.2, 0.5, 1, 2, 5]) {
    for (const reactance of [size, -size]) {
      const points = [0, 0.2, 0.5, 1, 2, 4, 10].map((r) => reflected(r, reactance));
      arcs += spline([...points, [x + radius, y]]);
    }
  }
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36;
    const reach = radius + (i % 6 ? 6 : 11);
    return path([
      [x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
      [x + reach * Math.cos(angle), y + reach * Math.sin(angle)],
    ]);
  });

  const load = random.range(0.25, 0.6);
  const [start, end] = [random.range(-1.6, -0.5), random.range(0.5, 1.6)];
  const alongCircle = Array.from({ length: 9 }, (_, i) =>
    reflected(load, start + ((end - start) * i) / 8),
  );
  const alongArc = Array.from({ length: 6 }, (_, i) =>
    reflected(load + (2.4 - load) * (i / 5) ** 1.6, end),
  );
  const stops = [alongCircle[0], alongCircle.at(-1), alongArc.at(-1)];
  return [
    circle(x, y, radius, "ground-thick"),
    circle(x, y, radius + 14, "dimension"),
    stroke(ticks.join(""), "dimension"),
    ...circles,
    stroke(arcs, "dimension"),
    line(x - radius, y, x + radius, y),
    stroke(spline(alongCircle) + spline(alongArc), "thick"),
    ...stops.map((stop) => (stop ? circle(...stop, 6.5, "ground-thick") : "")),
    ...stops.slice(-1).map((stop) => (stop ? circle(...stop, 2.6, "arrow") : "")),
  ].join("");
}

/** Graduated scales side by side; a straight edge across them reads the answer. */
function alignmentChart(random: SeededRandom): string {
  const scales = random.int(3, 4);
  const left = random.range(56, 90);
  const pitch = (480 - left - random.range(56, 90)) / (scales - 1);
  const bow = random.pick([0, 30, -34]);
  const [top, bottom] = [26, HEIGHT - 26];

  const axes = Array.from({ length: scales }, (_, i) => {
    const base = random.pick([2, 5, 10, 40]);
    const isBowed = i > 0 && i < scales - 1;
    const reversed = random() < 0.4;
    const at = (share: number): Point => {
      const t = reversed ? 1 - share : share;
      const curve = isBowed ? bow * 4 * t * (1 - t) : 0;
      return [left + i * pitch + curve, bottom + (top - bottom) * t];
    };
    let fine = "";
    let heavy = "";
    for (let mark = 0; mark <= 40; mark++) {
      const share = Math.log(1 + ((base - 1) * mark) / 40) / Math.log(base);
      const [x, y] = at(share);
      const length = mark % 10 === 0 ? 16 : mark % 5 === 0 ? 11 : 7;
      const tick = path([
        [x, y],
        [x + (i === 0 ? -length : length), y],
      ]);
      if (mark % 10 === 0) heavy += tick;
      else fine += tick;
    }
    const spine = spline(Array.from({ length: 9 }, (_, k) => at(k / 8)));
    return { at, marks: stroke(fine, "dimension") + stroke(heavy + spine, "thick") };
  });

  const pivot = random.range(0.15, 0.85);
  const isFan = random() < 0.6;
  const readings = Array.from({ length: isFan ? 9 : 3 }, (_, i) => [
    isFan ? pivot : random.range(0.08, 0.92),
    isFan ? ((i * 5 + 2) % 9) / 8 : random.range(0.08, 0.92),
  ]);
  const [first, last] = [axes[0], axes.at(-1)];
  if (!first || !last) return "";
  const edges = readings.map(([from = 0, to = 1], i) => {
    const [a, b] = [first.at(from), last.at(to)];
    const ends = [a, b].map((end) => circle(...end, 6, "ground-thick")).join("");
    return line(...a, ...b, i === 0 ? "thick" : "dimension") + (i === 0 ? ends : "");
  });
  return framed(random, axes.map(({ marks }) => marks).join("") + edges.toReversed().join(""), 1.3);
}
