import { lettered } from "../annotations.ts";
import { type Drawing, line, type LineClass, shown, stroke } from "../drafting.ts";
import { type BoltName, boltSheet, boltSizes, shankStart } from "./bolt-sizes.ts";
import { frame } from "../frames.ts";
import { each, fmt, type Point, times } from "../geometry.ts";

const note = lettered(13);
const { at, axis, bar, line: straight, outline } = frame([0, boltSheet.axisY]);

/** Plan sizes as bolts at one scale: the plan's user limit is the length. */
export const boltM6 = () => boltDrawing("M6", "3 users");

export const boltM10 = () => boltDrawing("M10", "25 users");

/** The real thing is longer than the sheet. */
export const boltM16 = () => boltDrawing("M16", "no upper limit", true);

function boltDrawing(name: BoltName, limit: string, isBroken = false): Drawing {
  const { diameter, length } = boltSizes[name];
  const r = diameter / 2;
  const shankX = shankStart(boltSizes[name]);
  const threadX = shankX + length * 0.3;
  const endX = shankX + length;
  return {
    ...shown(0, 0, boltSheet.width, 180),
    body:
      head(diameter * boltSheet.headShare, shankX) +
      bar(shankX, threadX, r) +
      (isBroken ? brokenThread(threadX, endX, diameter) : thread(threadX, endX, diameter)) +
      axis(boltSheet.headX - 14, endX + 14),
    notes:
      note.dimension(at(shankX, -r), at(endX, -r), limit, 70 - r) +
      note.text(shankX + 8, boltSheet.axisY - r - 10, name, { anchor: "start" }),
    label: `Hex bolt ${name}, its length marked ${limit}`,
  };
}

/** Hexagon seen across its corners: three faces and the chamfer's arcs. */
function head(across: number, endX: number): string {
  const y = (share: number) => fmt(boltSheet.axisY + across * share);
  const x = (dx: number) => fmt(boltSheet.headX + dx);
  return (
    stroke(
      `M${x(3)} ${y(-0.5)}H${fmt(endX)}V${y(0.5)}H${x(3)}` +
        `C${x(-2)} ${y(0.42)} ${x(-2)} ${y(0.3)} ${x(1)} ${y(0.25)}` +
        `C${x(-4)} ${y(0.1)} ${x(-4)} ${y(-0.1)} ${x(1)} ${y(-0.25)}` +
        `C${x(-2)} ${y(-0.3)} ${x(-2)} ${y(-0.42)} ${x(3)} ${y(-0.5)}Z`,
      "ground-thick",
    ) +
    each([-0.25, 0.25], (share) =>
      line(
        boltSheet.headX + 1,
        boltSheet.axisY + across * share,
        endX,
        boltSheet.axisY + across * share,
      ),
    )
  );
}

function thread(from: number, to: number, diameter: number, isChamfered = true): string {
  const pitch = Math.max(4.6, diameter * 0.13);
  const crest = diameter / 2;
  const root = crest - pitch * 0.55;
  const count = Math.ceil((to - (isChamfered ? pitch : 0) - from) / pitch);
  const turns = times(count, (i) => from + i * pitch);
  const whole = turns.filter((x) => x < to - pitch);
  const edge = (first: number, second: number) =>
    turns.flatMap((x): Point[] => [
      [x, first],
      [x + pitch / 2, second],
    ]);
  const leaning = (u: number, v: number, pen?: LineClass) => straight(u, v, u + pitch / 2, -v, pen);
  return (
    outline(
      [...edge(crest, root), [to, root], [to, -root], ...edge(-root, -crest).toReversed()],
      "ground",
    ) +
    each(whole, (x) => leaning(x, crest)) +
    each(whole, (x) => leaning(x + pitch / 2, root, "dimension"))
  );
}

function brokenThread(from: number, to: number, diameter: number): string {
  const middle = from + (to - from) * 0.55;
  const r = diameter / 2;
  const breakLine = (x: number) =>
    `M${fmt(x)} ${fmt(boltSheet.axisY - r - 16)}C${fmt(x - 7)} ${fmt(boltSheet.axisY - r * 0.4)} ` +
    `${fmt(x + 7)} ${fmt(boltSheet.axisY + r * 0.4)} ${fmt(x)} ${fmt(boltSheet.axisY + r + 16)}`;
  return (
    thread(from, middle - 8, diameter, false) +
    thread(middle + 8, to, diameter) +
    stroke(breakLine(middle - 8) + breakLine(middle + 8), "dimension")
  );
}
