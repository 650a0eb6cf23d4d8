import { lettered } from "../annotations.ts";
import { arc, arrowhead, type Drawing, graduated, hatch, polygon, shown } from "../drafting.ts";
import { frame } from "../frames.ts";
import { path, type Point, polar, TAU, times } from "../geometry.ts";
import { rectangle } from "../outlines.ts";

const note = lettered(19);
const CENTRE: Point = [470, 300];
const RADIUS = 232;
const SURFACE_Y = 668;
/** From the top, clockwise. */
const UPPER = 0.62;
const LOWER = -0.62;
const READING = 0.34;

const { at, rings } = frame(CENTRE);
const small = frame(at(-82, -66));
/** Where it touches the surface. */
const tip = frame([CENTRE[0], SURFACE_Y]);
const onDial = (radius: number, turn: number): Point => polar(...CENTRE, radius, turn - TAU / 4);

/** A dial indicator on a ground surface, its two tolerance hands set to the control limits. */
export const dialIndicator = (): Drawing => ({
  ...shown(140, 0, 660, 720),
  body:
    hatch(rectangle(150, SURFACE_Y, 640, 44), 11) +
    tip.line(-320, 0, 320, 0, "thick") +
    plunger() +
    rings([RADIUS], "ground-thick") +
    rings([RADIUS - 14]) +
    graduated(100, (mark) => mark % 10 === 0, graduation) +
    arc(CENTRE, RADIUS - 92, LOWER - TAU / 4, UPPER - TAU / 4, "thick") +
    limitHand(UPPER) +
    limitHand(LOWER) +
    small.rings([40], "ground") +
    small.cross(30, "dimension") +
    needle(),
  // Its figures too: where a sheet shows it small, it goes without lettering.
  notes: times(10, figure).join("") + limitNote(UPPER, "UCL") + limitNote(LOWER, "LCL"),
  label: "Dial indicator on a surface, its hand between two tolerance marks",
});

const plunger = () =>
  tip.box(-11, 648, 11, 368, "ground-thick") +
  tip.box(-24, 368, 24, 70, "ground-thick") +
  tip.box(-11, 70, 11, 22, "ground-thick") +
  frame(tip.at(0, 13)).rings([13], "ground-thick") +
  tip.line(0, SURFACE_Y, 0, -34, "centre");

function graduation(mark: number): string {
  const turn = (mark * TAU) / 100;
  const length = mark % 10 === 0 ? 30 : mark % 5 === 0 ? 22 : 14;
  return path([onDial(RADIUS - 20, turn), onDial(RADIUS - 20 - length, turn)]);
}

/** Up to 50 and down again. */
function figure(i: number): string {
  const [x, y] = onDial(RADIUS - 72, (i * TAU) / 10);
  return note.text(x, y + 6, String(i <= 5 ? i * 10 : 100 - i * 10));
}

const limitHand = (turn: number) => arrowhead(...onDial(RADIUS - 14, turn), turn + TAU / 4, 26, 20);

const limitNote = (turn: number, name: string) =>
  note.leader(onDial(RADIUS + 6, turn), onDial(RADIUS + 52, turn), name);

function needle(): string {
  const ends = [onDial(RADIUS - 40, READING), onDial(-58, READING)] as const;
  const sides = [onDial(9, READING + TAU / 4), onDial(9, READING - TAU / 4)] as const;
  return polygon([ends[0], sides[0], ends[1], sides[1]], "arrow") + rings([13], "ground-thick");
}
