import type { Drawing } from "./drafting.ts";
import { dialIndicator } from "./figures/dial-indicator.ts";
import { incotermsRoute } from "./figures/incoterms-route.ts";
import { missingView } from "./figures/missing-view.ts";
import { nestedPlate } from "./figures/nested-plate.ts";
import { op10, op20, op30, op40 } from "./figures/operations.ts";
import { planAustin, planLondon, planSanFrancisco } from "./figures/office-plans.ts";
import { flowDownTree, packageTree } from "./figures/paper-trees.ts";
import { boltM10, boltM16, boltM6 } from "./figures/plan-bolts.ts";
import { plantPlans, plantPlansCompact } from "./figures/plant-plans.ts";
import { redlinedSheet } from "./figures/redlined-sheet.ts";
import { tenants, tenantsCompact } from "./figures/tenants.ts";
import { part75 } from "./figures/unfinished-part.ts";
import { drawToOrder, familyNames } from "./made-to-order.ts";
import { blade } from "./parts/blade.ts";
import { bracket } from "./parts/bracket.ts";
import { exploded, explodedPortrait } from "./parts/gearbox.ts";
import { housing } from "./parts/housing.ts";
import { board, boardCompact } from "./parts/interface-board.ts";
import { pcb } from "./parts/pcb.ts";
import { rotor, rotorFrame, rotorFrameCompact } from "./parts/rotor.ts";

const drawings: Record<string, () => Drawing> = {
  bracket,
  exploded,
  "exploded-portrait": explodedPortrait,
  blade,
  rotor,
  "rotor-frame": rotorFrame,
  "rotor-frame-compact": rotorFrameCompact,
  pcb,
  board,
  "board-compact": boardCompact,
  housing,
  "op-10": op10,
  "op-20": op20,
  "op-30": op30,
  "op-40": op40,
  tenants,
  "tenants-compact": tenantsCompact,
  "bolt-m6": boltM6,
  "bolt-m10": boltM10,
  "bolt-m16": boltM16,
  "missing-view": missingView,
  "part-75": part75,
  "redlined-sheet": redlinedSheet,
  "plan-san-francisco": planSanFrancisco,
  "plan-austin": planAustin,
  "plan-london": planLondon,
  "dial-indicator": dialIndicator,
  "nested-plate": nestedPlate,
  "plant-plans": plantPlans,
  "plant-plans-compact": plantPlansCompact,
  "incoterms-route": incotermsRoute,
  "flow-down-tree": flowDownTree,
  "package-tree": packageTree,
};

export const drawingNames: readonly string[] = Object.keys(drawings);

/** The drawing that an import such as "drawing:bracket" or "drawing:stamp/Ana Reyes" asks for. */
export function draw(request: string): Drawing {
  const drawing = drawings[request]?.() ?? drawToOrder(request);
  if (drawing) return drawing;

  const known = [...drawingNames, ...familyNames.map((family) => `${family}/…`)];
  throw new Error(`No drawing is called "${request}". Known: ${known.join(", ")}`);
}
