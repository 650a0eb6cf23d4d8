import type { Family } from "./field.ts";
import { billetBlocks } from "./making/billet-blocks.ts";
import { nestedBlanks } from "./making/nested-blanks.ts";
import { plantLayout } from "./making/plant-layout.ts";
import { progressiveStrip } from "./making/progressive-strip.ts";
import { readQuote } from "./making/read-quote.ts";
import { sheetUnfolding } from "./making/sheet-unfolding.ts";
import { costToDock } from "./measuring/cost-to-dock.ts";
import { processCapability } from "./measuring/process-capability.ts";
import { runoutRecord } from "./measuring/runout-record.ts";
import { scorePolygon } from "./measuring/score-polygon.ts";
import { surfaceMap } from "./measuring/surface-map.ts";
import { threeView } from "./measuring/three-view.ts";
import { toleranceStack } from "./measuring/tolerance-stack.ts";
import { vernierCaliper } from "./measuring/vernier-caliper.ts";
import { boltedFlange } from "./mechanisms/bolted-flange.ts";
import { camTiming } from "./mechanisms/cam-timing.ts";
import { hydraulicSchematic } from "./mechanisms/hydraulic-schematic.ts";
import { linkage } from "./mechanisms/linkage.ts";
import { lockCylinder } from "./mechanisms/lock-cylinder.ts";
import { pipeIsometric } from "./mechanisms/pipe-isometric.ts";
import { wireHarness } from "./mechanisms/wire-harness.ts";

/** What a cover can show, each by a family of drawings; a record names the one that is its subject. */
export const families = {
  "billet-blocks": billetBlocks,
  "bolted-flange": boltedFlange,
  "cam-timing": camTiming,
  "cost-to-dock": costToDock,
  "hydraulic-schematic": hydraulicSchematic,
  linkage,
  "lock-cylinder": lockCylinder,
  "nested-blanks": nestedBlanks,
  "pipe-isometric": pipeIsometric,
  "plant-layout": plantLayout,
  "process-capability": processCapability,
  "progressive-strip": progressiveStrip,
  "read-quote": readQuote,
  "runout-record": runoutRecord,
  "score-polygon": scorePolygon,
  "sheet-unfolding": sheetUnfolding,
  "surface-map": surfaceMap,
  "three-view": threeView,
  "tolerance-stack": toleranceStack,
  "vernier-caliper": vernierCaliper,
  "wire-harness": wireHarness,
} satisfies Record<string, Family>;

export type CoverSubject = keyof typeof families;

export const coverSubjects = Object.keys(families) as CoverSubject[];
