import { lettered } from "../annotations.ts";
import { type Drawing, shown } from "../drafting.ts";
import { pinTumblerSection, roundBow } from "../pin-tumbler-section.ts";

const note = lettered(18);
const UNITS_PER_MM = 12.5;
const LOCK = { left: 176, shear: 190, pitch: 50, cuts: [16, 0, 24, 8, 32], bow: roundBow };
const FIRST_PIN = LOCK.left + 30;

/** A lock with the one key that fits: every pin pair parts at the shear line. */
export const pinTumbler = (): Drawing => ({
  ...shown(8, -8, 546, 372),
  body: pinTumblerSection(LOCK),
  notes:
    note.dimension(
      [FIRST_PIN, 22],
      [FIRST_PIN + LOCK.pitch, 22],
      (LOCK.pitch / UNITS_PER_MM).toFixed(1),
      -16,
    ) + note.leader([LOCK.left - 24, LOCK.shear], [130, 128], "SHEAR LINE", 0),
  label: `Section through a lock with ${LOCK.cuts.length} pins and the key that fits`,
});
