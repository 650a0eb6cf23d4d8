/** What pages import by name: `bracketViews` is "drawing:bracket-views". */
export { dialIndicator } from "./figures/dial-indicator.ts";
export {
  apiKey,
  callAnswered,
  delivery,
  filesRanked,
  minuteOfRequests,
} from "./figures/documentation.ts";
export { incotermsRoute } from "./figures/incoterms-route.ts";
export { menuSheet } from "./figures/menu-sheet.ts";
export { missingView } from "./figures/missing-view.ts";
export { nestedPlate } from "./figures/nested-plate.ts";
export { op10, op20, op30, op40 } from "./figures/operations.ts";
export { planAustin, planLondon, planSanFrancisco } from "./figures/office-plans.ts";
export { flowDownTree } from "./figures/paper-trees.ts";
export { boltM10, boltM16, boltM6 } from "./figures/plan-bolts.ts";
export { plantPlans, plantPlansCompact } from "./figures/plant-plans.ts";
export { redlinedSheet } from "./figures/redlined-sheet.ts";
export { tenants, tenantsCompact, tenantsLong } from "./figures/tenants.ts";
export {
  transcriptCutover,
  transcriptPareto,
  transcriptQuestions,
  transcriptScorecard,
} from "./figures/transcripts.ts";
export { part75 } from "./figures/unfinished-part.ts";
export {
  intakePath,
  pricesPerPiece,
  redlinedCall,
  scalesCompared,
  twoWeeks,
} from "./figures/owned-parts.ts";
export { documentedCall, rankedQuotes } from "./figures/work-places.ts";
export { ballScrew } from "./parts/ball-screw.ts";
export { ballValve } from "./parts/ball-valve.ts";
export { batteryTray } from "./parts/battery-tray.ts";
export { bevelGears } from "./parts/bevel-gears.ts";
export { blade } from "./parts/blade.ts";
export { board, boardCompact } from "./parts/boards/interface-board.ts";
export { pcb } from "./parts/boards/pcb.ts";
export { bracket, bracketViews } from "./parts/bracket.ts";
export { connectorShell } from "./parts/connector-shell.ts";
export { enclosure } from "./parts/enclosure.ts";
export { exploded, explodedPortrait } from "./parts/gearbox.ts";
export { heatSink } from "./parts/heat-sink.ts";
export { housing } from "./parts/housing.ts";
export { impeller } from "./parts/impeller.ts";
export { inspectionFixture } from "./parts/inspection-fixture.ts";
export { micrometer } from "./parts/micrometer.ts";
export { pillowBlock } from "./parts/pillow-block.ts";
export { pinTumbler } from "./parts/pin-tumbler.ts";
export { pitchLink } from "./parts/pitch-link.ts";
export { proportionalDividers } from "./parts/proportional-dividers.ts";
export { rotor, rotorFrame, rotorFrameCompact } from "./parts/rotor.ts";
export { spurGear } from "./parts/spur-gear.ts";
export { turbineDisc } from "./parts/turbine-disc.ts";
export { weldment } from "./parts/weldment.ts";
