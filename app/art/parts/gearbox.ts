import { lettered } from "../annotations.ts";
import { type Drawing, polygon, shown, stroke } from "../drafting.ts";
import { each, type Point, segment, TAU } from "../geometry.ts";
import { corners, gearOutline, ringPoints, roundedRect } from "../outlines.ts";
import { camera, type Disc, discs, type Profile, solid, type SolidOptions } from "../projection.ts";

type Assembly = typeof LYING;

const CORNER_BOLTS: readonly Point[] = corners(-60, -60, 60, 60);

/** Where the parts sit on the common axis: each number is the front face of a part. */
const LYING = {
  seen: { yawDegrees: 26, pitchDegrees: 15, scale: 1.5, x: 176, y: 176 },
  isUpright: false,
  housing: 58,
  rearBearing: 140,
  gear: 262,
  frontBearing: 436,
  cover: 500,
  bolts: 612,
  axisEnd: 640,
};
/** The gaps are shorter. */
const UPRIGHT: Assembly = {
  seen: { yawDegrees: 24, pitchDegrees: 31, scale: 1.3, x: 164, y: 618 },
  isUpright: true,
  housing: 58,
  rearBearing: 112,
  gear: 204,
  frontBearing: 330,
  cover: 398,
  bolts: 476,
  axisEnd: 500,
};

/** The four modules as one gearbox, pulled apart along its axis. */
export const exploded = (): Drawing => ({
  ...shown(64, 8, 1040, 428),
  ...gearbox(LYING, 17.5, 19, [
    { place: [10, 0, 56], off: [42, -62] },
    { place: [250, 0, 60], off: [46, -66] },
    { place: [430, 0, 44], off: [54, -72] },
    { place: [496, 74, -36], off: [-66, 30] },
  ]),
  label: "Exploded view of a gearbox with four numbered parts",
});

/** The same gearbox for narrow screens. */
export const explodedPortrait = (): Drawing => ({
  ...shown(0, 0, 360, 736),
  ...gearbox(UPRIGHT, 17, 19, [
    { place: [0, 40, 30], off: [92, 46] },
    { place: [196, 58, -10], off: [78, 30] },
    { place: [324, 40, 0], off: [96, 24] },
    { place: [398, 66, -40], off: [62, -52] },
  ]),
  label: "Exploded view of a gearbox on an upright axis with four numbered parts",
});

interface Item {
  /** What its balloon points at. */
  place: readonly [axial: number, u: number, v: number];
  /** From there to the middle of the balloon. */
  off: Point;
}

const disc = (r: number): Disc => ({ u: 0, v: 0, r });
const ring = (r: number) => ({ ...disc(r), line: "object" as const });

function gearbox(assembly: Assembly, lettering: number, balloonR: number, items: readonly Item[]) {
  const { seen, isUpright, housing, rearBearing, gear, frontBearing, cover, bolts, axisEnd } =
    assembly;
  const view = camera(seen);
  const at = (axial: number, u = 0, v = 0) =>
    view.project(isUpright ? [u, v, axial] : [axial, u, v]);
  const extrude = (from: number, to: number, profile: Profile, options?: SolidOptions) =>
    solid(view, isUpright ? "xy" : "yz", to, to - from, profile, options);
  const notes = items.map(({ place, off: [dx, dy] }, i) => {
    const [x, y] = at(...place);
    return lettered(lettering).balloon([x + dx, y + dy], i + 1, [x, y], balloonR);
  });
  const shaftEnd = gear + 110;
  const gaps = [
    [housing - 128, housing - 98],
    [housing, rearBearing - 22],
    [rearBearing, gear - 72],
    [shaftEnd, frontBearing - 16],
    [frontBearing, cover - 14],
    [cover + 16, axisEnd],
  ] as const;
  const run = (from: number, to: number, u = 0, v = 0) =>
    segment(...at(from, u, v), ...at(to, u, v));

  const flange = (front: number, thickness: number, { holes = [], marks = [] }: SolidOptions) =>
    extrude(front - thickness, front, roundedRect(-74, -74, 148, 148, 16, 8), {
      holes: [...holes, ...discs(CORNER_BOLTS, 6)],
      marks,
    });
  const bearing = (front: number) =>
    extrude(front - 20, front, disc(44), {
      holes: [disc(19)],
      marks: [
        ring(38),
        ring(25),
        ...discs(ringPoints(0, 0, 31.5, 10), 5, { line: "object" as const }),
      ],
    });
  const keyway = (from: number, to: number) =>
    polygon([at(from, 12, 7), at(to, 12, 7), at(to, 8.5, 11), at(from, 8.5, 11)], "dimension");

  const body = [
    stroke(
      each(gaps, ([from, to]) => run(from, to)) +
        each(CORNER_BOLTS, (place) => run(cover, bolts - 38, ...place)),
      "centre",
    ),
    extrude(housing - 116, housing - 98, disc(22)),
    extrude(housing - 98, housing - 14, disc(56)),
    flange(housing, 14, { holes: [{ ...disc(47), depth: 60 }], marks: [disc(53)] }),
    bearing(rearBearing),
    extrude(gear - 72, gear - 26, disc(18)),
    extrude(gear - 26, gear, gearOutline(0, 0, 30, 56, 3.9), {
      smoothDegrees: 20,
      holes: discs(ringPoints(0, 0, 33, 6, TAU / 12), 8.4),
      marks: [disc(46), { ...disc(56), line: "centre" }],
    }),
    extrude(gear, gear + 34, disc(21)),
    extrude(gear + 34, shaftEnd, disc(14), { marks: [disc(11)] }),
    keyway(gear + 54, gear + 90),
    bearing(frontBearing),
    flange(cover, 10, { marks: [disc(52)] }),
    extrude(cover, cover + 16, disc(36), {
      holes: [{ ...disc(15), depth: 22 }],
      marks: [
        disc(20),
        ...discs(ringPoints(0, 0, 28, 6, TAU / 12), 2.6, { line: "object" as const }),
      ],
    }),
    ...CORNER_BOLTS.map(
      ([u, v]) =>
        extrude(bolts - 38, bolts, { u, v, r: 5 }) +
        extrude(bolts, bolts + 10, ringPoints(u, v, 9.5, 6, 0.3), { marks: [{ u, v, r: 6.6 }] }),
    ),
  ];
  return { body: body.join(""), notes: notes.join("") };
}
