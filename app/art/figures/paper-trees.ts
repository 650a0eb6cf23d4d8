import { lettered } from "../annotations.ts";
import { type Drawing, line, rect } from "../drafting.ts";
import { each } from "../geometry.ts";

const note = lettered(13);
const WIDTH = 360;
const BOX = { width: 96, height: 40 };

interface Branch {
  lines: [string, string];
  /** Which box of the level above it hangs from. */
  under: number;
}

/** Boxes in levels, each hanging from one above it. */
function tree(levels: Branch[][], label: string): Drawing {
  const top = (level: number) => 14 + level * 82;
  const centre = (level: number, index: number) => {
    const count = levels[level]?.length ?? 1;
    return (WIDTH * (index + 0.5)) / count;
  };
  let body = "";
  let notes = "";
  levels.forEach((branches, level) => {
    branches.forEach(({ lines, under }, index) => {
      const [x, y] = [centre(level, index), top(level)];
      if (level > 0) {
        const [parentX, parentY] = [centre(level - 1, under), top(level - 1) + BOX.height];
        const middle = y - 20;
        notes +=
          line(parentX, parentY, parentX, middle, "dimension") +
          line(parentX, middle, x, middle, "dimension") +
          line(x, middle, x, y, "dimension");
      }
      body += rect(x - BOX.width / 2, y, BOX.width, BOX.height, "ground");
      body += each(lines, (content, row) => note.text(x, y + 16 + row * 16, content));
    });
  });
  return { width: WIDTH, height: top(levels.length - 1) + BOX.height + 14, body, notes, label };
}

/** Requirements go down, certificates come up. */
export const flowDownTree = (): Drawing =>
  tree(
    [
      [{ lines: ["Prime", "the clause"], under: 0 }],
      [{ lines: ["Your PO", "12 notes"], under: 0 }],
      [
        { lines: ["Machine", "shop"], under: 0 },
        { lines: ["Assembly", "house"], under: 0 },
      ],
      [
        { lines: ["Mill", "3.1 cert"], under: 0 },
        { lines: ["Plater", "Nadcap"], under: 0 },
        { lines: ["Fastener", "C of C"], under: 1 },
      ],
    ],
    "Flow-down tree: the prime's clause becomes twelve notes on the purchase order, goes to a machine shop and an assembly house, and through them to the mill, the plater and the fastener supplier",
  );

/** One package and everybody who ends up with a copy. */
export const packageTree = (): Drawing =>
  tree(
    [
      [{ lines: ["RFQ", "34 pages"], under: 0 }],
      [
        { lines: ["Supplier", "quotes"], under: 0 },
        { lines: ["Supplier", "declines"], under: 0 },
        { lines: ["Supplier", "is silent"], under: 0 },
      ],
      [
        { lines: ["Plater", "3 pages"], under: 0 },
        { lines: ["Inbox", "34 pages"], under: 1 },
        { lines: ["Inbox", "34 pages"], under: 2 },
      ],
    ],
    "One RFQ package of 34 pages goes to three suppliers; one quotes and passes three pages to a plater, the two others keep all of it in an inbox",
  );
