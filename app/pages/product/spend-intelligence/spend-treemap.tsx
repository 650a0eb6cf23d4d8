import { type ReactNode, useId, useState } from "react";

import { formatMoney } from "#app/format/format-money.ts";
import { percentOf } from "#app/ui/drafting/percent-of.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { useRovingFocus } from "#app/ui/use-roving-focus.ts";

import {
  addUp,
  extraShare,
  filterLines,
  hatchedFromShare,
  shareText,
  type SpendGroup,
  spendLines,
} from "./spend-figures.ts";
import { type Area, type Cell, layOutAreas, type SpendView } from "./spend-view.ts";
import { areaName, type Canvas, canvases, cellLabel, lineHeight, toneOf } from "./treemap.ts";

interface SpendTreemapProps {
  view: SpendView;
  isLive: boolean;
  onOpen: (id: string) => void;
  /** Its legend: over it, on a phone under it. */
  children: ReactNode;
}

/** A treemap: areas in thick lines, the cells in them in thin ones, hatched where much is freight, duty and tooling. */
export function SpendTreemap({ view, isLive, onOpen, children }: SpendTreemapProps) {
  const flat = layOutAreas(spendLines, view, canvases.wide).flatMap(({ group, cells }) =>
    cells.map((cell) => ({ area: group, ...cell })),
  );
  const { current, setCurrent, group, stop } = useRovingFocus({
    count: flat.length,
    isLive,
    onActivate: (index) => onOpen(flat[index]!.area.id),
  });
  // Another view begins at its largest cell.
  const layout = JSON.stringify(view);
  const [shownLayout, setShownLayout] = useState(layout);
  if (layout !== shownLayout) {
    setShownLayout(layout);
    setCurrent(0);
  }
  const whole = addUp(filterLines(spendLines, view.filter)).total;
  const shown = flat[current]!;
  return (
    <figure className="flex flex-col">
      {children}
      <div
        role="group"
        aria-label="Spend as areas"
        className="group/plan border-t-[1.5px] border-line max-lg:order-first"
        {...group}
      >
        {Object.values(canvases).map((canvas) => (
          <svg
            key={canvas.name}
            height={canvas.height}
            className={`block w-full ${canvas.className}`}
          >
            <TreemapDrawing
              canvas={canvas}
              areas={layOutAreas(spendLines, view, canvas)}
              current={current}
              cell={(index) => ({
                ...stop(index),
                ...(isLive && view.by ? { role: "button" } : { role: "img" }),
                "aria-label": cellText(flat[index]!, whole),
                onPointerEnter: () => setCurrent(index),
                onClick: () => onOpen(flat[index]!.area.id),
              })}
            />
          </svg>
        ))}
      </div>
      <TitleBlock
        className="grid-cols-2 bg-raised md:grid-cols-4"
        entries={readout(shown, whole)}
      />
      <figcaption className="border-t border-hair bg-raised px-pad py-2.5 note">
        Hatched: {hatchedFromShare * 100}% or more is freight, duty and tooling.
        <span className="noscript:hidden">
          {" "}
          <span className="pointer-coarse:hidden">
            Use the arrow keys to move, Enter to open an area, and the path below to go back.
          </span>
          <span className="hidden pointer-coarse:inline">
            Tap an area to open it. The path below goes back.
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

interface ShownCell {
  area: SpendGroup;
  group: SpendGroup | null;
}

const nameOf = ({ area, group }: ShownCell) => (group ? `${area.name}, ${group.name}` : area.name);

/** As it is read out. */
function cellText(shown: ShownCell, whole: number): string {
  const { total, cost } = shown.group ?? shown.area;
  return `${nameOf(shown)}: ${formatMoney(total)}, ${shareText(total / whole)} of the total, ${shareText(extraShare({ total, cost }))} freight, duty and tooling`;
}

function readout(shown: ShownCell, whole: number) {
  const { total, cost, orders } = shown.group ?? shown.area;
  return [
    { label: "Selected", value: nameOf(shown) },
    { label: "Landed cost", value: formatMoney(total) },
    { label: "Of the total", value: `${shareText(total / whole)}, ${orders} orders` },
    { label: "Freight, duty, tooling", value: shareText(extraShare({ total, cost })) },
  ];
}

interface TreemapDrawingProps {
  canvas: Canvas;
  areas: Area[];
  current: number;
  /** What a cell answers to, by its place among all cells. */
  cell: (index: number) => object;
}

function TreemapDrawing({ canvas, areas, current, cell }: TreemapDrawingProps) {
  const hatchId = useId();
  const place = ({ x, y, width, height }: Area["rect"]) => ({
    x: percentOf(x, canvas.width),
    y: y.toFixed(1),
    width: percentOf(width, canvas.width),
    height: height.toFixed(1),
  });
  const cells = areas.flatMap((area, index) =>
    area.cells.map((each) => ({ area, tone: toneOf(index), ...each })),
  );
  return (
    <>
      {["stroke-ground", "stroke-ink-3"].map((line) => (
        <pattern
          key={line}
          id={`${hatchId}${line}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
        >
          <path d="M-1 10 10-1M-1 1 1-1M8 10 10 8" className={line} />
        </pattern>
      ))}
      {cells.map(({ area, tone, group, rect }, index) => (
        <g key={`${area.group.id} ${group?.id}`} {...cell(index)} className="cursor-pointer">
          <rect {...place(rect)} className={`redraws ${tone.fill} ${tone.line}`} />
          {extraShare(group ?? area.group) >= hatchedFromShare && (
            <rect {...place(rect)} fill={`url(#${hatchId}${tone.line})`} className="redraws" />
          )}
        </g>
      ))}
      <g aria-hidden="true" className="pointer-events-none">
        {areas.map(({ group, rect }) => (
          <rect
            key={group.id}
            {...place(rect)}
            strokeWidth="1.9"
            className="fill-none stroke-line redraws"
          />
        ))}
        {/* Inside the cell, where the map's own edge cuts nothing: half of each stroke is seen. */}
        <svg {...place(cells[current]!.rect)} className="fill-none redraws">
          {/* Keeps the ring of the focus apart from dark areas, beside which it is not 3 to 1. */}
          <rect width="100%" height="100%" strokeWidth="10" className="stroke-ground" />
          <rect
            width="100%"
            height="100%"
            strokeWidth="6"
            className="stroke-signal group-has-focus-visible/plan:stroke-focus"
          />
        </svg>
        {areas.map((area, index) => (
          <g key={area.group.id} className={toneOf(index).lettering}>
            <AreaLabels area={area} place={index} canvas={canvas} />
          </g>
        ))}
      </g>
    </>
  );
}

/** The area's number and name in its corner, and in each cell its own name and amount where they have room. */
function AreaLabels({ area, place, canvas }: { area: Area; place: number; canvas: Canvas }) {
  const { group, rect, cells } = area;
  const { fill, knockout } = toneOf(place);
  const name = areaName(rect, group.name, canvas);
  const isLarge = name?.naming === "large";
  const left = (x: number) => `${((x / canvas.width) * 100).toFixed(3)}%`;
  return (
    <>
      <svg x={left(rect.x)} y={rect.y + (isLarge ? 28 : 19)} className="overflow-visible redraws">
        <text
          x="12"
          strokeLinejoin="round"
          className={`fill-current [stroke-width:8px] font-medium [paint-order:stroke] ${knockout} ${isLarge ? "text-h4 max-lg:text-note" : "text-note"}`}
        >
          <tspan className="font-mono">{place + 1}</tspan>
          {name !== null && (
            <tspan
              {...(name.naming === "below" ? { x: 12, dy: 15 } : { dx: 8 })}
              className={name.className}
            >
              {group.name}
            </tspan>
          )}
        </text>
      </svg>
      {cells.map((cell) => {
        const label = cellLabel(cell.rect, textsOf(area, cell), { area: rect, name, canvas });
        if (label === null) return null;
        const { lines, top, className } = label;
        return (
          <svg
            key={cell.group?.id ?? group.id}
            x={left(cell.rect.x)}
            y={top + 18}
            className={`overflow-visible font-mono text-label redraws ${className}`}
          >
            {extraShare(cell.group ?? group) >= hatchedFromShare && (
              <rect
                x="8"
                y="-11"
                width={`${Math.max(...lines.map((line) => line.length)) + 1}ch`}
                height={lines.length * lineHeight + 3}
                className={fill}
              />
            )}
            {lines.map((line, index) => (
              <text key={index} x="12" y={index * lineHeight} className="fill-current">
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
