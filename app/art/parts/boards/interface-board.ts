import { brandName } from "#contract/brand.ts";

import { circles } from "../../cut-faces.ts";
import { circle, type Drawing, type LineClass, shown, stroke, text } from "../../drafting.ts";
import { each, path, type Point, times } from "../../geometry.ts";
import { columnsOf, roundedBox } from "../../outlines.ts";
import { chip, pad } from "./pads.ts";

const ROWS = 5;
/** ERP systems take files until they are connected: their outputs are dashed. */
const DASHED_ROWS: readonly number[] = [0, 1, 2];
const LANES: readonly number[] = [-5, 0, 5];

/**
 * Signals run from J1 to J2 through U1. The board is laid out along that flow and then placed on
 * the sheet, left to right between two tables or top to bottom on a phone.
 */
type Layout = typeof LEVEL;

const LEVEL = {
  /** Length of the sheet along the flow, edge to edge. */
  flow: 660,
  /** Length across the flow: divided into five rows, to line up with the tables. */
  across: 380,
  /** Where the board starts and ends along the flow. */
  margin: 70,
  chipHalf: 74,
  pinPitch: 24,
  /** Distance of the outer passives from the middle, along the flow. */
  passiveReach: 80,
  isUpright: false,
  /** Pins are not numbered in a size of none. */
  lettering: { name: 16, revision: 13, pin: 0 },
};
const UPRIGHT: Layout = {
  flow: 500,
  across: 360,
  margin: 34,
  chipHalf: 66,
  pinPitch: 28,
  passiveReach: 118,
  isUpright: true,
  lettering: { name: 15, revision: 12.5, pin: 12.5 },
};

const labelOf = (inputs: string, outputs: string) =>
  `Circuit board: five inputs ${inputs}, five outputs ${outputs}; ERP outputs are dashed: files today, connections later`;

export const board = () => interfaceBoard(LEVEL, labelOf("on the left", "on the right"));

export const boardCompact = () => interfaceBoard(UPRIGHT, labelOf("at the top", "at the bottom"));

function interfaceBoard(layout: Layout, label: string): Drawing {
  const { flow, across, margin, chipHalf, isUpright, lettering } = layout;
  const at = (along: number, row: number): Point => (isUpright ? [row, along] : [along, row]);
  const box = (along: number, row: number, length: number, breadth: number, r: number) =>
    roundedBox(...at(along, row), ...at(length, breadth), r);
  const padAt = (along: number, row: number, length: number, breadth: number) =>
    pad(...at(along, row), ...at(length, breadth));
  const [middle, centre] = [flow / 2, across / 2];
  const chipBox = (half: number, r: number) =>
    box(middle - half, centre - half, half * 2, half * 2, r);
  const rows = times(ROWS, (i) => (across * (i + 0.5)) / ROWS);
  const pinRow = (i: number) => centre + (i - (ROWS - 1) / 2) * layout.pinPitch;
  const header = margin + 33;
  const outputs = rows.map((row) => at(flow - header, row));

  const [chipX, chipY] = at(middle, centre);
  return {
    ...shown(0, 0, ...at(flow, across)),
    body:
      outline() +
      each(rows, (row, i) => trace(i, 1, "object") + padAt(header, row, 15, 15)) +
      each(rows, (_, i) => trace(i, -1, DASHED_ROWS.includes(i) ? "hidden" : "object")) +
      circles(outputs, 8, "ground-thick") +
      circles(outputs, 3.6) +
      fanOuts() +
      passives() +
      stroke(chipBox(chipHalf, 3), "ground-thick") +
      stroke(chipBox(chipHalf - 9, 2), "dimension") +
      circle(...at(middle - chipHalf + 20, centre - chipHalf + 20), 4),
    notes:
      text(chipX, chipY - 2, brandName.toUpperCase(), { size: lettering.name, weight: 500 }) +
      text(chipX, chipY + 16, "U1 · REV F", { size: lettering.revision }) +
      (lettering.pin ? pinNumbers(lettering.pin) : ""),
    label,
  };

  function outline(): string {
    const first = rows[0]!;
    const connector = (along: number) =>
      stroke(box(along, first - 22, 34, across - first * 2 + 44, 2));
    return (
      stroke(box(margin, 12, flow - margin * 2, across - 24, 14), "ground-thick") +
      stroke(box(margin + 6, 18, flow - margin * 2 - 12, across - 36, 10), "dimension") +
      connector(margin + 16) +
      connector(flow - margin - 50)
    );
  }

  /** One signal in three lanes, from the sheet's edge to the chip; from the far edge if `way` is -1. */
  function trace(i: number, way: 1 | -1, pen: LineClass): string {
    const place = (along: number, row: number) => at(way === 1 ? along : flow - along, row);
    const row = rows[i]!;
    const pin = pinRow(i);
    const drop = Math.abs(row - pin);
    const nesting = Math.min(i, ROWS - 1 - i);
    const lanes = each(LANES, (lane) => {
      const bend = header + 29 + nesting * 16 + (row < centre ? -lane : lane) * 0.6;
      return path([
        place(header + 7, row + lane),
        place(bend, row + lane),
        place(bend + drop, pin + lane),
        place(middle - chipHalf - 14, pin + lane),
      ]);
    });
    const edge = path([place(0, row), place(header - 7, row)]);
    return (
      stroke(edge + lanes, pen) +
      each(LANES, (lane) => padAt(middle - way * (chipHalf + 8), pin + lane, 13, 2.6))
    );
  }

  function fanOuts(): string {
    const ends = columnsOf(
      times(15, (i) => i - 7),
      [-1, 1],
    ).map(([i, way]) => {
      const along = middle + i * ((chipHalf - 18) / 7);
      const from = centre + way * (chipHalf + 14);
      const bend = from + way * (10 + (7 - Math.abs(i)) * 3.2);
      const end = bend + way * Math.abs(i * 5);
      return {
        pin: padAt(along, centre + way * (chipHalf + 8), 2.6, 13),
        trace: path([at(along, from), at(along, bend), at(along + i * 5, end)]),
        via: at(along + i * 5, end + way * 3),
      };
    });
    return (
      stroke(each(ends, ({ trace }) => trace)) +
      each(ends, ({ pin }) => pin) +
      each(ends, ({ via }) => circle(...via, 3, "ground-thick"))
    );
  }

  function passives(): string {
    const [outer, inner] = [layout.passiveReach, layout.passiveReach - 18];
    // The lower left has one less.
    const near = [-outer, -inner, outer, inner].map((along) => at(middle + along, 40));
    const far = [-outer, outer, inner].map((along) => at(middle + along, across - 40));
    return each([...near, ...far], (place) => chip(...place, !isUpright));
  }

  function pinNumbers(size: number): string {
    return each(rows, (row, i) =>
      each([14, flow - 8], (along) => {
        const [x, y] = at(along, row);
        return text(x + 6, y, String(i + 1), { size, anchor: "start" });
      }),
    );
  }
}
