import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { type Drawing, polygon, shown, ticks } from "../drafting.ts";
import { frame } from "../frames.ts";
import { each, type Point, polar, TAU, times } from "../geometry.ts";
import { arcPoints, corners, ringPoints, stepped, steppedUp } from "../outlines.ts";

const note = lettered(17);
const mm = (units: number) => (units * 0.16).toFixed(1);

const face = frame([158, 204]);
const above = frame([330, 204]);
const RING = 134;
const SHELL = 108;
const INSERT = 96;
const CONTACT = 8;
const RING_PITCH = 34;
/** Contacts in rings, from the middle out. */
const CONTACTS = [1, 6, 12].flatMap((count, ring) =>
  ringPoints(...face.middle, ring * RING_PITCH, count, -TAU / 4 + (ring === 2 ? TAU / 24 : 0)),
);
/** The master key is wide and on top; the others keep the wrong plug out. */
const KEYS = [-2.2, -1.1, 0, 1.4, 2.5].map((turn) => ({
  angle: turn - TAU / 4,
  half: turn === 0 ? 0.1 : 0.05,
}));

const below = frame(above.middle, 1, -1);

export function connectorShell(): Drawing {
  const [x, y] = CONTACTS[12]!;
  const contacts = `${CONTACTS.length}X Ø${mm(2 * (CONTACT - 4))}`;
  return {
    ...shown(2, 24, 524, 398),
    body: matingFace() + side(),
    notes:
      note.dimension(above.at(0, -RING), above.at(164, -RING), mm(164), 38) +
      note.leader(above.at(44, RING), [above.middle[0] + 76, 48], `Ø${mm(2 * RING)}`, 4) +
      note.leader([x, y + CONTACT], [x + 22, above.middle[1] + RING + 38], contacts, 0),
    label: "Circular connector with nineteen contacts, mating face and half section",
  };
}

function matingFace(): string {
  const inner = KEYS.flatMap(({ angle, half }, i) => {
    const next = KEYS[(i + 1) % KEYS.length]!;
    const nextAngle = next.angle + (next.angle < angle ? TAU : 0);
    return [
      polar(...face.middle, INSERT, angle - half),
      polar(...face.middle, SHELL - 4, angle - half),
      polar(...face.middle, SHELL - 4, angle + half),
      ...arcPoints(...face.middle, INSERT, angle + half, nextAngle - next.half, 14),
    ];
  });
  return (
    face.rings([RING, SHELL], "thick") +
    ticks(face.middle, RING - 6, RING, 72, "dimension") +
    face.rings([RING - 6]) +
    face.rings([SHELL + 5], "dimension") +
    polygon(inner) +
    circles(CONTACTS, CONTACT) +
    circles(CONTACTS, CONTACT - 4, "dimension") +
    face.cross(RING + 12)
  );
}

/** Above the axis in section: shell, ring with its thread, insert, contacts. Below it, from outside. */
function side(): string {
  const insert: Point[] = [...stepped([84, INSERT], 30, 0, 90), [90, 72]];
  const shell = [
    ...stepped([0, SHELL], 92),
    ...stepped([100, 84], 164, 72, 92),
    ...stepped([84, INSERT], 0),
  ];
  const outside = [
    ...steppedUp([0, 0], SHELL, 10, RING, 80, SHELL, 92),
    ...stepped([100, 84], 164, 0),
  ];
  // Evenly round the ring, so closer together towards its edge.
  const ribs = times(14, (i) => RING * Math.sin(((i + 0.5) / 14) * (TAU / 4)));
  const contactRows = [0, RING_PITCH, 2 * RING_PITCH * Math.cos(TAU / 24)];
  return (
    above.cut(corners(10, SHELL, 80, RING), { angle: 135 }) +
    above.cut(insert, { step: 5, angle: 135, edge: "object" }) +
    above.cut(shell) +
    each(contactRows, contact) +
    below.run(outside, "thick") +
    each(ribs, (r) => below.line(16, r, 74, r, "dimension")) +
    below.across([80, 10, 92], SHELL, 0) +
    below.across([100], 84, 0) +
    above.across([164], 84, 0, "thick") +
    above.axis(-16, 182)
  );
}

/** A pin with its solder cup; on the axis only its upper half is left of the section. */
function contact(r: number): string {
  const top = CONTACT - 2;
  const [bottom, cupBottom] = r === 0 ? [0, 0] : [-top, -top - 2];
  return (
    above.box(6, r + top, 106, r + bottom, "ground") +
    above.box(90, r + top + 2, 142, r + cupBottom, "ground")
  );
}
