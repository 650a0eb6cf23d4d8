import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { centreMark, circle, type Drawing, polygon, rect, ticks } from "../drafting.ts";
import { frame } from "../frames.ts";
import {
  arcPoints,
  corners,
  each,
  type Point,
  polar,
  ringPoints,
  stepped,
  steppedUp,
  TAU,
  times,
} from "../geometry.ts";

const note = lettered(17);
const MM_PER_UNIT = 0.16;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const FACE: Point = [158, 204];
const SIDE: Point = [330, 204];
const RING = 134;
const SHELL = 108;
const INSERT = 96;
const CONTACT = 8;
/** Contacts per ring, from the middle out. */
const CONTACT_RINGS = [1, 6, 12];
const RING_PITCH = 34;
/** The master key is wide and on top; the others keep the wrong plug out. */
const KEYS: readonly (readonly [angle: number, half: number])[] = [
  [-TAU / 4, 0.1],
  [-TAU / 4 + 1.4, 0.05],
  [-TAU / 4 + 2.5, 0.05],
  [-TAU / 4 - 2.2, 0.05],
  [-TAU / 4 - 1.1, 0.05],
];

/** A circular connector with nineteen contacts: mating face, and the shell in half section. */
export function connectorShell(): Drawing {
  return {
    x: 2,
    y: 24,
    width: 524,
    height: 398,
    body: matingFace() + side(),
    notes: dimensions(),
    label: "Circular connector with nineteen contacts, mating face and half section",
  };
}

function contactPlaces(): Point[] {
  return CONTACT_RINGS.flatMap((count, ring) =>
    ringPoints(...FACE, ring * RING_PITCH, count, -TAU / 4 + (ring === 2 ? TAU / 24 : 0)),
  );
}

function matingFace(): string {
  const inner = KEYS.toSorted((a, b) => a[0] - b[0]).flatMap(([angle, half], i, keys) => {
    const next = keys[(i + 1) % keys.length] ?? [angle, half];
    const nextAngle = i + 1 < keys.length ? next[0] : next[0] + TAU;
    return [
      polar(...FACE, INSERT, angle - half),
      polar(...FACE, SHELL - 4, angle - half),
      polar(...FACE, SHELL - 4, angle + half),
      ...arcPoints(...FACE, INSERT, angle + half, nextAngle - next[1], 14),
    ];
  });
  const places = contactPlaces();
  return (
    circle(...FACE, RING, "thick") +
    ticks(FACE, RING - 6, RING, 72, "dimension") +
    circle(...FACE, RING - 6) +
    circle(...FACE, SHELL + 5, "dimension") +
    circle(...FACE, SHELL, "thick") +
    polygon(inner) +
    circles(places, CONTACT) +
    circles(places, CONTACT - 4, "dimension") +
    centreMark(...FACE, RING + 12)
  );
}

/** Above the axis in section: shell, ring with its thread, insert, contacts. Below it, from outside. */
function side(): string {
  const { at, cut, line: edge } = frame(SIDE);
  const below = frame(SIDE, 1, -1);
  const shell: Point[] = [
    [0, SHELL],
    [92, SHELL],
    ...stepped([100, 84], 164, 72, 92),
    [84, INSERT],
    [0, INSERT],
  ];
  const insert: Point[] = [
    [30, 0],
    [30, INSERT],
    [84, INSERT],
    [90, 72],
    [90, 0],
  ];
  const outside = [
    ...steppedUp([0, 0], SHELL, 10, RING, 80, SHELL, 92),
    ...stepped([100, 84], 164, 0),
  ];
  // Evenly round the ring, so closer together towards its edge.
  const ribs = times(14, (i) => RING * Math.sin(((i + 0.5) / 14) * (TAU / 4)));
  const contactRows = [0, RING_PITCH, 2 * RING_PITCH * Math.cos(TAU / 24)];
  return (
    cut(corners(10, SHELL, 80, RING), { angle: 135 }) +
    cut(insert, { step: 5, angle: 135, edge: "object" }) +
    cut(shell) +
    each(contactRows, (r) => contact(at(6, r), r === 0)) +
    below.run(outside, "thick") +
    each(ribs, (r) => below.line(16, r, 74, r, "dimension")) +
    each([80, 10, 92], (z) => below.line(z, SHELL, z, 0)) +
    below.line(100, 84, 100, 0) +
    edge(164, 84, 164, 0, "thick") +
    edge(-16, 0, 182, 0, "centre")
  );
}

/** A pin with its solder cup; on the axis only its upper half is left of the section. */
function contact([x, y]: Point, isHalf: boolean): string {
  const top = y - CONTACT + 2;
  const height = isHalf ? CONTACT - 2 : 2 * CONTACT - 4;
  return (
    rect(x, top, 100, height, "ground") +
    rect(x + 84, top - 2, 52, isHalf ? height + 2 : height + 4, "ground")
  );
}

function dimensions(): string {
  const { at } = frame(SIDE);
  const places = contactPlaces();
  const [x, y] = places[12] ?? FACE;
  const contacts = `${places.length}X Ø${mm(2 * (CONTACT - 4))}`;
  return (
    note.dimension(at(0, -RING), at(164, -RING), mm(164), 38) +
    note.leader(at(44, RING), [SIDE[0] + 76, 48], `Ø${mm(2 * RING)}`, 4) +
    note.leader([x, y + CONTACT], [x + 22, SIDE[1] + RING + 38], contacts, 0)
  );
}
