import { cutFace } from "#app/art/cut-faces.ts";
import { circle, group, line, stroke } from "#app/art/drafting.ts";
import { path, type Point } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, MID_X, MID_Y, placed, span, WIDTH, type Family } from "../field.ts";

export const screwThread: Family = (random) => random.pick([bolt, leadScrew, threadForm])(random);

/** A hexagon bolt whose shank leaves the sheet. */
function bolt(random: SeededRandom): string {
  const radius = random.range(44, 88);
  const pitch = random.range(14, 26);
  const depth = pitch * 0.55;
  const head = radius * random.range(0.75, 1.1);
  const plain = random.pick([0, random.range(40, 120)]);
  const starts = Math.ceil(640 / pitch);

  const crests: Point[] = [];
  const roots: Point[] = [];
  let flanks = "";
  let rootLines = "";
  for (let i = 0; i <= starts; i++) {
    const x = plain + i * pitch;
    crests.push([x, -radius], [x + pitch / 2, depth - radius]);
    roots.push([x + pitch / 2, radius], [x + pitch, radius - depth]);
    flanks += path([
      [x, -radius],
      [x + pitch / 2, radius],
    ]);
    rootLines += path([
      [x + pitch / 2, depth - radius],
      [x + pitch, radius - depth],
    ]);
  }
  const shank = path([[0, -radius], ...crests, ...roots.toReversed(), [0, radius]], true);
  const across = radius * 1.55;
  const cap: Point[] = [
    [0, -across],
    [0, across],
    [-head, across],
    [-head - 12, across * 0.86],
    [-head - 12, -across * 0.86],
    [-head, -across],
  ];
  const drawn = [
    stroke(shank, "ground-thick"),
    stroke(flanks),
    stroke(rootLines, "dimension"),
    stroke(path(cap, true), "ground-thick"),
    line(-head - 12, -across * 0.48, 0, -across * 0.48),
    line(-head - 12, across * 0.48, 0, across * 0.48),
    line(-head - 40, 0, 640, 0, "centre"),
  ].join("");
  return group(
    drawn,
    placed(random.range(96, 180), MID_Y + random.range(-24, 24), random.range(-32, 32)),
  );
}

/** A screw across the sheet, carrying a flanged nut in half section. */
function leadScrew(random: SeededRandom): string {
  const radius = random.range(24, 42);
  const pitch = random.range(16, 30);
  const depth = pitch * 0.28;
  const reach = 340;
  const crests: Point[] = [];
  const lines: string[] = [];
  for (let x = -reach; x < reach; x += pitch) {
    crests.push([x, -radius], [x + pitch * 0.36, -radius]);
    crests.push([x + pitch * 0.5, depth - radius], [x + pitch * 0.86, depth - radius]);
    for (const [at, r] of [
      [0, radius],
      [0.36, radius],
      [0.5, radius - depth],
      [0.86, radius - depth],
    ] as const) {
      lines.push(
        path([
          [x + at * pitch, -r],
          [x + (at + 0.5) * pitch, r],
        ]),
      );
    }
  }
  const mirrored = crests.map(([x, y]): Point => [x + pitch / 2, -y]).toReversed();
  const [half, wall] = [random.range(60, 100), radius + random.range(26, 40)];
  const flange = wall + random.range(22, 38);
  const at = random.range(-90, 60);
  const nut: Point[] = [
    [at - half, -radius],
    [at - half, -wall],
    [at + half - 26, -wall],
    [at + half - 26, -flange],
    [at + half, -flange],
    [at + half, -radius],
  ];
  const below = nut.map(([x, y]): Point => [x, -y]);
  const drawn = [
    stroke(path([...crests, ...mirrored], true), "ground-thick"),
    stroke(lines.join("")),
    cutFace(path(nut, true), { step: 8 }),
    stroke(path([...below, [at + half, 0], [at - half, 0]], true), "ground-thick"),
    line(at + half - 26, 0, at + half - 26, flange, "thick"),
    ...[-1, 1].map((side) =>
      line(at + half - 44, side * (flange - 14), at + half + 16, side * (flange - 14), "centre"),
    ),
    line(-reach, 0, reach, 0, "centre"),
  ].join("");
  const turn = random.pick([90, random.range(-44, 44), random.range(-44, 44)]);
  return group(drawn, placed(MID_X + random.range(-50, 50), MID_Y, turn, random.range(0.95, 1.7)));
}

/** The thread form enlarged: screw below, nut above, clearance at crest and root. */
function threadForm(random: SeededRandom): string {
  const pitch = random.pick([random.range(52, 76), random.range(110, 190)]);
  const depth = pitch * random.pick([0.61, 0.5, 0.75]);
  const flat = pitch * random.range(0.08, 0.26);
  // Half way for a metric thread, further along for a buttress.
  const crestAt = pitch * random.pick([0.5, 0.5, 0.78]) - flat / 2;
  const middle = MID_Y + random.range(-20, 20);
  const play = random.range(5, 10);
  // Room for the sheet to be turned under the drawing.
  const margin = 140;
  const offset = random.range(-pitch, 0);

  const form = (rise: number): Point[] => {
    const points: Point[] = [];
    for (let x = offset - pitch - margin; x < WIDTH + pitch * 2 + margin; x += pitch) {
      points.push(
        [x, middle + depth / 2 + rise],
        [x + flat, middle + depth / 2 + rise],
        [x + crestAt, middle - depth / 2 + rise],
        [x + crestAt + flat, middle - depth / 2 + rise],
      );
    }
    return points;
  };
  const far = WIDTH + pitch * 2 + margin;
  const screw: Point[] = [...form(play), [far, HEIGHT + margin], [-far, HEIGHT + margin]];
  const nut: Point[] = [...form(-play), [far, -margin], [-far, -margin]];
  const crest = offset + Math.max(1, Math.round(150 / pitch)) * pitch + crestAt + flat / 2;
  const [screwStep, nutStep] = random.pick([
    [10, 14],
    [18, 8],
    [8, 20],
  ] as const);
  const isGauged = random() < 0.5;
  const drawn = [
    cutFace(path(screw, true), { step: screwStep, angle: 45 }),
    cutFace(path(nut, true), { step: nutStep, angle: -45 }),
    line(-margin, middle, WIDTH + margin, middle, "centre"),
    isGauged
      ? pitchWires(form(play), pitch, middle)
      : span(
          [crest, middle - depth / 2],
          [crest + pitch, middle - depth / 2],
          -depth * 0.2 - 46,
          46,
        ) + circle(crest, middle, pitch * 0.62),
  ].join("");
  return group(drawn, `rotate(${random.pick([0, -14, 17, 28, -40])} ${MID_X} ${MID_Y})`);
}

/** Wires laid in the thread, as they are to measure its pitch diameter. */
function pitchWires(form: readonly Point[], pitch: number, y: number): string {
  const roots = form.filter((_, i) => i % 4 === 0).map(([x]) => x);
  const inSight = roots.filter((x) => x > 60 && x < WIDTH - 60);
  return inSight
    .filter((_, i) => i % 2 === 0)
    .map(
      (x) =>
        circle(x + pitch * 0.09, y, pitch * 0.2, "ground-thick") +
        circle(x + pitch * 0.09, y, 2.4, "arrow"),
    )
    .join("");
}
