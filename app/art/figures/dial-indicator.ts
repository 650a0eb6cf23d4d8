import { lettered } from "../annotations.ts";
import {
  arrowhead,
  centreMark,
  circle,
  type Drawing,
  hatch,
  line,
  polygon,
  stroke,
  shown,
} from "../drafting.ts";
import { arcCurve, corners, cubicPath, path, type Point, polar, TAU, times } from "../geometry.ts";

const note = lettered(19);
const [CENTRE_X, CENTRE_Y, RADIUS] = [470, 300, 232];
const SURFACE_Y = 668;
/** From the top, clockwise. */
const UPPER = 0.62;
const LOWER = -0.62;
const READING = 0.34;

const onDial = (radius: number, turn: number): Point =>
  polar(CENTRE_X, CENTRE_Y, radius, turn - TAU / 4);

/** A dial indicator on a ground surface, its two tolerance hands set to the control limits. */
export const dialIndicator = (): Drawing => ({
  ...shown(140, 0, 660, 720),
  body: [
    ground(),
    plunger(),
    circle(CENTRE_X, CENTRE_Y, RADIUS, "ground-thick"),
    circle(CENTRE_X, CENTRE_Y, RADIUS - 14),
    graduations(),
    stroke(cubicPath(arcBetweenLimits(RADIUS - 92)), "thick"),
    limitHand(UPPER),
    limitHand(LOWER),
    circle(CENTRE_X - 82, CENTRE_Y + 66, 40, "ground"),
    centreMark(CENTRE_X - 82, CENTRE_Y + 66, 30, "dimension"),
    needle(),
  ].join(""),
  // Its figures too: where a sheet shows it small, it goes without lettering.
  notes: dialFigures() + limitNote(UPPER, "UCL") + limitNote(LOWER, "LCL"),
  label: "Dial indicator on a surface, its hand between two tolerance marks",
});

function ground(): string {
  const face = path(corners(150, SURFACE_Y, 790, SURFACE_Y + 44), true);
  return hatch(face, 11) + line(150, SURFACE_Y, 790, SURFACE_Y, "thick");
}

function plunger(): string {
  const barrel = (halfWidth: number, top: number, bottom: number) =>
    polygon(corners(CENTRE_X - halfWidth, top, CENTRE_X + halfWidth, bottom), "ground-thick");
  return (
    barrel(11, 20, CENTRE_Y) +
    barrel(24, CENTRE_Y, 598) +
    barrel(11, 598, 646) +
    circle(CENTRE_X, SURFACE_Y - 13, 13, "ground-thick") +
    line(CENTRE_X, 0, CENTRE_X, SURFACE_Y + 34, "centre")
  );
}

function graduations(): string {
  let [fine, heavy] = ["", ""];
  for (let mark = 0; mark < 100; mark++) {
    const turn = (mark * TAU) / 100;
    const length = mark % 10 === 0 ? 30 : mark % 5 === 0 ? 22 : 14;
    const tick = path([onDial(RADIUS - 20, turn), onDial(RADIUS - 20 - length, turn)]);
    if (mark % 10 === 0) heavy += tick;
    else fine += tick;
  }
  return stroke(fine, "dimension") + stroke(heavy, "thick");
}

const dialFigures = () =>
  times(10, (i) => {
    const mark = i * 10;
    const [x, y] = onDial(RADIUS - 72, (mark * TAU) / 100);
    return note.text(x, y + 6, String(mark <= 50 ? mark : 100 - mark));
  }).join("");

const arcBetweenLimits = (radius: number): Point[] =>
  arcCurve(CENTRE_X, CENTRE_Y, radius, LOWER - TAU / 4, UPPER - TAU / 4);

function limitHand(turn: number): string {
  const [x, y] = onDial(RADIUS - 14, turn);
  return arrowhead(x, y, turn + TAU / 4, 26, 20);
}

function limitNote(turn: number, name: string): string {
  const [x, y] = onDial(RADIUS + 6, turn);
  const [elbowX, elbowY] = onDial(RADIUS + 52, turn);
  return note.leader([x, y], [elbowX, elbowY], name);
}

function needle(): string {
  const outline = [
    onDial(RADIUS - 40, READING),
    onDial(9, READING + TAU / 4),
    onDial(-58, READING),
    onDial(9, READING - TAU / 4),
  ];
  return polygon(outline, "arrow") + circle(CENTRE_X, CENTRE_Y, 13, "ground-thick");
}
