import { leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import type { Drawing } from "../drafting.ts";
import { roundedRect, type Point } from "../geometry.ts";
import { camera, solid } from "../projection.ts";

const LETTERING = 16;

const view = camera({ yawDegrees: 40, pitchDegrees: 30, scale: 1.86, x: 176, y: 168 });
const LENGTH = 150;
const DEPTH = 96;
const BASE = 9;
const HEIGHT = 52;
const FINS = 13;
const FIN = 3;
const FLANGE = 17;
const PITCH = (LENGTH - 2 * FLANGE - FIN) / (FINS - 1);
const HOLES: readonly Point[] = [
  [FLANGE / 2, 14],
  [FLANGE / 2, DEPTH - 14],
  [LENGTH - FLANGE / 2, 14],
  [LENGTH - FLANGE / 2, DEPTH - 14],
];

/** An extruded heat sink; the fins are cut across for the spring clip. */
export function heatSink(): Drawing {
  return {
    x: 28,
    y: 10,
    width: 470,
    height: 352,
    body: base() + fins(),
    notes: dimensions(),
    label: "Isometric drawing of an extruded heat sink with its dimensions",
  };
}

function base(): string {
  return solid(view, "xy", BASE, BASE, roundedRect(0, 0, LENGTH, DEPTH, 2, 3), {
    holes: HOLES.map(([u, v]) => ({ u, v, r: 3.4 })),
    marks: HOLES.map(([u, v]) => ({ u, v, r: 6 })),
  });
}

/** Farthest first: each fin hides what is behind it. */
function fins(): string {
  const clip = { from: 40, to: 56 };
  return Array.from({ length: FINS }, (_, i) => {
    const x = FLANGE + i * PITCH;
    return [
      [0, clip.from],
      [clip.to, DEPTH],
    ]
      .map(([from = 0, to = 0]) =>
        solid(view, "xy", HEIGHT, HEIGHT - BASE, [
          [x, from],
          [x + FIN, from],
          [x + FIN, to],
          [x, to],
        ]),
      )
      .join("");
  }).join("");
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  const hole = view.project([HOLES[2]?.[0] ?? 0, HOLES[2]?.[1] ?? 0, BASE]);
  const fin = view.project([FLANGE + FIN / 2, 8, HEIGHT]);
  return (
    measure([0, DEPTH, 0], [LENGTH, DEPTH, 0], [0, 22, 0], LENGTH.toFixed(1)) +
    measure([LENGTH, DEPTH, 0], [LENGTH, 0, 0], [20, 0, 0], DEPTH.toFixed(1)) +
    measure([LENGTH, 0, 0], [LENGTH, 0, HEIGHT], [16, 0, 0], HEIGHT.toFixed(1)) +
    leader(...hole, hole[0] + 26, hole[1] - 112, `${HOLES.length}X Ø6.8`, {
      shelf: 0,
      size: LETTERING,
    }) +
    leader(...fin, fin[0] + 40, 34, [`${FINS} FINS`, `${PITCH.toFixed(2)} PITCH`], {
      shelf: 8,
      size: LETTERING,
    })
  );
}
