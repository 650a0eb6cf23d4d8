import { formatMoney } from "#app/format/format-money.ts";

import { extraShare, hatchedFromShare } from "./spend-figures.ts";
import type { Area, Cell } from "./spend-view.ts";
import { areaName, type Canvas, cellLabel, lineHeight } from "./treemap-labels.ts";

interface AreaLabelsProps {
  area: Area;
  number: number;
  canvas: Canvas;
}

const knockout = "fill-ink stroke-(--fill) [stroke-width:8px] [paint-order:stroke]";

/** The area's number and name in its corner, and in each cell its own name and amount where they have room. */
export function AreaLabels({ area, number, canvas }: AreaLabelsProps) {
  const { group, rect, cells } = area;
  const name = areaName(rect, group.name, canvas);
  const left = (x: number) => `${((x / canvas.width) * 100).toFixed(3)}%`;
  return (
    <>
      <svg x={left(rect.x)} y={rect.y + 19} className="overflow-visible redraws">
        <text x="8" strokeLinejoin="round" className={`${knockout} text-note font-medium`}>
          <tspan className="font-mono">{number}</tspan>
          {name !== null && (
            <tspan {...(name.isBelow ? { x: 8, dy: 15 } : { dx: 8 })} className={name.className}>
              {group.name}
            </tspan>
          )}
        </text>
      </svg>
      {cells.map((cell) => {
        const label = cellLabel(cell.rect, textsOf(area, cell), {
          area: rect,
          isNameBelow: name?.isBelow ?? false,
          canvas,
        });
        if (label === null) return null;
        const { lines, className } = label;
        return (
          <svg
            key={cell.group?.id ?? group.id}
            x={left(cell.rect.x)}
            y={cell.rect.y + cell.rect.height - 9 - (lines.length - 1) * lineHeight}
            className={`overflow-visible font-mono text-label redraws ${className}`}
          >
            {extraShare(cell.group ?? group) >= hatchedFromShare && (
              <rect
                x="4"
                y="-11"
                width={`${Math.max(...lines.map((line) => line.length)) + 1}ch`}
                height={lines.length * lineHeight + 3}
                className="fill-(--fill)"
              />
            )}
            {lines.map((line, index) => (
              <text key={index} x="8" y={index * lineHeight} className="fill-ink">
                {line}
              </text>
            ))}
          </svg>
        );
      })}
    </>
  );
}

/** What a cell would say, the best first. An area that is not divided further has its name in the corner. */
function textsOf({ group: area }: Area, { group }: Cell): string[] {
  return group
    ? [`${group.name} ${formatMoney(group.total)}`, group.name]
    : [formatMoney(area.total)];
}
