import { lettered } from "../annotations.ts";
import { type Drawing, polyline, rect, shown } from "../drafting.ts";
import { each } from "../geometry.ts";
import { steppedUp } from "../outlines.ts";

const note = lettered(13);
const WIDTH = 360;
const BOX = { width: 96, height: 40 };

interface Branch {
  lines: [string, string];
  /** Which box of the level above it hangs from; the first if not said. */
  under?: number;
}

/** Boxes in levels, each hanging from one above it. */
function tree(levels: Branch[][], label: string): Drawing {
  const top = (level: number) => 14 + level * 82;
  const middle = (level: number, index: number) =>
    (WIDTH * (index + 0.5)) / (levels[level]?.length ?? 1);
  const boxes = levels.flatMap((branches, level) =>
    branches.map(({ lines, under = 0 }, index) => ({
      lines,
      x: middle(level, index),
      y: top(level),
      parent: level > 0 ? middle(level - 1, under) : null,
    })),
  );
  return {
    ...shown(0, 0, WIDTH, top(levels.length - 1) + BOX.height + 14),
    body: each(
      boxes,
      ({ x, y, lines }) =>
        rect(x - BOX.width / 2, y, BOX.width, BOX.height, "ground") +
        each(lines, (content, row) => note.text(x, y + 16 + row * 16, content)),
    ),
    notes: each(boxes, ({ x, y, parent }) =>
      parent === null ? "" : polyline(steppedUp([parent, y - 42], y - 20, x, y), "dimension"),
    ),
    label,
  };
}

/** Requirements go down, certificates come up. */
export const flowDownTree = (): Drawing =>
  tree(
    [
      [{ lines: ["Prime", "the clause"] }],
      [{ lines: ["Your PO", "12 notes"] }],
      [{ lines: ["Machine", "shop"] }, { lines: ["Assembly", "house"] }],
      [
        { lines: ["Mill", "3.1 cert"] },
        { lines: ["Plater", "Nadcap"] },
        { lines: ["Fastener", "C of C"], under: 1 },
      ],
    ],
    "Flow-down tree: the prime's clause becomes twelve notes on the purchase order, goes to a machine shop and an assembly house, and through them to the mill, the plater and the fastener supplier",
  );
