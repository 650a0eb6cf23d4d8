import { useId } from "react";

import { formatMoney } from "#app/format/format-money.ts";
import {
  addUp,
  cutLines,
  hatchedFromShare,
  offcutShare,
  shareText,
  type SpendGroup,
  spendLines,
} from "./cube-figures.ts";
import { nestSheets, type Sheet, type SpendView } from "./spend-view.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { useRovingFocus } from "#app/ui/use-roving-focus.ts";

import { blankLabel, sheetLabel, type Stock, stocks } from "./sheet-labels.ts";

interface NestedSheetsProps {
  view: SpendView;
  isLive: boolean;
  onOpen: (id: string) => void;
}

/** A treemap as a cutting plan: sheets in thick lines, the blanks on them in thin ones, hatched where much is offcut. */
export function NestedSheets({ view, isLive, onOpen }: NestedSheetsProps) {
  const flat = nestSheets(spendLines, view, stocks.wide).flatMap(({ group, blanks }) =>
    blanks.map((blank) => ({ sheet: group, ...blank })),
  );
  const { current, setCurrent, group, stop } = useRovingFocus({
    count: flat.length,
    isLive,
    onActivate: (index) => onOpen(flat[index]!.sheet.id),
  });
  const whole = addUp(cutLines(spendLines, view.cut)).total;
  const shown = flat[current]!;
  return (
    <figure className="flex min-w-0 flex-col gridded">
      <div role="group" aria-label="Spend as areas" {...group}>
        {Object.values(stocks).map((stock) => (
          <svg key={stock.name} height={stock.height} className={`block w-full ${stock.className}`}>
            <CuttingPlan
              stock={stock}
              sheets={nestSheets(spendLines, view, stock)}
              current={current}
              blank={(index) => ({
                ...stop(index),
                ...(isLive && view.by ? { role: "button" } : { role: "img" }),
                "aria-label": blankText(flat[index]!, whole),
                onPointerEnter: () => setCurrent(index),
                onClick: () => onOpen(flat[index]!.sheet.id),
              })}
            />
          </svg>
        ))}
      </div>
      <TitleBlock
        className="mt-auto grid-cols-2 bg-raised md:grid-cols-4"
        entries={readout(shown, whole)}
      />
      <figcaption className="border-t border-hair bg-raised px-3 py-2.5 note">
        Hatched: {hatchedFromShare * 100}% or more is freight, duty and tooling. The numbers match
        the list.
      </figcaption>
    </figure>
  );
}

interface ShownBlank {
  sheet: SpendGroup;
  group: SpendGroup | null;
}

const nameOf = ({ sheet, group }: ShownBlank) =>
  group ? `${sheet.name}, ${group.name}` : sheet.name;

/** As it is read out. */
function blankText(shown: ShownBlank, whole: number): string {
  const { total, cost } = shown.group ?? shown.sheet;
  return `${nameOf(shown)}: ${formatMoney(total)}, ${shareText(total / whole)} of the total, ${shareText(offcutShare({ total, cost }))} freight, duty and tooling`;
}

function readout(shown: ShownBlank, whole: number) {
  const { total, cost, orders } = shown.group ?? shown.sheet;
  return [
    { label: "Selected", value: nameOf(shown) },
    { label: "Landed cost", value: formatMoney(total) },
    { label: "Of the total", value: `${shareText(total / whole)}, ${orders} orders` },
    { label: "Freight, duty, tooling", value: shareText(offcutShare({ total, cost })) },
  ];
}

interface CuttingPlanProps {
  stock: Stock;
  sheets: Sheet[];
  current: number;
  /** What a blank answers to, by its place among all blanks. */
  blank: (index: number) => object;
}

function CuttingPlan({ stock, sheets, current, blank }: CuttingPlanProps) {
  const hatchId = useId();
  const place = ({ x, y, width, height }: Sheet["rect"]) => ({
    x: `${((x / stock.width) * 100).toFixed(3)}%`,
    y: y.toFixed(1),
    width: `${((width / stock.width) * 100).toFixed(3)}%`,
    height: height.toFixed(1),
  });
  const blanks = sheets.flatMap((sheet) => sheet.blanks.map((each) => ({ sheet, ...each })));
  return (
    <>
      <pattern id={hatchId} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 8 8-1M-1 1 1-1M6 8 8 6" className="stroke-ink-3" strokeWidth="0.7" />
      </pattern>
      {blanks.map(({ sheet, group, rect }, index) => (
        <g key={index} {...blank(index)} className="group/blank cursor-pointer outline-none">
          <rect
            {...place(rect)}
            className="fill-(--fill) stroke-line-2 group-hover/blank:fill-vellum group-focus-visible/blank:fill-vellum"
          />
          {offcutShare(group ?? sheet.group) >= hatchedFromShare && (
            <rect {...place(rect)} fill={`url(#${hatchId})`} />
          )}
        </g>
      ))}
      <g aria-hidden="true" className="pointer-events-none">
        {sheets.map(({ group, rect, blanks }, index) => (
          <g key={group.id}>
            <rect {...place(rect)} strokeWidth="1.9" className="fill-none stroke-line" />
            <SheetLabels
              sheet={{ group, rect, blanks }}
              number={index + 1}
              left={(x) => `${((x / stock.width) * 100).toFixed(3)}%`}
            />
          </g>
        ))}
        <rect
          {...place(blanks[current]!.rect)}
          strokeWidth="3"
          className="fill-none stroke-signal group-has-focus-visible/plan:stroke-focus group-has-focus-visible/plan:[stroke-width:5px]"
        />
      </g>
    </>
  );
}

interface SheetLabelsProps {
  sheet: Sheet;
  number: number;
  left: (x: number) => string;
}

const knockout = "fill-ink stroke-(--fill) [stroke-width:5px] [paint-order:stroke]";

/** The sheet's number and name in its corner, and the names of its blanks where they have room. */
function SheetLabels({ sheet: { group, rect, blanks }, number, left }: SheetLabelsProps) {
  const label = sheetLabel(rect, group.name);
  return (
    <>
      <text x={left(rect.x)} dx="8" y={rect.y + 19} className={`${knockout} text-note font-medium`}>
        <tspan className="font-mono">{number}</tspan>
        {label.name !== null && (
          <tspan dx="8" className={label.name}>
            {group.name}
          </tspan>
        )}
      </text>
      {label.amount !== null && (
        <text
          x={left(rect.x)}
          dx="8"
          y={rect.y + 36}
          className={`${knockout} font-mono text-label ${label.amount}`}
        >
          {formatMoney(group.total)}
        </text>
      )}
      {blanks.map((blank) => {
        const shown = blank.group && blankLabel(blank.rect, rect, blank.group.name);
        return blank.group === null || shown === null ? null : (
          <text
            key={blank.group.id}
            x={left(blank.rect.x)}
            dx="8"
            y={blank.rect.y + blank.rect.height - 9}
            className={`${knockout} font-mono text-label ${shown}`}
          >
            {blank.group.name}
          </text>
        );
      })}
    </>
  );
}
