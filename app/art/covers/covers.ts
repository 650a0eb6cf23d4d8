import { airfoilStack } from "./measuring/airfoil-stack.ts";
import { billetBlocks } from "./making/billet-blocks.ts";
import { boltedFlange } from "./mechanisms/bolted-flange.ts";
import { camTiming } from "./mechanisms/cam-timing.ts";
import { castingSection } from "./making/casting-section.ts";
import { circuitTraces } from "./making/circuit-traces.ts";
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
import { rollingBearing } from "./mechanisms/rolling-bearing.ts";
import { runoutRecord } from "./measuring/runout-record.ts";
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

/** The drawing shows the category: each has families of its own, and shares one or two. */
const CATEGORY_FAMILIES = {
  Technology: [circuitTraces, pocketToolpath, wireHarness, nomogram],
  "Cost Optimization": [nestedBlanks, progressiveStrip, castingSection, toleranceStack],
  "Supply Chain": [billetBlocks, plantLayout, pipeIsometric, truss],
  Compliance: [boltedFlange, screwThread, vernierCaliper, threeView],
  "Digital Transformation": [linkage, airfoilStack, sheetUnfolding, camTiming],
  "Vendor Management": [gearTrain, pumpImpeller, threeView, vernierCaliper],
  Security: [lockCylinder, tubeSheet, scrollInvolute, boltedFlange],
  Analytics: [processCapability, runoutRecord, nomogram, toleranceStack],
  "Risk Management": [surfaceMap, rollingBearing, truss, coilSpring],
  "AI & Automation": [camTiming, hydraulicSchematic, circuitTraces, plantLayout],
  "Analytics & Insights": [surfaceMap, processCapability, nomogram, runoutRecord],
  "Risk & Compliance": [coilSpring, rollingBearing, screwThread, lockCylinder],
} satisfies Record<string, readonly Family[]>;

export type CoverCategory = keyof typeof CATEGORY_FAMILIES;
export type CoverFormat = "article" | "guide" | "webinar";
export type CoverGround = "paper" | "blueprint" | "vellum";

export const coverCategories = Object.keys(CATEGORY_FAMILIES) as CoverCategory[];

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
  category: CoverCategory;
  format: CoverFormat;
}

/** The slug seeds every parameter of the drawing, the category chooses what is drawn. */
export function cover({ slug, category, format }: CoverOptions): Drawing {
  const random = seededRandom(`${category}/${format}/${slug}`);
  const drawn = random.pick<Family>(CATEGORY_FAMILIES[category])(random);
  const facing = random() < 0.5 ? group(drawn, `translate(${WIDTH} 0) scale(-1 1)`) : drawn;
  return {
    width: WIDTH,
    height: HEIGHT,
    // A nested sheet crops at its edge, wherever the page puts it.
    body: `<svg width="${WIDTH}" height="${HEIGHT}">${stroke(graphPaper(), "grid")}${facing}</svg>`,
    label: `Cover drawing, ${category}`,
  };
}

const GRID_MODULE = 20;

function graphPaper(): string {
  let lines = "";
  for (let x = GRID_MODULE; x < WIDTH; x += GRID_MODULE) lines += `M${x} 0V${HEIGHT}`;
  for (let y = GRID_MODULE; y < HEIGHT; y += GRID_MODULE) lines += `M0 ${y}H${WIDTH}`;
  return lines;
}
