import { circle, group, line, rect, stroke } from "../drafting.ts";
import { arcCurve, cubicPath, type Point, TAU, times } from "../geometry.ts";
import { roundedBox } from "../outlines.ts";

/** How a hand holds what: its wrist is at (0, 0), the fingers are above it. */
interface Hold {
  place: Point;
  turnDegrees: number;
  marks: (tool: string) => string;
  sleeve?: string;
}

/** Four fingers round the tool, the thumb above them. */
const fist: Hold = {
  place: [80, 266],
  turnDegrees: -8,
  marks: (tool) =>
    palm("M-13 0C-16 -10 -22 -16 -22 -28L-21 -56C-18 -64 8 -66 14 -58L17 -30C18 -18 13 -10 13 0Z") +
    tool +
    fingers([-17, -54], [13, -57], 11, 3) +
    finger([-15, -21], [9, -24]) +
    finger([-14, -60], [4, -70]),
};

/** Thumb and forefinger on the tool, the others closed. */
const pinch: Hold = {
  place: [96, 258],
  turnDegrees: -14,
  marks: (tool) =>
    palm("M-14 0C-16 -14 -20 -22 -17 -38C-12 -52 8 -54 16 -44C22 -34 16 -14 14 0Z") +
    fingers([12, -36], [-7, -30], 9, 3) +
    tool +
    finger([10, -46], [-12, -64]) +
    finger([-14, -36], [-18, -60]),
};

/** The thumb on a sheet, its fingers behind it. */
const underThumb: Hold = {
  place: [102, 266],
  turnDegrees: -6,
  marks: (tool) =>
    finger([10, -44], [18, -58]) +
    tool +
    palm(
      "M-14 0C-16 -12 -18 -18 -14 -28C-8 -38 -4 -48 0 -50C6 -50 6 -44 4 -36C12 -26 15 -12 14 0Z",
    ),
};

const atEar: Hold = {
  place: [198, 170],
  turnDegrees: -12,
  sleeve: "M-20 4L20 0L44 60L48 140L-10 140Z",
  marks: (tool) =>
    palm("M-13 0C-14 -14 -20 -22 -20 -40C-18 -62 -8 -74 4 -70C14 -60 16 -20 13 0Z") +
    tool +
    fingers([-4, -64], [-32, -60], 11.5, 4),
};

const TOOLS = {
  caliper: [fist, caliper],
  micrometer: [fist, micrometer],
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

function finger(root: Point, tip: Point, r = 5.2): string {
  const along = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
  const end = (place: Point, angle: number) =>
    arcCurve(...place, r, angle - TAU / 4, angle + TAU / 4);
  const [front, back] = [end(tip, along), end(root, along + TAU / 2)];
  // A side is a Bézier whose handles lie on its ends.
  const side = (from: Point, to: Point) => [from, to, to];
  const outline = [
    ...front,
    ...side(front.at(-1)!, back[0]!),
    ...back.slice(1),
    ...side(back.at(-1)!, front[0]!),
  ];
  return stroke(cubicPath(outline, true), "ground");
}

/** Side by side, the first one uppermost. */
const fingers = (root: Point, tip: Point, apart: number, count: number) =>
  times(count, (i) => finger([root[0], root[1] + i * apart], [tip[0], tip[1] + i * apart])).join(
    "",
  );

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

/** A bow with its anvil at the left, spindle, sleeve and thimble at the right. */
function micrometer(): string {
  return (
    stroke(
      "M-30 -86C-32 -56 -18 -42 0 -42C18 -42 28 -56 26 -86L18 -86C18 -64 12 -53 0 -53C-12 -53 -20 -62 -20 -86Z",
      "ground-thick",
    ) +
    rect(-30, -92, 10, 12, "ground") +
    rect(-20, -89, 9, 6, "ground") +
    rect(0, -89, 18, 6, "ground") +
    rect(18, -93, 20, 14, "ground") +
    rect(38, -96, 18, 20, "ground") +
    rect(56, -91, 9, 10, "ground") +
    stroke("M42 -96v20M46 -96v20M50 -96v20M22 -86h14", "dimension")
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
