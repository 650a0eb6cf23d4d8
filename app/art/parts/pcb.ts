import { centreMark, circle, stroke, text, type Drawing } from "../drafting.ts";
import { path, roundedRect, type Point } from "../geometry.ts";
import { seededRandom } from "../seeded-random.ts";
import { chip, pad } from "./pads.ts";

const [WIDTH, HEIGHT] = [640, 420];
const LETTERING = 21;

/** U1: a quad flat pack, 14 pins a side. */
const U1 = { x: WIDTH * 0.48, y: HEIGHT * 0.5, half: 52, pinsPerSide: 14, pitch: 7 };
const J1 = { x: 62, y: HEIGHT * 0.5 - 91, pins: 14, pitch: 13 };
const J2 = { x: WIDTH - 64, y: HEIGHT * 0.5 - 90, pins: 10, pitch: 18 };
const Y1 = { x: WIDTH * 0.7, y: 81, w: 52, h: 31 };

type Side = "left" | "right" | "top" | "bottom";

/** The top copper of a controller board. */
export function pcb(): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    body:
      outline() +
      chipBody() +
      connectors() +
      passives() +
      stroke(tracesToJ1() + tracesToJ2()) +
      fanOuts(),
    notes:
      text(U1.x, U1.y + LETTERING * 0.35, "U1", { size: LETTERING }) +
      text(J1.x - 2, J1.y - 24, "J1", { size: LETTERING }) +
      text(J2.x - 2, J2.y - 26, "J2", { size: LETTERING }) +
      text(Y1.x + Y1.w / 2, Y1.y + Y1.h / 2 + LETTERING * 0.35, "Y1", { size: LETTERING }),
    label: "Top copper layer of a printed circuit board",
  };
}

const box = (x: number, y: number, w: number, h: number, r: number) =>
  path(roundedRect(x, y, w, h, r), true);

function outline(): string {
  const mountingHoles: readonly Point[] = [
    [38, 38],
    [WIDTH - 38, 38],
    [38, HEIGHT - 38],
    [WIDTH - 38, HEIGHT - 38],
  ];
  return (
    stroke(box(14, 14, WIDTH - 28, HEIGHT - 28, 16), "ground-thick") +
    stroke(box(20, 20, WIDTH - 40, HEIGHT - 40, 11), "dimension") +
    mountingHoles
      .map(([x, y]) => circle(x, y, 11) + circle(x, y, 6.5, "dimension") + centreMark(x, y, 16))
      .join("")
  );
}

function pinOf(side: Side, i: number): Point {
  const along = (i - (U1.pinsPerSide - 1) / 2) * U1.pitch;
  const out = U1.half + 8;
  switch (side) {
    case "left":
      return [U1.x - out, U1.y + along];
    case "right":
      return [U1.x + out, U1.y + along];
    case "top":
      return [U1.x + along, U1.y - out];
    case "bottom":
      return [U1.x + along, U1.y + out];
  }
}

function chipBody(): string {
  const { x, y, half } = U1;
  const inner = half - 9;
  const pins = Array.from({ length: U1.pinsPerSide }, (_, i) => i);
  return (
    stroke(box(x - half, y - half, half * 2, half * 2, 3)) +
    circle(x - half + 10, y - half + 10, 3.4) +
    stroke(box(x - inner, y - inner, inner * 2, inner * 2, 2), "dimension") +
    pins.map((i) => pad(...pinOf("left", i), 12, 3) + pad(...pinOf("right", i), 12, 3)).join("") +
    pins.map((i) => pad(...pinOf("top", i), 3, 12) + pad(...pinOf("bottom", i), 3, 12)).join("")
  );
}

function connectors(): string {
  const pinsOf = ({ x, y, pins, pitch }: typeof J1) =>
    Array.from({ length: pins }, (_, i): Point => [x, y + i * pitch]);
  return (
    stroke(box(44, J1.y - 14, 32, J1.pitch * (J1.pins - 1) + 28, 2)) +
    stroke(box(WIDTH - 84, J2.y - 16, 36, J2.pitch * (J2.pins - 1) + 32, 2)) +
    pinsOf(J1)
      .map(([x, y]) => pad(x, y, 14, 5.5))
      .join("") +
    pinsOf(J2)
      .map(([x, y]) => circle(x, y, 5.2) + circle(x, y, 2.4, "dimension"))
      .join("")
  );
}

/** Level, then 45°, then level again; `bend` is where the 45° run starts. */
function route(from: Point, to: Point, bend: number): string {
  const drop = Math.abs(to[1] - from[1]) * Math.sign(to[0] - from[0]);
  return path([from, [bend, from[1]], [bend + drop, to[1]], to]);
}

function tracesToJ1(): string {
  const middle = (U1.pinsPerSide - 1) / 2;
  return Array.from({ length: J1.pins }, (_, i) => {
    const [x, y] = pinOf("left", i);
    const bend = x - 12 - (middle - Math.abs(i - middle)) * 6;
    return route([x - 6, y], [J1.x + 7, J1.y + i * J1.pitch], bend);
  }).join("");
}

function tracesToJ2(): string {
  return Array.from({ length: J2.pins }, (_, i) => {
    const [x, y] = pinOf("right", i + 2);
    const bend = x + 10 + (5 - Math.abs(i - 4.5)) * 7;
    return route([x + 6, y], [J2.x - 5, J2.y + i * J2.pitch], bend);
  }).join("");
}

/** Power and ground leave the long sides and end in vias. */
function fanOuts(): string {
  const random = seededRandom("pcb");
  let traces = "";
  let vias = "";
  for (let i = 0; i < U1.pinsPerSide; i++) {
    for (const side of ["top", "bottom"] as const) {
      const [x, y] = pinOf(side, i);
      const away = side === "top" ? -1 : 1;
      const fromMiddle = i - (U1.pinsPerSide - 1) / 2;
      const shift = fromMiddle * 6;
      const bend = y + away * (24 + (6.5 - Math.abs(fromMiddle)) * 5);
      const level = bend + away * Math.abs(shift);
      const end = level + away * random.int(6, 22);
      traces += path([
        [x, y + away * 6],
        [x, bend],
        [x + shift, level],
        [x + shift, end],
      ]);
      vias += circle(x + shift, end, 3.4, "ground-thick");
    }
  }
  return stroke(traces) + vias;
}

function passives(): string {
  const rows: readonly { x: number; step: number; count: number; y: number; isUpright: boolean }[] =
    [
      { x: WIDTH * 0.68, step: 22, count: 6, y: 62, isUpright: true },
      { x: WIDTH * 0.66, step: 22, count: 6, y: HEIGHT - 62, isUpright: true },
      { x: 118, step: 30, count: 5, y: 56, isUpright: false },
      { x: 118, step: 30, count: 5, y: HEIGHT - 56, isUpright: false },
    ];
  const crystal = stroke(box(Y1.x, Y1.y, Y1.w, Y1.h, 4));
  return (
    crystal +
    rows
      .flatMap(({ x, step, count, y, isUpright }) =>
        Array.from({ length: count }, (_, i) => chip(x + i * step, y, isUpright)),
      )
      .join("")
  );
}
