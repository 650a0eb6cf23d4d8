import { lettered } from "../annotations.ts";
import { type Drawing, polygon, stroke } from "../drafting.ts";
import {
  each,
  corners,
  gearOutline,
  path,
  type Point,
  ringPoints,
  roundedRect,
  TAU,
} from "../geometry.ts";
import {
  camera,
  type Camera,
  type Disc,
  discs,
  type Plane,
  type Point3,
  solid,
  type SolidOptions,
} from "../projection.ts";

/** Where the parts sit on the common axis: each number is the front face of a part. */
interface Stations {
  housing: number;
  rearBearing: number;
  gear: number;
  frontBearing: number;
  cover: number;
  bolts: number;
  axisEnd: number;
}

interface Assembly {
  view: Camera;
  plane: Plane;
  stations: Stations;
}

const CORNER_BOLTS: readonly Point[] = corners(-60, -60, 60, 60);

/** The four modules as one gearbox, pulled apart along its axis. */
export function exploded(): Drawing {
  const assembly: Assembly = {
    view: camera({ yawDegrees: 26, pitchDegrees: 24, scale: 1.5, x: 176, y: 176 }),
    plane: "yz",
    stations: {
      housing: 58,
      rearBearing: 140,
      gear: 262,
      frontBearing: 436,
      cover: 500,
      bolts: 612,
      axisEnd: 640,
    },
  };
  const { at } = frame(assembly);
  const item = (number: number, to: Point, dx: number, dy: number) =>
    lettered(15.5).balloon([to[0] + dx, to[1] + dy], number, to, 17);
  return {
    x: 64,
    width: 1040,
    height: 492,
    body: gearbox(assembly),
    notes:
      item(1, at(10, 0, 56), 42, -62) +
      item(2, at(250, 0, 60), 46, -66) +
      item(3, at(430, 0, 44), 54, -72) +
      item(4, at(500, 40, -66), -74, 44),
    label: "Exploded view of a gearbox with four numbered parts",
  };
}

/** The same gearbox for narrow screens: the axis is upright and the gaps are shorter. */
export function explodedPortrait(): Drawing {
  const assembly: Assembly = {
    view: camera({ yawDegrees: 24, pitchDegrees: 31, scale: 1.3, x: 164, y: 618 }),
    plane: "xy",
    stations: {
      housing: 58,
      rearBearing: 112,
      gear: 204,
      frontBearing: 330,
      cover: 398,
      bolts: 476,
      axisEnd: 500,
    },
  };
  const { at } = frame(assembly);
  const item = (number: number, to: Point, dx: number, dy: number) =>
    lettered(17).balloon([to[0] + dx, to[1] + dy], number, to, 19);
  return {
    width: 360,
    height: 736,
    body: gearbox(assembly),
    notes:
      item(1, at(0, 40, 30), 92, 46) +
      item(2, at(196, 58, -10), 78, 30) +
      item(3, at(324, 40, 0), 96, 24) +
      item(4, at(398, 66, -40), 62, -52),
    label: "Exploded view of a gearbox on an upright axis with four numbered parts",
  };
}

/** Shorthand in the assembly's own coordinates: along the axis, then across it. */
function frame({ view, plane }: Assembly) {
  const place = (axial: number, u: number, v: number): Point3 =>
    plane === "xy" ? [u, v, axial] : [axial, u, v];
  return {
    at: (axial: number, u = 0, v = 0): Point => view.project(place(axial, u, v)),
    extrude: (
      from: number,
      to: number,
      profile: readonly Point[] | Disc,
      options: SolidOptions = {},
    ) => solid(view, plane, to, to - from, profile, options),
  };
}

const disc = (r: number): Disc => ({ u: 0, v: 0, r });

function gearbox(assembly: Assembly): string {
  const { housing, rearBearing, gear, frontBearing, cover, bolts, axisEnd } = assembly.stations;
  const { at, extrude } = frame(assembly);
  const shaftEnd = gear + 110;
  const axis =
    path([at(housing - 128), at(housing - 98)]) +
    path([at(housing), at(rearBearing - 22)]) +
    path([at(rearBearing), at(gear - 72)]) +
    path([at(shaftEnd), at(frontBearing - 16)]) +
    path([at(frontBearing), at(cover - 14)]) +
    path([at(cover + 16), at(axisEnd)]) +
    each(CORNER_BOLTS, ([u, v]) => path([at(cover, u, v), at(bolts - 38, u, v)]));

  const parts = [
    extrude(housing - 116, housing - 98, disc(22)),
    extrude(housing - 98, housing - 14, disc(56)),
    flange(housing, 14, { holes: [{ ...disc(47), depth: 60 }], marks: [disc(53)] }),
    bearing(rearBearing),
    extrude(gear - 72, gear - 26, disc(18)),
    gearWheel(gear),
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
    ...CORNER_BOLTS.map(([u, v]) => bolt(u, v)),
  ];
  return stroke(axis, "centre") + parts.join("");

  function flange(front: number, thickness: number, { holes = [], marks = [] }: SolidOptions) {
    return extrude(front - thickness, front, roundedRect(-74, -74, 148, 148, 16, 8), {
      holes: [...holes, ...discs(CORNER_BOLTS, 6)],
      marks,
    });
  }

  function bearing(front: number) {
    const balls = discs(ringPoints(0, 0, 31.5, 10), 5);
    return extrude(front - 20, front, disc(44), {
      holes: [disc(19)],
      marks: [disc(38), disc(25), ...balls].map((mark) => ({ ...mark, line: "object" as const })),
    });
  }

  function gearWheel(front: number) {
    const lighteningHoles = ringPoints(0, 0, 33, 6, TAU / 12);
    return extrude(front - 26, front, gearOutline(0, 0, 30, 56, 3.9), {
      smoothDegrees: 20,
      holes: discs(lighteningHoles, 8.4),
      marks: [disc(46), { ...disc(56), line: "centre" }],
    });
  }

  function keyway(from: number, to: number) {
    const corners = [at(from, 12, 7), at(to, 12, 7), at(to, 8.5, 11), at(from, 8.5, 11)];
    return polygon(corners, "dimension");
  }

  function bolt(u: number, v: number) {
    return (
      extrude(bolts - 38, bolts, { u, v, r: 5 }) +
      extrude(bolts, bolts + 10, ringPoints(u, v, 9.5, 6, 0.3), { marks: [{ u, v, r: 6.6 }] })
    );
  }
}
