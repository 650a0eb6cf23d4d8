import { type Drawing, shown } from "../drafting.ts";
import { times } from "../geometry.ts";
import { columnsOf, corners, roundedRect } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs } from "../projection.ts";

const { view, note, plate, overall, leader } = partInSpace(
  { yawDegrees: 40, pitchDegrees: 30, scale: 1.86, x: 176, y: 168 },
  16,
);
const LENGTH = 150;
const DEPTH = 96;
const BASE = 9;
const HEIGHT = 52;
const FINS = 13;
const FIN = 3;
const FLANGE = 17;
const PITCH = (LENGTH - 2 * FLANGE - FIN) / (FINS - 1);
const HOLES = columnsOf([FLANGE / 2, LENGTH - FLANGE / 2], [14, DEPTH - 14]);
/** Across the fins, for the spring clip. */
const SLOT = { from: 40, to: 56 };

/** An extruded heat sink; the fins are cut across for the spring clip. */
export function heatSink(): Drawing {
  const [finX, finY] = view.project([FLANGE + FIN / 2, 8, HEIGHT]);
  const finPitch = [`${FINS} FINS`, `${PITCH.toFixed(2)} PITCH`];
  return {
    ...shown(28, 10, 470, 352),
    body:
      plate(BASE, BASE, roundedRect(0, 0, LENGTH, DEPTH, 2, 3), {
        holes: discs(HOLES, 3.4),
        marks: discs(HOLES, 6),
      }) + times(FINS, (i) => fin(FLANGE + i * PITCH)).join(""),
    notes:
      overall([LENGTH, DEPTH, HEIGHT], [22, 20, 16]) +
      leader([LENGTH - FLANGE / 2, 14, BASE], [26, -112], `${HOLES.length}X Ø6.8`, 0) +
      note.leader([finX, finY], [finX + 40, 34], finPitch, 8),
    label: "Isometric drawing of an extruded heat sink with its dimensions",
  };
}

const fin = (x: number) =>
  plate(HEIGHT, HEIGHT - BASE, corners(x, 0, x + FIN, SLOT.from)) +
  plate(HEIGHT, HEIGHT - BASE, corners(x, SLOT.to, x + FIN, DEPTH));
