import { circle, type Drawing, hatch, line, rect, stroke } from "../drafting.ts";
import {
  column,
  deskCluster,
  door,
  entrance,
  lift,
  meetingTable,
  northArrow,
  type Opening,
  spiralStairs,
  stairs,
  wall,
} from "./floor-plan.ts";
import { arcCurve, cubicPath, type Point, TAU, times } from "../geometry.ts";
import { columnsOf, rectangle } from "../outlines.ts";

const SHEET = { width: 480, height: 320 };

/** A floor that used to hold looms: two rows of columns, windows on the street, the core at one end. */
export function planSanFrancisco(): Drawing {
  const [left, right, top, bottom] = [34, 400, 46, 266];
  const roomWindow: Opening = { at: 309, width: 46 };
  const street = [door(24, 30, "start", -1), ...windows(3, 92, 54, 68), roomWindow];
  return {
    ...SHEET,
    body: [
      wall([left, top], [right, top], [...windows(4, 24, 54, 68), roomWindow]),
      wall([left, bottom], [right, bottom], street),
      wall([left, top], [left, bottom]),
      wall([right, top], [right, bottom], windows(3, 20, 46, 66)),
      wall([left, 190], [98, 190], [door(20, 26, "end", 1)]),
      wall([98, 190], [98, 226]),
      wall([330, 116], [right, 116]),
      wall([330, top], [330, 116], [door(42, 22, "end", 1)]),
      wall([330, 196], [right, 196]),
      wall([330, 196], [330, bottom], [door(8, 22, "start", -1)]),
      lift(44, 58, 32),
      stairs(44, 104, 50, 26, 9),
      ...columnsOf([110, 178, 246, 314], [118, 194]).map(([x, y]) => column(x, y)),
      deskCluster(128, 66, 7),
      deskCluster(128, 214, 7),
      deskCluster(148, 140, 5),
      meetingTable(350, 64, 38, 18),
      meetingTable(350, 230, 38, 18),
      circle(376, 156, 15),
      northArrow(446, 70),
    ].join(""),
    notes: entrance(74, 300, [74, 270]),
    label: "Floor plan of the San Francisco office: a long floor with two rows of columns",
  };
}

/** An L: desks in one wing, the lab with its machines in the other, and a dock that trucks still use. */
export function planAustin(): Drawing {
  const crates = rectangle(78, 166, 60, 20);
  const yardSide = [door(30, 30, "end", 1), ...windows(4, 88, 44, 66)];
  return {
    ...SHEET,
    body: [
      wall([60, 40], [264, 40], windows(3, 18, 44, 62)),
      wall([264, 40], [264, 136], windows(1, 26, 44, 60)),
      wall([264, 136], [420, 136], windows(2, 20, 44, 64)),
      wall([420, 136], [420, 270], windows(2, 18, 40, 58)),
      wall([60, 270], [420, 270], yardSide),
      wall([60, 40], [60, 270], [{ at: 146, width: 56 }]),
      wall([60, 150], [264, 150], [door(150, 30, "start", 1)]),
      wall([264, 136], [264, 196]),
      wall([264, 230], [264, 270]),
      rect(6, 188, 46, 52, "hidden"),
      machine(84, 60, 60, 34),
      machine(164, 60, 76, 40),
      machine(84, 108, 44, 26),
      meetingTable(150, 120, 50, 14),
      stroke(crates, "ground") + hatch(crates, 7),
      stairs(154, 166, 50, 24, 8),
      deskCluster(126, 216, 5),
      deskCluster(288, 152, 4),
      deskCluster(288, 214, 4),
      northArrow(446, 60),
    ].join(""),
    notes: entrance(105, 302, [105, 274]),
    label: "Floor plan of the Austin office: an L with a lab, desks and a loading dock",
  };
}

/** Two wings around a yard behind an arch, with a spiral stair that no desk fits up. */
export function planLondon(): Drawing {
  const bow = (r: number) => cubicPath(arcCurve(356, 92, r, -TAU / 4, TAU / 4));
  const paving = rectangle(206, 174, 96, 106);
  return {
    ...SHEET,
    body: [
      hatch(paving, 14, 0) + hatch(paving, 24, 90),
      wall([70, 34], [356, 34], windows(4, 24, 38, 66)),
      wall([356, 34], [356, 58]),
      wall([356, 126], [356, 170]),
      stroke(bow(34), "thick") + stroke(bow(28)),
      wall([70, 34], [70, 284], [...windows(2, 26, 38, 56), { at: 170, width: 38 }]),
      wall([202, 170], [356, 170], [door(24, 30, "end", 1), { at: 114, width: 30 }]),
      wall([202, 170], [202, 284], windows(1, 40, 38, 60)),
      wall([70, 284], [234, 284]),
      wall([276, 284], [306, 284]),
      wall([306, 170], [306, 284]),
      wall([202, 34], [202, 100]),
      wall([70, 170], [150, 170]),
      line(234, 284, 276, 284, "hidden"),
      spiralStairs(108, 74, 24),
      meetingTable(222, 70, 72, 28),
      circle(356, 92, 12),
      deskCluster(92, 116, 3),
      deskCluster(92, 200, 3),
      rect(156, 258, 40, 18, "ground"),
      northArrow(430, 70),
    ].join(""),
    notes: entrance(255, 305, [243, 178]),
    label: "Floor plan of the London office: two wings around a paved yard behind an arch",
  };
}

/** Equal windows, evenly spaced along a wall. */
const windows = (count: number, first: number, width: number, pitch: number): Opening[] =>
  times(count, (i) => ({ at: first + i * pitch, width }));

/** A machine on the lab floor, with the place where its operator stands. */
function machine(x: number, y: number, w: number, h: number): string {
  const spindle: Point = [x + w * 0.62, y + h / 2];
  return (
    rect(x, y, w, h, "ground-thick") +
    rect(x + 4, y + 4, w * 0.3, h - 8) +
    circle(...spindle, h * 0.22) +
    circle(...spindle, 2, "arrow")
  );
}
