import { type CoverSubject, families } from "../covers/cover-subjects.ts";
import { HEIGHT, WIDTH } from "../covers/field.ts";
import { type Drawing, shown } from "../drafting.ts";
import { each } from "../geometry.ts";
import { blade } from "../parts/blade.ts";
import { pcb } from "../parts/boards/pcb.ts";
import { bracketViews } from "../parts/bracket.ts";
import { housing } from "../parts/housing.ts";
import { pinTumbler } from "../parts/pin-tumbler.ts";
import { pitchLink } from "../parts/pitch-link.ts";
import { proportionalDividers } from "../parts/proportional-dividers.ts";
import { rotor } from "../parts/rotor.ts";
import { portrait } from "../portraits/portraits.ts";
import { seededRandom } from "../seeded-random.ts";
import { dialIndicator } from "./dial-indicator.ts";
import { op30 } from "./operations.ts";
import { plantPlansCompact } from "./plant-plans.ts";
import { part75 } from "./unfinished-part.ts";
import { documentedCall, mailToQuote, rankedQuotes, scalesToOne } from "./work-places.ts";

const covered = (subject: CoverSubject) => (): Drawing => ({
  ...shown(0, 0, WIDTH, HEIGHT),
  body: families[subject](seededRandom(subject)),
  label: subject,
});

/** What stands for each page of the header's menus, in their order. */
export const menuDrawings: Readonly<Record<string, () => Drawing>> = {
  "/product/rfq-analyzer": mailToQuote,
  "/product/approval-routing": op30,
  "/product/vendor-scorecards": covered("score-polygon"),
  "/product/analytics": covered("runout-record"),
  "/product/spend-intelligence": covered("nested-blanks"),
  "/product/copilot": rankedQuotes,
  "/solutions/aerospace": blade,
  "/solutions/evtol": rotor,
  "/solutions/electronics": pcb,
  "/solutions/discrete-manufacturing": housing,
  "/solutions/multi-plant": plantPlansCompact,
  "/resources": bracketViews,
  "/resources/blog": covered("read-quote"),
  "/resources/guides": scalesToOne,
  "/resources/webinars": covered("sheet-unfolding"),
  "/resources/docs": documentedCall,
  "/company/about": proportionalDividers,
  "/company/careers": part75,
  "/security": pinTumbler,
  "/customers": covered("cost-to-dock"),
  "/customers/case-studies": pitchLink,
  "/customers/testimonials": () => portrait("Ken Nakamura"),
  "/status": dialIndicator,
};

const [CELL_WIDTH, CELL_HEIGHT, MARGIN] = [320, 220, 10];

/** All of them in one file, one below the other: a menu shows one cell. Without lettering, which would be too small. */
export function menuSheet(): Drawing {
  const drawings = Object.values(menuDrawings).map((drawn) => drawn());
  return {
    ...shown(0, 0, CELL_WIDTH, CELL_HEIGHT * drawings.length),
    body: each(
      drawings,
      ({ x = 0, y = 0, width, height, body }, place) =>
        `<svg x="${MARGIN}" y="${place * CELL_HEIGHT + MARGIN}" width="${CELL_WIDTH - 2 * MARGIN}" height="${CELL_HEIGHT - 2 * MARGIN}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`,
    ),
    label: "A small drawing for each page of the menus",
  };
}
