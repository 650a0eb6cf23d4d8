import boltM10 from "drawing:bolt-m10";
import boltM16 from "drawing:bolt-m16";
import boltM6 from "drawing:bolt-m6";

import type { DrawingFile } from "#app/art/drawing.tsx";
import { type BoltName, boltSheet, boltSizes, shankStart } from "#app/art/figures/bolt-sizes.ts";
import type { PlanName } from "#app/site/plans/plans.ts";

/** The plans as fasteners: longer and thicker for more users. */
export const planBolts: Record<PlanName, DrawingFile> = {
  Starter: boltM6,
  Growth: boltM10,
  Enterprise: boltM16,
};

const boltNames: Record<PlanName, BoltName> = { Starter: "M6", Growth: "M10", Enterprise: "M16" };

/** Units around a bolt that stands alone: its outline before the head, and the end of its centre line. */
const [before, behind] = [4, 14];

/**
 * A plan's bolt alone, without lettering, and where its length, the limit of users, lies: in percent of the width. All
 * are of one shape: the page below must not move when the worksheet finds another plan.
 */
export function boltAlone(plan: PlanName): { of: DrawingFile; start: number; length: number } {
  const { x, shankX, size, width } = boltBox(boltNames[plan]);
  const height = width * Math.max(...Object.values(boltNames).map((bolt) => boltBox(bolt).share));
  const percent = (units: number) => (units / width) * 100;
  return {
    of: { ...planBolts[plan], x, y: boltSheet.axisY - height / 2, width, height, notes: false },
    start: percent(shankX - x),
    length: percent(size.length),
  };
}

function boltBox(bolt: BoltName) {
  const size = boltSizes[bolt];
  const x = boltSheet.headX - before;
  const shankX = shankStart(size);
  const width = shankX + size.length + behind - x;
  return {
    x,
    shankX,
    size,
    width,
    share: (size.diameter * boltSheet.headShare + 2 * before) / width,
  };
}
