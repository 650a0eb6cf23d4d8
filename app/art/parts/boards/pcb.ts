import { lettered } from "../../annotations.ts";
import { circles } from "../../cut-faces.ts";
import { centreMark, circle, type Drawing, shown, stroke } from "../../drafting.ts";
import { each, path, type Point, times } from "../../geometry.ts";
import { roundedBox, rowsOf } from "../../outlines.ts";
import { chip, pad } from "./pads.ts";
import { seededRandom } from "../../seeded-random.ts";

const [WIDTH, HEIGHT] = [800, 352];
const LETTERING = 26;
const note = lettered(LETTERING);

/** U1: a quad flat pack, 14 pins a side. */
const U1 = { x: WIDTH * 0.48, y: HEIGHT * 0.5, half: 52, pinsPerSide: 14, pitch: 7 };
const MIDDLE_PIN = (U1.pinsPerSide - 1) / 2;
const J1 = { x: 62, y: HEIGHT * 0.5 - 91, pins: 14, pitch: 13 };
const J2 = { x: WIDTH - 64, y: HEIGHT * 0.5 - 90, pins: 10, pitch: 18 };
const Y1 = { x: 480, y: 32, w: 54, h: 34 };

/** Which way each side of the chip faces. */
const SIDES = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const;

export const pcb = (): Drawing => ({
  ...shown(0, 0, WIDTH, HEIGHT),
  body: outline() + chipBody() + connectors() + passives() + traces() + fanOuts(),
  notes:
    note.text(U1.x, U1.y + LETTERING * 0.35, "U1") +
    note.text(J1.x + 14, J1.y - 21, "J1") +
    note.text(J2.x - 14, J2.y - 23, "J2") +
    note.text(Y1.x + Y1.w / 2, Y1.y + Y1.h / 2 + LETTERING * 0.35, "Y1"),
  label: "Top copper layer of a printed circuit board",
});

function outline(): string {
  const mountingHoles = rowsOf([36, WIDTH - 36], [36, HEIGHT - 36]);
  return (
    stroke(roundedBox(14, 14, WIDTH - 28, HEIGHT - 28, 16), "ground-thick") +
    stroke(roundedBox(20, 20, WIDTH - 40, HEIGHT - 40, 11), "dimension") +
    circles(mountingHoles, 11) +
    circles(mountingHoles, 6.5, "dimension") +
    each(mountingHoles, (hole) => centreMark(...hole, 16))
  );
}

function pinOf(side: keyof typeof SIDES, i: number): Point {
  const [ux, uy] = SIDES[side];
  const along = (i - MIDDLE_PIN) * U1.pitch;
  const out = U1.half + 8;
  return [U1.x + ux * out + Math.abs(uy) * along, U1.y + uy * out + Math.abs(ux) * along];
}

function chipBody(): string {
  const { x, y, half } = U1;
  const inner = half - 9;
  const pins = times(U1.pinsPerSide, (i) => i);
  return (
    stroke(roundedBox(x - half, y - half, half * 2, half * 2, 3)) +
    circle(x - half + 10, y - half + 10, 3.4) +
    stroke(roundedBox(x - inner, y - inner, inner * 2, inner * 2, 2), "dimension") +
    each(pins, (i) => pad(...pinOf("left", i), 12, 3) + pad(...pinOf("right", i), 12, 3)) +
    each(pins, (i) => pad(...pinOf("top", i), 3, 12) + pad(...pinOf("bottom", i), 3, 12))
  );
}

function connectors(): string {
  const pinsOf = ({ x, y, pins, pitch }: typeof J1) =>
    times(pins, (i): Point => [x, y + i * pitch]);
  return (
    stroke(roundedBox(44, J1.y - 14, 32, J1.pitch * (J1.pins - 1) + 28, 2)) +
    stroke(roundedBox(WIDTH - 84, J2.y - 16, 36, J2.pitch * (J2.pins - 1) + 32, 2)) +
    each(pinsOf(J1), (pin) => pad(...pin, 14, 5.5)) +
    circles(pinsOf(J2), 5.2) +
    circles(pinsOf(J2), 2.4, "dimension")
  );
}

/** Level, then 45°, then level again; `bend` is where the 45° run starts. */
function route(from: Point, to: Point, bend: number): string {
  const drop = Math.abs(to[1] - from[1]) * Math.sign(to[0] - from[0]);
  return path([from, [bend, from[1]], [bend + drop, to[1]], to]);
}

function traces(): string {
  const toJ1 = times(J1.pins, (i) => {
    const [x, y] = pinOf("left", i);
    const bend = x - 12 - (MIDDLE_PIN - Math.abs(i - MIDDLE_PIN)) * 6;
    return route([x - 6, y], [J1.x + 7, J1.y + i * J1.pitch], bend);
  });
  const toJ2 = times(J2.pins, (i) => {
    const [x, y] = pinOf("right", i + 2);
    const bend = x + 10 + (5 - Math.abs(i - 4.5)) * 7;
    return route([x + 6, y], [J2.x - 5, J2.y + i * J2.pitch], bend);
  });
  return stroke([...toJ1, ...toJ2].join(""));
}

/** Power and ground leave the long sides and end in vias. */
function fanOuts(): string {
  const random = seededRandom("pcb");
  const ends = times(U1.pinsPerSide * 2, (index) => {
    const [i, side] = [Math.floor(index / 2), index % 2 ? "bottom" : "top"] as const;
    const away = side === "top" ? -1 : 1;
    const [x, y] = pinOf(side, i);
    const shift = (i - MIDDLE_PIN) * 6;
    const bend = y + away * (24 + (6.5 - Math.abs(i - MIDDLE_PIN)) * 5);
    const level = bend + away * Math.abs(shift);
    const via: Point = [x + shift, level + away * random.int(6, 22)];
    return { via, trace: path([[x, y + away * 6], [x, bend], [x + shift, level], via]) };
  });
  return (
    stroke(each(ends, ({ trace }) => trace)) +
    each(ends, ({ via }) => circle(...via, 3.4, "ground-thick"))
  );
}

function passives(): string {
  const row = (x: number, y: number, count: number, step: number, isUpright: boolean) =>
    times(count, (i) => chip(x + i * step, y, isUpright)).join("");
  return (
    stroke(roundedBox(Y1.x, Y1.y, Y1.w, Y1.h, 4)) +
    row(WIDTH * 0.7, 54, 6, 22, true) +
    row(WIDTH * 0.66, HEIGHT - 62, 6, 22, true) +
    row(134, 54, 5, 30, false) +
    row(134, HEIGHT - 56, 5, 30, false)
  );
}
