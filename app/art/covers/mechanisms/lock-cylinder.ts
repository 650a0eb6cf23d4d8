import { passOver, settled, viewed } from "../field.ts";
import { line, polygon } from "#app/art/drafting.ts";
import { times } from "#app/art/geometry.ts";
import { roundedRect } from "#app/art/outlines.ts";
import { pinTumblerSection, roundBow } from "#app/art/pin-tumbler-section.ts";

export const lockCylinder = settled((random) => {
  const pins = random.int(4, 6);
  const pitch = random.range(42, 56);
  const left = random.range(140, 170);
  const shear = random.range(152, 166);
  const cuts = times(pins, () => random.int(0, 4) * 8);
  const bow = random.pick([roundBow, squareBow]);
  passOver(random);
  // Close up on some of the pins.
  const scale = random.range(1.3, 2.4);
  const focusX = left + pins * pitch * random.range(0.1, 0.9);
  const focusY = shear + random.range(-40, 50);
  const degrees = random.pick([0, 8 * random.int(-3, 3)]);
  const lock = pinTumblerSection({ left, shear, pitch, cuts, bow });
  return viewed(lock, [focusX, focusY], { degrees, scale });
});

const squareBow = (x: number, y: number) =>
  polygon(roundedRect(x - 62, y - 56, 124, 112, 16, 4), "ground-thick") +
  polygon(roundedRect(x - 46, y - 26, 34, 52, 12, 4), "thick") +
  line(x + 6, y - 40, x + 6, y + 40, "dimension") +
  line(x + 16, y - 40, x + 16, y + 40, "dimension");
