import { cutFace } from "./cut-faces.ts";
import { circle, line, polygon, polyline, rect } from "./drafting.ts";
import { type Point, times } from "./geometry.ts";
import { rectangle } from "./outlines.ts";

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
  const pinX = cuts.map((_, i) => left + 30 + i * pitch);

  const stacks = cuts.map((cut, i) => {
    const x = pinX[i] ?? 0;
    const seat = keyTop + cut;
    const driver = 24 + (i % 2) * 8;
    const keyPin: Point[] = [
      [x - bore / 2 + 2, shear],
      [x + bore / 2 - 2, shear],
      [x + bore / 2 - 2, seat - 8],
      [x, seat],
      [x - bore / 2 + 2, seat - 8],
    ];
    const spring = times(9, (k): Point => [
      x + (k % 2 ? 1 : -1) * (bore / 2 - 4),
      shear - driver - (k * (shear - driver - 42)) / 8,
    ]);
    return [
      rect(x - bore / 2, 36, bore, keyTop - 36 + 40, "ground-thick"),
      polyline(spring),
      rect(x - bore / 2 + 2, shear - driver, bore - 4, driver, "ground-thick"),
      cutFace(keyPin, { step: 5, angle: -45 }),
    ].join("");
  });

  const bitting: Point[] = cuts.flatMap((cut, i): Point[] => {
    const x = pinX[i] ?? 0;
    return [
      [x - 8, keyTop + cut],
      [x + 8, keyTop + cut],
    ];
  });
  const tip = (pinX.at(-1) ?? right) + 34;
  const blade: Point[] = [
    [left - 40, keyTop - 6],
    [left + 6, keyTop - 6],
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
