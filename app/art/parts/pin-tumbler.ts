import { lettered } from "../annotations.ts";
import type { Drawing } from "../drafting.ts";
import { type PinTumbler, pinTumblerSection, roundBow } from "../pin-tumbler-section.ts";

const note = lettered(18);
const UNITS_PER_MM = 12.5;

const LOCK: PinTumbler = {
  left: 176,
  shear: 190,
  pitch: 50,
  cuts: [16, 0, 24, 8, 32],
  bow: roundBow,
};

/** A lock with the one key that fits: every pin pair parts at the shear line. */
export function pinTumbler(): Drawing {
  const { left, shear, pitch, cuts } = LOCK;
  const [firstPin, secondPin] = [left + 30, left + 30 + pitch];
  return {
    x: 8,
    y: -8,
    width: 546,
    height: 372,
    body: pinTumblerSection(LOCK),
    notes:
      note.dimension([firstPin, 22], [secondPin, 22], (pitch / UNITS_PER_MM).toFixed(1), -16) +
      note.leader([left - 24, shear], [130, 128], "SHEAR LINE", 0),
    label: `Section through a lock with ${cuts.length} pins and the key that fits`,
  };
}
