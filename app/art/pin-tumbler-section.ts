import { cutFace } from "./cut-faces.ts";
import { circle, line, polygon, polyline, rect } from "./drafting.ts";
import { type Point, times } from "./geometry.ts";
import { rectangle, stepped } from "./outlines.ts";

/** A section through a pin tumbler lock with its key in: pins at the shear line, held there by the one key that fits. */
export interface PinTumbler {
  left: number;
  /** Height of the line between plug and body. */
  shear: number;
  /** Distance from pin to pin. */
  pitch: number;
  /** How deep the key is cut under each pin. */
  cuts: readonly number[];
  bow(x: number, y: number): string;
}

const PLUG = 92;

export function pinTumblerSection({ left, shear, pitch, cuts, bow }: PinTumbler): string {
  const right = left + cuts.length * pitch + 26;
  const keyTop = shear + 34;
  const bore = pitch * 0.5;
  const pinX = (i: number) => left + 30 + i * pitch;

  const stacks = cuts.map((cut, i) => {
    const x = pinX(i);
    const seat = keyTop + cut;
    const driver = 24 + (i % 2) * 8;
    const half = bore / 2 - 2;
    const keyPin: Point[] = [
      ...stepped([x - half, shear], x + half, seat - 8),
      [x, seat],
      [x - half, seat - 8],
    ];
    const spring = times(9, (k): Point => [
      x + (k % 2 ? 1 : -1) * (half - 2),
      shear - driver - (k * (shear - driver - 42)) / 8,
    ]);
    return [
      rect(x - bore / 2, 36, bore, keyTop - 36 + 40, "ground-thick"),
      polyline(spring),
      rect(x - half, shear - driver, bore - 4, driver, "ground-thick"),
      cutFace(keyPin, { step: 5, angle: -45 }),
    ].join("");
  });

  const bitting = cuts.flatMap((cut, i) => stepped([pinX(i) - 8, keyTop + cut], pinX(i) + 8));
  const tip = pinX(cuts.length - 1) + 34;
  const blade: Point[] = [
    ...stepped([left - 40, keyTop - 6], left + 6),
    ...bitting,
    [tip - 8, keyTop + 30],
    [tip, keyTop + 42],
    [tip - 12, keyTop + 52],
    [left - 40, keyTop + 52],
  ];
  return [
    cutFace(rectangle(left, 22, right - left + 70, shear - 22), { step: 10 }),
    cutFace(rectangle(left, shear + PLUG, right - left + 70, 40), { step: 10 }),
    rect(left - 12, shear, right - left + 40, PLUG, "ground-thick"),
    cutFace(rectangle(left - 12, shear, right - left + 40, PLUG), { step: 8, angle: -45 }),
    ...stacks,
    polygon(blade, "ground-thick"),
    line(left - 40, keyTop + 40, tip - 16, keyTop + 40, "dimension"),
    bow(left - 94, keyTop + 22),
    line(left - 30, shear, right + 88, shear, "centre"),
  ].join("");
}

export const roundBow = (x: number, y: number) =>
  circle(x, y, 66, "ground-thick") + circle(x, y, 56, "dimension") + circle(x - 22, y, 17, "thick");
