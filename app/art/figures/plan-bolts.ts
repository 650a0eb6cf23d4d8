import { lettered } from "../annotations.ts";
import { type Drawing, line, polygon, stroke, shown } from "../drafting.ts";
import {
  boltAxisY,
  boltHeadShare,
  boltHeadX,
  type BoltName,
  boltSheetWidth,
  boltSizes,
  shankStart,
} from "./bolt-sizes.ts";
import { corners, fmt, type Point, segment } from "../geometry.ts";

const note = lettered(13);

interface Bolt {
  name: BoltName;
  /** What the length stands for. */
  limit: string;
  /** A break line: the real thing is longer than the sheet. */
  isBroken?: boolean;
}

/** Plan sizes as bolts at one scale: the plan's user limit is the length. */
export const boltM6 = () => boltDrawing({ name: "M6", limit: "3 users" });

export const boltM10 = () => boltDrawing({ name: "M10", limit: "25 users" });

export const boltM16 = () => boltDrawing({ name: "M16", limit: "no upper limit", isBroken: true });

function boltDrawing(bolt: Bolt): Drawing {
  const { name, limit, isBroken = false } = bolt;
  const { diameter, length } = boltSizes[name];
  const r = diameter / 2;
  const shankX = shankStart(boltSizes[name]);
  const threadX = shankX + length * 0.3;
  const endX = shankX + length;
  const shank: Point[] = corners(shankX, boltAxisY - r, threadX, boltAxisY + r);
  return {
    ...shown(0, 0, boltSheetWidth, 180),
    body:
      head(diameter * boltHeadShare, shankX) +
      polygon(shank, "ground-thick") +
      (isBroken ? brokenThread(threadX, endX, diameter) : thread(threadX, endX, diameter)) +
      line(boltHeadX - 14, boltAxisY, endX + 14, boltAxisY, "centre"),
    notes:
      note.dimension([shankX, boltAxisY + r], [endX, boltAxisY + r], limit, 70 - r) +
      note.text(shankX + 8, boltAxisY - r - 10, name, { anchor: "start" }),
    label: `Hex bolt ${name}, its length marked ${limit}`,
  };
}

/** Hexagon seen across its corners: three faces and the chamfer's arcs. */
function head(across: number, endX: number): string {
  const y = (share: number) => fmt(boltAxisY + across * share);
  const x = (dx: number) => fmt(boltHeadX + dx);
  return (
    stroke(
      `M${x(3)} ${y(-0.5)}H${fmt(endX)}V${y(0.5)}H${x(3)}` +
        `C${x(-2)} ${y(0.42)} ${x(-2)} ${y(0.3)} ${x(1)} ${y(0.25)}` +
        `C${x(-4)} ${y(0.1)} ${x(-4)} ${y(-0.1)} ${x(1)} ${y(-0.25)}` +
        `C${x(-2)} ${y(-0.3)} ${x(-2)} ${y(-0.42)} ${x(3)} ${y(-0.5)}Z`,
      "ground-thick",
    ) +
    line(boltHeadX + 1, boltAxisY - across / 4, endX, boltAxisY - across / 4) +
    line(boltHeadX + 1, boltAxisY + across / 4, endX, boltAxisY + across / 4)
  );
}

function thread(from: number, to: number, diameter: number, isChamfered = true): string {
  const pitch = Math.max(4.6, diameter * 0.13);
  const crest = diameter / 2;
  const rootRadius = crest - pitch * 0.55;
  const top: Point[] = [];
  const bottom: Point[] = [];
  let crests = "";
  let roots = "";
  for (let x = from; x < to - (isChamfered ? pitch : 0); x += pitch) {
    top.push([x, boltAxisY - crest], [x + pitch / 2, boltAxisY - rootRadius]);
    bottom.push([x, boltAxisY + rootRadius], [x + pitch / 2, boltAxisY + crest]);
    if (x >= to - pitch) continue;
    crests += segment(x, boltAxisY - crest, x + pitch / 2, boltAxisY + crest);
    roots += segment(x + pitch / 2, boltAxisY - rootRadius, x + pitch, boltAxisY + rootRadius);
  }
  const end: Point[] = [
    [to, boltAxisY - rootRadius],
    [to, boltAxisY + rootRadius],
  ];
  return (
    polygon([...top, ...end, ...bottom.toReversed()], "ground") +
    stroke(crests) +
    stroke(roots, "dimension")
  );
}

function brokenThread(from: number, to: number, diameter: number): string {
  const middle = from + (to - from) * 0.55;
  const r = diameter / 2;
  const breakLine = (x: number) =>
    stroke(
      `M${fmt(x)} ${fmt(boltAxisY - r - 16)}C${fmt(x - 7)} ${fmt(boltAxisY - r * 0.4)} ` +
        `${fmt(x + 7)} ${fmt(boltAxisY + r * 0.4)} ${fmt(x)} ${fmt(boltAxisY + r + 16)}`,
      "dimension",
    );
  return (
    thread(from, middle - 8, diameter, false) +
    thread(middle + 8, to, diameter) +
    breakLine(middle - 8) +
    breakLine(middle + 8)
  );
}
