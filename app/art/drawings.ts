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
import {
  transcriptCutover,
  transcriptPareto,
  transcriptQuestions,
  transcriptScorecard,
} from "./figures/transcripts.ts";
import { part75 } from "./figures/unfinished-part.ts";
import { documentedCall, mailToQuote, rankedQuotes, scalesToOne } from "./figures/work-places.ts";
import { drawToOrder, familyNames } from "./made-to-order.ts";
import { ballScrew } from "./parts/ball-screw.ts";
import { ballValve } from "./parts/ball-valve.ts";
import { batteryTray } from "./parts/battery-tray.ts";
import { bevelGears } from "./parts/bevel-gears.ts";
import { blade } from "./parts/blade.ts";
import { board, boardCompact } from "./parts/boards/interface-board.ts";
import { pcb } from "./parts/boards/pcb.ts";
import { bracket, bracketViews } from "./parts/bracket.ts";
import { connectorShell } from "./parts/connector-shell.ts";
import { enclosure } from "./parts/enclosure.ts";
import { flatPattern } from "./parts/flat-pattern.ts";
import { exploded, explodedPortrait } from "./parts/gearbox.ts";
import { heatSink } from "./parts/heat-sink.ts";
import { housing } from "./parts/housing.ts";
import { impeller } from "./parts/impeller.ts";
import { inspectionFixture } from "./parts/inspection-fixture.ts";
import { manifold } from "./parts/manifold.ts";
import { micrometer } from "./parts/micrometer.ts";
import { pillowBlock } from "./parts/pillow-block.ts";
import { pinTumbler } from "./parts/pin-tumbler.ts";
import { pitchLink } from "./parts/pitch-link.ts";
import { proportionalDividers } from "./parts/proportional-dividers.ts";
import { rotor, rotorFrame, rotorFrameCompact } from "./parts/rotor.ts";
import { spurGear } from "./parts/spur-gear.ts";
import { turbineDisc } from "./parts/turbine-disc.ts";
import { weldment } from "./parts/weldment.ts";

const drawings: Record<string, () => Drawing> = {
  bracket,
  "bracket-views": bracketViews,
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
  "ranked-quotes": rankedQuotes,
  "documented-call": documentedCall,
  "mail-to-quote": mailToQuote,
  "scales-to-one": scalesToOne,
  tenants,
  "tenants-compact": tenantsCompact,
  "transcript-scorecard": transcriptScorecard,
  "transcript-pareto": transcriptPareto,
  "transcript-questions": transcriptQuestions,
  "transcript-cutover": transcriptCutover,
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
  "turbine-disc": turbineDisc,
  "bevel-gears": bevelGears,
  impeller,
  "ball-valve": ballValve,
  "ball-screw": ballScrew,
  "heat-sink": heatSink,
  manifold,
  "battery-tray": batteryTray,
  "pillow-block": pillowBlock,
  "connector-shell": connectorShell,
  "pitch-link": pitchLink,
  enclosure,
  "flat-pattern": flatPattern,
  weldment,
  "inspection-fixture": inspectionFixture,
  "pin-tumbler": pinTumbler,
  micrometer,
  "proportional-dividers": proportionalDividers,
  "spur-gear": spurGear,
};

export const drawingNames: readonly string[] = Object.keys(drawings);

/** The drawing that an import such as "drawing:bracket" or "drawing:stamp/Ana Reyes" asks for. */
export function draw(request: string): Drawing {
  const drawing = drawings[request]?.() ?? drawToOrder(request);
  if (drawing) return drawing;

  const known = [...drawingNames, ...familyNames.map((family) => `${family}/…`)];
  throw new Error(`No drawing is called "${request}". Known: ${known.join(", ")}`);
}
