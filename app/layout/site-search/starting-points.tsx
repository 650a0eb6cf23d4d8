import { sheetIndex } from "#app/page/sheet-index.ts";
import { sheetNumber } from "#app/page/drawing-number.ts";

import { SearchGroup } from "./search-group.tsx";
import type { Line } from "./search-line.tsx";

interface StartingPointsProps {
  /** Lines that stand above them already. */
  listed?: Line[];
  onChoose: (line: Line) => void;
}

/** What was opened from here before, and where most questions end. */
export function StartingPoints({ listed = [], onChoose }: StartingPointsProps) {
  const without = (others: Line[], lines: Line[]) =>
    lines.filter(({ path }) => !others.some((line) => line.path === path));
  const opened = without(listed, openedLines());
  const groups = [
    { title: "Opened before", lines: opened },
    { title: "Start here", lines: without([...listed, ...opened], suggestedLines) },
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (
      <SearchGroup
        key={title}
        title={title}
        lines={lines.map((line) => ({ line }))}
        onChoose={onChoose}
      />
    ));
}

const mostKept = 4;

/** What was opened from the search, newest first. In memory only: the site keeps nothing of what visitors look for. */
let opened: Line[] = [];

function openedLines(): Line[] {
  return opened;
}

export function keepOpenedLine({ path, sheet, name, description }: Line) {
  const others = opened.filter((line) => line.path !== path);
  opened = [{ path, sheet, name, description }, ...others].slice(0, mostKept);
}

const suggestedPaths = [
  "/pricing",
  "/product/rfq-analyzer",
  "/demo",
  "/resources/docs",
  "/company/careers",
  "/company/contact",
] as const;

/** Where most questions end; known before the index is. */
export const suggestedLines: Line[] = suggestedPaths.map((path) => {
  const [name, description] = sheetIndex[path];
  return { path, sheet: String(sheetNumber({ path })), name, description };
});
