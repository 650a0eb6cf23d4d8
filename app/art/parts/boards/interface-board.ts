import { brandName } from "#contract/brand.ts";

import { circle, type Drawing, type LineClass, stroke, text, shown } from "../../drafting.ts";
import { each, path, type Point, roundedBox, times } from "../../geometry.ts";
import { chip, pad } from "./pads.ts";

const ROWS = 5;
/** ERP systems take files until they are connected: their outputs are dashed. */
const DASHED_ROWS: readonly number[] = [0, 1, 2];
const LANES: readonly number[] = [-5, 0, 5];

/**
 * Signals run from J1 to J2 through U1. The board is laid out along that flow and then placed on
 * the sheet, left to right between two tables or top to bottom on a phone.
 */
interface Layout {
  /** Length of the sheet along the flow, edge to edge. */
  flow: number;
  /** Length across the flow: divided into five rows, to line up with the tables. */
  across: number;
  /** Where the board starts and ends along the flow. */
  margin: number;
  chipHalf: number;
  pinPitch: number;
  /** Distance of the outer passives from the middle, along the flow. */
  passiveReach: number;
  isUpright: boolean;
  lettering: { name: number; revision: number; pin?: number };
}

export const board = (): Drawing =>
  interfaceBoard(
    {
      flow: 660,
      across: 380,
      margin: 70,
      chipHalf: 74,
      pinPitch: 24,
      passiveReach: 80,
      isUpright: false,
      lettering: { name: 16, revision: 13 },
    },
    "Circuit board: five inputs on the left, five outputs on the right; ERP outputs are dashed: files today, connections later",
  );

export const boardCompact = (): Drawing =>
  interfaceBoard(
    {
      flow: 500,
      across: 360,
      margin: 34,
      chipHalf: 66,
      pinPitch: 28,
      passiveReach: 118,
      isUpright: true,
      lettering: { name: 15, revision: 12.5, pin: 12.5 },
    },
    "Circuit board: five inputs at the top, five outputs at the bottom; ERP outputs are dashed: files today, connections later",
  );

function interfaceBoard(layout: Layout, label: string): Drawing {
  const { flow, across, margin, chipHalf, isUpright, lettering } = layout;
  const at = (along: number, row: number): Point => (isUpright ? [row, along] : [along, row]);
  const box = (along: number, row: number, length: number, breadth: number, r: number) =>
    isUpright
      ? roundedBox(row, along, breadth, length, r)
      : roundedBox(along, row, length, breadth, r);
  const padAt = (along: number, row: number, length: number, breadth: number) =>
    isUpright ? pad(row, along, breadth, length) : pad(along, row, length, breadth);
  const [middle, centre] = [flow / 2, across / 2];
  const rows = times(ROWS, (i) => (across * (i + 0.5)) / ROWS);
  const pinRow = (i: number) => centre + (i - (ROWS - 1) / 2) * layout.pinPitch;
  const header = margin + 33;

  const [width, height] = at(flow, across);
  const [chipX, chipY] = at(middle, centre);
  return {
    ...shown(0, 0, width, height),
    body:
      outline() +
      each(rows, (_, i) => trace(i, 1, "object") + padAt(header, rows[i] ?? 0, 15, 15)) +
      each(rows, (_, i) => trace(i, -1, DASHED_ROWS.includes(i) ? "hidden" : "object")) +
      each(rows, (row) => output(row)) +
      fanOuts() +
      passives() +
      chipBody(),
    notes:
      text(chipX, chipY - 2, brandName.toUpperCase(), { size: lettering.name, weight: 500 }) +
      text(chipX, chipY + 16, "U1 · REV F", { size: lettering.revision }) +
      pinNumbers(),
    label,
  };

  function outline(): string {
    const first = rows[0] ?? 0;
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
    const row = rows[i] ?? 0;
    const pin = pinRow(i);
    const drop = Math.abs(row - pin);
    const nesting = Math.min(i, ROWS - 1 - i);
    const lanes = LANES.map((lane) => {
      const bend = header + 29 + nesting * 16 + (row < centre ? -lane : lane) * 0.6;
      return path([
        place(header + 7, row + lane),
        place(bend, row + lane),
        place(bend + drop, pin + lane),
        place(middle - chipHalf - 14, pin + lane),
      ]);
    });
    const pins = LANES.map((lane) => padAt(middle - way * (chipHalf + 8), pin + lane, 13, 2.6));
    const edge = path([place(0, row), place(header - 7, row)]);
    return stroke(edge + lanes.join(""), pen) + pins.join("");
  }

  function output(row: number): string {
    const place = at(flow - header, row);
    return circle(...place, 8, "ground-thick") + circle(...place, 3.6);
  }

  function fanOuts(): string {
    let traces = "";
    let vias = "";
    let pins = "";
    for (let i = -7; i <= 7; i++) {
      for (const way of [-1, 1]) {
        const along = middle + i * ((chipHalf - 18) / 7);
        const from = centre + way * (chipHalf + 14);
        const bend = from + way * (10 + (7 - Math.abs(i)) * 3.2);
        const end = bend + way * Math.abs(i * 5);
        pins += padAt(along, centre + way * (chipHalf + 8), 2.6, 13);
        traces += path([at(along, from), at(along, bend), at(along + i * 5, end)]);
        vias += circle(...at(along + i * 5, end + way * 3), 3, "ground-thick");
      }
    }
    return stroke(traces) + pins + vias;
  }

  function passives(): string {
    const [outer, inner] = [layout.passiveReach, layout.passiveReach - 18];
    const places: readonly Point[] = [
      [-outer, 40],
      [-inner, 40],
      [outer, 40],
      [inner, 40],
      [-outer, across - 40],
      [outer, across - 40],
      [inner, across - 40],
    ];
    return each(places, ([along, row]) => chip(...at(middle + along, row), !isUpright));
  }

  function chipBody(): string {
    const inner = chipHalf - 9;
    return (
      stroke(
        box(middle - chipHalf, centre - chipHalf, chipHalf * 2, chipHalf * 2, 3),
        "ground-thick",
      ) +
      stroke(box(middle - inner, centre - inner, inner * 2, inner * 2, 2), "dimension") +
      circle(...at(middle - chipHalf + 20, centre - chipHalf + 20), 4)
    );
  }

  function pinNumbers(): string {
    if (lettering.pin === undefined) return "";
    const options = { size: lettering.pin, anchor: "start" } as const;
    return rows
      .flatMap((row, i) =>
        [14, flow - 8].map((along) => {
          const [x, y] = at(along, row);
          return text(x + 6, y, String(i + 1), options);
        }),
      )
      .join("");
  }
}
