import { dimension, leader } from "../annotations.ts";
import { circles, cutFace, rectangle } from "../cut-faces.ts";
import { circle, line, stroke, type Drawing } from "../drafting.ts";
import { arcPoints, path, polar, ringPoints, TAU, type Point } from "../geometry.ts";

const LETTERING = 17;
const MM_PER_UNIT = 0.16;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const AXIS_Y = 204;
const FACE_X = 158;
const SIDE_X = 330;
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
    ringPoints(FACE_X, AXIS_Y, ring * RING_PITCH, count, -TAU / 4 + (ring === 2 ? TAU / 24 : 0)),
  );
}

function matingFace(): string {
  const inner = KEYS.toSorted((a, b) => a[0] - b[0]).flatMap(([angle, half], i, keys) => {
    const next = keys[(i + 1) % keys.length] ?? [angle, half];
    const nextAngle = i + 1 < keys.length ? next[0] : next[0] + TAU;
    return [
      polar(FACE_X, AXIS_Y, INSERT, angle - half),
      polar(FACE_X, AXIS_Y, SHELL - 4, angle - half),
      polar(FACE_X, AXIS_Y, SHELL - 4, angle + half),
      ...arcPoints(FACE_X, AXIS_Y, INSERT, angle + half, nextAngle - next[1], 14),
    ];
  });
  const knurl = ringPoints(FACE_X, AXIS_Y, RING, 72)
    .map((_, i) => {
      const angle = (i * TAU) / 72;
      return path([polar(FACE_X, AXIS_Y, RING - 6, angle), polar(FACE_X, AXIS_Y, RING, angle)]);
    })
    .join("");
  const places = contactPlaces();
  return (
    circle(FACE_X, AXIS_Y, RING, "thick") +
    stroke(knurl, "dimension") +
    circle(FACE_X, AXIS_Y, RING - 6) +
    circle(FACE_X, AXIS_Y, SHELL + 5, "dimension") +
    circle(FACE_X, AXIS_Y, SHELL, "thick") +
    stroke(path(inner, true)) +
    circles(places, CONTACT) +
    circles(places, CONTACT - 4, "dimension") +
    line(FACE_X - RING - 12, AXIS_Y, FACE_X + RING + 12, AXIS_Y, "centre") +
    line(FACE_X, AXIS_Y - RING - 12, FACE_X, AXIS_Y + RING + 12, "centre")
  );
}

/** Above the axis in section: shell, ring with its thread, insert, contacts. Below it, from outside. */
function side(): string {
  const at = (z: number, r: number): Point => [SIDE_X + z, AXIS_Y - r];
  const closed = (points: readonly Point[]) =>
    path(
      points.map(([z, r]) => at(z, r)),
      true,
    );
  const shell = closed([
    [0, SHELL],
    [92, SHELL],
    [100, 84],
    [164, 84],
    [164, 72],
    [92, 72],
    [84, INSERT],
    [0, INSERT],
  ]);
  const ring = closed([
    [10, SHELL],
    [10, RING],
    [80, RING],
    [80, SHELL],
  ]);
  const insert = closed([
    [30, 0],
    [30, INSERT],
    [84, INSERT],
    [90, 72],
    [90, 0],
  ]);
  const lower = path([
    at(0, 0),
    at(0, -SHELL),
    at(10, -SHELL),
    at(10, -RING),
    at(80, -RING),
    at(80, -SHELL),
    at(92, -SHELL),
    at(100, -84),
    at(164, -84),
    at(164, 0),
  ]);
  const ribs = Array.from({ length: 14 }, (_, i) => {
    // Evenly round the ring, so closer together towards its edge.
    const r = RING * Math.sin(((i + 0.5) / 14) * (TAU / 4));
    return path([at(16, -r), at(74, -r)]);
  }).join("");
  const contactRows = [0, RING_PITCH, 2 * RING_PITCH * Math.cos(TAU / 24)];
  return (
    cutFace(ring, { step: 7, angle: 135 }) +
    cutFace(insert, { step: 5, angle: 135, edge: "object" }) +
    cutFace(shell, { step: 7 }) +
    contactRows.map((r) => contact(at(6, r), r === 0)).join("") +
    stroke(lower, "thick") +
    stroke(ribs, "dimension") +
    line(...at(80, -SHELL), ...at(80, 0)) +
    line(...at(10, -SHELL), ...at(10, 0)) +
    line(...at(92, -SHELL), ...at(92, 0)) +
    line(...at(100, -84), ...at(100, 0)) +
    line(...at(164, 84), ...at(164, 0), "thick") +
    line(...at(-16, 0), ...at(182, 0), "centre")
  );
}

/** A pin with its solder cup; on the axis only its upper half is left of the section. */
function contact([x, y]: Point, isHalf: boolean): string {
  const top = y - CONTACT + 2;
  const height = isHalf ? CONTACT - 2 : 2 * CONTACT - 4;
  return (
    stroke(rectangle(x, top, 100, height), "ground") +
    stroke(rectangle(x + 84, top - 2, 52, isHalf ? height + 2 : height + 4), "ground")
  );
}

function dimensions(): string {
  const places = contactPlaces();
  const [contactX, contactY] = places[12] ?? [0, 0];
  return (
    dimension(SIDE_X, AXIS_Y + RING, SIDE_X + 164, AXIS_Y + RING, mm(164), {
      offset: 38,
      size: LETTERING,
    }) +
    leader(SIDE_X + 44, AXIS_Y - RING, SIDE_X + 76, 48, `Ø${mm(2 * RING)}`, {
      shelf: 4,
      size: LETTERING,
    }) +
    leader(
      contactX,
      contactY + CONTACT,
      contactX + 22,
      AXIS_Y + RING + 38,
      `${places.length}X Ø${mm(2 * (CONTACT - 4))}`,
      {
        shelf: 0,
        size: LETTERING,
      },
    )
  );
}
