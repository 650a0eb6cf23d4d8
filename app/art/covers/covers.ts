import { airfoilStack } from "./measuring/airfoil-stack.ts";
import { billetBlocks } from "./making/billet-blocks.ts";
import { boltedFlange } from "./mechanisms/bolted-flange.ts";
import { camTiming } from "./mechanisms/cam-timing.ts";
import { castingSection } from "./making/casting-section.ts";
import { circuitTraces } from "./making/circuit-traces.ts";
import { costToDock } from "./measuring/cost-to-dock.ts";
import type { CoverSubject } from "./cover-subjects.ts";
import { coilSpring } from "./mechanisms/coil-spring.ts";
import { HEIGHT, WIDTH, type Family } from "./field.ts";
import { gearTrain } from "./mechanisms/gear-train.ts";
import { hydraulicSchematic } from "./mechanisms/hydraulic-schematic.ts";
import { linkage } from "./mechanisms/linkage.ts";
import { lockCylinder } from "./mechanisms/lock-cylinder.ts";
import { nestedBlanks } from "./making/nested-blanks.ts";
import { nomogram } from "./measuring/nomogram.ts";
import { pipeIsometric } from "./mechanisms/pipe-isometric.ts";
import { plantLayout } from "./making/plant-layout.ts";
import { pocketToolpath } from "./making/pocket-toolpath.ts";
import { processCapability } from "./measuring/process-capability.ts";
import { progressiveStrip } from "./making/progressive-strip.ts";
import { pumpImpeller } from "./mechanisms/pump-impeller.ts";
import { readQuote } from "./making/read-quote.ts";
import { rollingBearing } from "./mechanisms/rolling-bearing.ts";
import { runoutRecord } from "./measuring/runout-record.ts";
import { scorePolygon } from "./measuring/score-polygon.ts";
import { screwThread } from "./mechanisms/screw-thread.ts";
import { scrollInvolute } from "./mechanisms/scroll-involute.ts";
import { sheetUnfolding } from "./making/sheet-unfolding.ts";
import { surfaceMap } from "./measuring/surface-map.ts";
import { threeView } from "./measuring/three-view.ts";
import { toleranceStack } from "./measuring/tolerance-stack.ts";
import { truss } from "./mechanisms/truss.ts";
import { tubeSheet } from "./mechanisms/tube-sheet.ts";
import { vernierCaliper } from "./measuring/vernier-caliper.ts";
import { wireHarness } from "./mechanisms/wire-harness.ts";
import { type Drawing, group, stroke } from "../drafting.ts";
import { seededRandom } from "../seeded-random.ts";

const FAMILIES: Record<CoverSubject, Family> = {
  "airfoil-stack": airfoilStack,
  "billet-blocks": billetBlocks,
  "bolted-flange": boltedFlange,
  "cam-timing": camTiming,
  "casting-section": castingSection,
  "circuit-traces": circuitTraces,
  "coil-spring": coilSpring,
  "cost-to-dock": costToDock,
  "gear-train": gearTrain,
  "hydraulic-schematic": hydraulicSchematic,
  linkage: linkage,
  "lock-cylinder": lockCylinder,
  "nested-blanks": nestedBlanks,
  nomogram: nomogram,
  "pipe-isometric": pipeIsometric,
  "plant-layout": plantLayout,
  "pocket-toolpath": pocketToolpath,
  "process-capability": processCapability,
  "progressive-strip": progressiveStrip,
  "pump-impeller": pumpImpeller,
  "read-quote": readQuote,
  "rolling-bearing": rollingBearing,
  "runout-record": runoutRecord,
  "score-polygon": scorePolygon,
  "screw-thread": screwThread,
  "scroll-involute": scrollInvolute,
  "sheet-unfolding": sheetUnfolding,
  "surface-map": surfaceMap,
  "three-view": threeView,
  "tolerance-stack": toleranceStack,
  truss: truss,
  "tube-sheet": tubeSheet,
  "vernier-caliper": vernierCaliper,
  "wire-harness": wireHarness,
};

export type CoverFormat = "article" | "guide" | "webinar";
export type CoverGround = "paper" | "blueprint" | "vellum";

const FORMAT_GROUND: Record<CoverFormat, CoverGround> = {
  article: "paper",
  guide: "blueprint",
  webinar: "vellum",
};

/** What the drawing is printed on. The page sets the colours; the drawing has none of its own. */
export function coverGround(format: CoverFormat): CoverGround {
  return FORMAT_GROUND[format];
}

export interface CoverOptions {
  slug: string;
  subject: CoverSubject;
  format: CoverFormat;
}

/** The subject is what is drawn; the slug seeds its parameters. */
export function cover({ slug, subject, format }: CoverOptions): Drawing {
  const random = seededRandom(`${subject}/${format}/${slug}`);
  const drawn = FAMILIES[subject](random);
  const facing = random() < 0.5 ? group(drawn, `translate(${WIDTH} 0) scale(-1 1)`) : drawn;
  return {
    width: WIDTH,
    height: HEIGHT,
    // The page crops it, at the edge of the cell: where that has more room than the sheet, paper and drawing go on.
    body: `${stroke(graphPaper(), "grid")}<svg width="${WIDTH}" height="${HEIGHT}" overflow="visible">${facing}</svg>`,
    label: `Cover drawing, ${subject.replaceAll("-", " ")}`,
  };
}

const GRID_MODULE = 20;
/** How far the paper goes on around the sheet. */
const MARGIN = 160;

function graphPaper(): string {
  let lines = "";
  const [right, bottom] = [WIDTH + MARGIN, HEIGHT + MARGIN];
  for (let x = -MARGIN; x <= right; x += GRID_MODULE) lines += `M${x} ${-MARGIN}V${bottom}`;
  for (let y = -MARGIN; y <= bottom; y += GRID_MODULE) lines += `M${-MARGIN} ${y}H${right}`;
  return lines;
}
