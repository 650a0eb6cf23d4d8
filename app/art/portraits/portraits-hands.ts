import { circle, group, line, rect, stroke } from "../drafting.ts";
import { type Point, points, polar, spline, TAU, times } from "../geometry.ts";
import { roundedBox } from "../outlines.ts";

/** How a hand holds what: its wrist is at (0, 0), the fingers are above it. */
interface Hold {
  place: Point;
  turnDegrees: number;
  marks: (tool: string) => string;
  sleeve?: string;
}

/** Four fingers round the tool, the thumb across them: knuckles at the left, nails at the right. */
const fist: Hold = {
  place: [80, 266],
  turnDegrees: -8,
  marks: (tool) =>
    palm(
      "M-13 0C-14 -9 -18 -13 -21 -19C-25 -22 -25 -29 -22 -31C-27 -34 -27 -42 -23 -43C-27 -47 -25 -55 -20 -56C-19 -63 -10 -66 -5 -63L13 -60L19 -34C19 -18 13 -10 13 0Z",
    ) +
    tool +
    finger("-15,-24 -4,-26 7,-24", 5) +
    finger("-16,-35 -3,-38 10,-35", 5.8) +
    finger("-16,-46 -2,-50 12,-46", 6) +
    finger("-13,-58 -1,-62 10,-58", 5.8) +
    finger("9,-5 17,-24 15,-48 3,-66", 6) +
    creases("M-22 -31L-15 -30M-23 -43L-15 -41M-20 -56L-13 -53"),
};

/** Thumb and forefinger on the tool, the others closed. */
const pinch: Hold = {
  place: [96, 258],
  turnDegrees: -14,
  marks: (tool) =>
    palm(
      "M-14 0C-15 -12 -20 -22 -18 -36C-12 -50 6 -56 14 -46C19 -44 21 -37 18 -33C21 -30 20 -23 16 -21C16 -12 14 -6 14 0Z",
    ) +
    finger("13,-18 2,-20 -7,-15", 4.8) +
    finger("15,-28 2,-30 -8,-24", 5.4) +
    finger("15,-39 2,-41 -8,-34", 5.8) +
    tool +
    finger("11,-47 6,-62 -7,-69 -18,-66", 5.4) +
    finger("-12,-24 -19,-38 -17,-54", 6),
};

/** The thumb on a sheet, its fingers behind it. */
const underThumb: Hold = {
  place: [102, 266],
  turnDegrees: -6,
  marks: (tool) =>
    finger("4,-22 16,-34 20,-48", 5) +
    finger("0,-34 13,-48 18,-64", 5.4) +
    tool +
    palm(
      "M-14 0C-16 -12 -20 -18 -17 -28C-13 -34 -10 -40 -8 -47C-6 -54 4 -54 5 -46C5 -41 4 -36 6 -31C12 -24 15 -12 14 0Z",
    ) +
    creases("M-6 -48C-5 -52 2 -52 3 -47M-9 -38C-6 -36 0 -36 3 -38M6 -31C3 -26 -2 -22 -6 -20"),
};

const atEar: Hold = {
  place: [186, 168],
  turnDegrees: -12,
  sleeve: "M-20 4L20 0L30 50L18 140L-34 140L-30 70Z",
  marks: (tool) =>
    palm(
      "M-13 0C-14 -12 -19 -20 -19 -34C-20 -58 -12 -74 0 -74C9 -73 11 -64 13 -55C17 -38 16 -16 13 0Z",
    ) +
    tool +
    finger("2,-24 -14,-27 -29,-21", 5) +
    finger("3,-36 -14,-40 -31,-33", 5.8) +
    finger("3,-48 -14,-53 -31,-46", 6) +
    finger("0,-60 -14,-66 -29,-60", 5.8) +
    creases("M4 -30L9 -29M5 -42L11 -41M4 -54L10 -54"),
};

const TOOLS = {
  caliper: [fist, caliper],
  micrometer: [{ ...fist, place: [72, 272], turnDegrees: -3 }, micrometer],
  pencil: [pinch, pencil],
  drawing: [underThumb, drawing],
  tablet: [underThumb, tablet],
  telephone: [atEar, telephone],
} as const;

export type Tool = keyof typeof TOOLS;

export const tools = Object.keys(TOOLS) as Tool[];

/** A hand with its tool, in front of the person. `clothed` draws a sleeve of the jacket's stuff. */
export function inHand(tool: Tool, clothed: (outline: string) => string): string {
  const [hold, draw] = TOOLS[tool];
  const { place, turnDegrees, marks, sleeve = "M-22 6L22 2L34 70L-24 70Z" } = hold;
  const cuff = stroke("M-19 -4L18 -7L22 4L-22 8Z", "ground");
  return group(
    clothed(sleeve) + marks(draw()) + cuff,
    `translate(${place.join(" ")}) rotate(${turnDegrees})`,
  );
}

const palm = (outline: string) => stroke(outline, "ground-thick");

/** Through its joints, thinner to the tip, which has a nail: open at its root, where it grows out of the hand. */
function finger(places: string, r: number): string {
  const joints = points(places);
  const last = joints.length - 1;
  const along = joints.map((_, i) => {
    const [from, to] = [joints[Math.max(i - 1, 0)]!, joints[Math.min(i + 1, last)]!];
    return Math.atan2(to[1] - from[1], to[0] - from[0]);
  });
  const beside = (i: number, turn: number, far = 1) =>
    polar(...joints[i]!, r * (1 - (0.2 * i) / last) * far, along[i]! + turn * TAU);
  const side = (turn: number) => times(last + 1, (i) => beside(i, turn));
  const tip = [-0.13, 0, 0.13].map((turn) => beside(last, turn, turn === 0 ? 1.15 : 1.1));
  const nail = [
    beside(last, -0.13),
    beside(last, -0.3, 0.5),
    beside(last, 0.3, 0.5),
    beside(last, 0.13),
  ];
  return (
    stroke(spline([...side(-0.25), ...tip, ...side(0.25).toReversed()]), "ground") +
    creases(spline(nail))
  );
}

const creases = (lines: string) => stroke(lines, "dimension");

/** Closed on a ball. */
function caliper(): string {
  return (
    rect(-6, -130, 10, 120, "ground") +
    stroke(
      "M-6 -130L-18 -130L-50 -117L-50 -112L-6 -115ZM-6 -97L-50 -100L-50 -95L-18 -82H-11V-68H9V-97Z",
      "ground",
    ) +
    circle(-33, -106.3, 7.2, "ground") +
    stroke("M-11 -90h9M-11 -86h5M-11 -82h5M-11 -78h5M-11 -74h9", "dimension")
  );
}

/** A bow with its anvil at the right, spindle, sleeve and thimble at the left, away from the collar. */
function micrometer(): string {
  return (
    stroke(
      "M28 -86C30 -56 18 -42 2 -42C-14 -42 -24 -56 -22 -86L-14 -86C-14 -64 -9 -53 2 -53C13 -53 20 -62 19 -86Z",
      "ground-thick",
    ) +
    rect(18, -92, 10, 12, "ground") +
    rect(10, -89, 8, 6, "ground") +
    rect(-14, -89, 16, 6, "ground") +
    rect(-32, -93, 18, 14, "ground") +
    rect(-48, -96, 16, 20, "ground") +
    rect(-56, -91, 8, 10, "ground") +
    stroke("M-36 -96v20M-40 -96v20M-44 -96v20M-30 -86h14", "dimension")
  );
}

function pencil(): string {
  return (
    stroke("M-4 -18L-22 -84L-33 -94L-30 -80L-12 -16Z", "ground") +
    stroke("M-22 -84L-30 -80M-26 -82L-8 -17", "dimension") +
    redlined(stroke("M-33 -94L-28 -89.5L-32 -88Z", "arrow"))
  );
}

/** With a cloud round what was changed. */
function drawing(): string {
  return (
    rect(-72, -100, 84, 64, "ground-thick") +
    stroke("M-60 -88h40v12h-24v28h-16Z") +
    circle(-52, -58, 4) +
    line(-60, -94, -20, -94, "dimension") +
    redlined(
      stroke(
        "M-12 -74c-3 -4 2 -9 6 -7c2 -5 9 -4 10 0c5 0 7 6 3 9c2 5 -4 8 -8 6c-3 4 -9 3 -10 -2c-3 0 -4 -4 -1 -6Z",
      ),
    )
  );
}

/** With a ranking on it. */
function tablet(): string {
  return (
    stroke(roundedBox(-66, -108, 76, 70, 6), "ground-thick") +
    stroke(roundedBox(-60, -102, 64, 58, 3), "dimension") +
    rect(-54, -95, 46, 7, "arrow") +
    rect(-54, -81, 38, 7) +
    rect(-54, -67, 29, 7) +
    rect(-54, -53, 18, 4)
  );
}

function telephone(): string {
  return stroke(roundedBox(-34, -84, 13, 66, 5), "ground-thick");
}

const redlined = (marks: string) =>
  `<g color="var(--redline)" stroke="var(--redline)">${marks}</g>`;
