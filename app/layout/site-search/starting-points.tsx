import { openedLines } from "./opened-lines.ts";
import { SearchGroup } from "./search-group.tsx";
import { type Line, SearchLine } from "./search-line.tsx";
import { suggestedLines } from "./suggested-lines.ts";

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
      <SearchGroup key={title} title={title}>
        {lines.map((line) => (
          <SearchLine key={line.path} line={line} onChoose={() => onChoose(line)} />
        ))}
      </SearchGroup>
    ));
}
