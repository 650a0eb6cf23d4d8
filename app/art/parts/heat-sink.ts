import type { Drawing } from "../drafting.ts";
import { columnsOf, corners, type Point, roundedRect, times } from "../geometry.ts";
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
const NAMED_HOLE: Point = [LENGTH - FLANGE / 2, 14];
const HOLES = columnsOf([FLANGE / 2, LENGTH - FLANGE / 2], [14, DEPTH - 14]);

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

const base = () =>
  plate(BASE, BASE, roundedRect(0, 0, LENGTH, DEPTH, 2, 3), {
    holes: discs(HOLES, 3.4),
    marks: discs(HOLES, 6),
  });

/** Farthest first: each fin hides what is behind it. */
function fins(): string {
  const clip = { from: 40, to: 56 };
  return times(FINS, (i) => {
    const x = FLANGE + i * PITCH;
    const piece = (from: number, to: number) =>
      plate(HEIGHT, HEIGHT - BASE, corners(x, from, x + FIN, to));
    return piece(0, clip.from) + piece(clip.to, DEPTH);
  }).join("");
}

function dimensions(): string {
  const fin = view.project([FLANGE + FIN / 2, 8, HEIGHT]);
  return (
    overall([LENGTH, DEPTH, HEIGHT], [22, 20, 16]) +
    leader([...NAMED_HOLE, BASE], [26, -112], `${HOLES.length}X Ø6.8`, 0) +
    note.leader(fin, [fin[0] + 40, 34], [`${FINS} FINS`, `${PITCH.toFixed(2)} PITCH`], 8)
  );
}
