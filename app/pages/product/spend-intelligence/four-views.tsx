import { formatMoney } from "#app/format/format-money.ts";
import {
  addUp,
  groupSpend,
  type SpendDimension,
  spendDimensions,
  type SpendGroup,
  spendLines,
} from "./spend-figures.ts";
import { inLines, lineHeight } from "./treemap.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

const whole = addUp(spendLines).total;

/** The same bar, divided in each of the four dimensions; the dimension line under it never changes. */
export function FourViews() {
  return (
    <Zone tone="blueprint" space="flush">
      <SectionHead title="Spend in four views.">
        <p>All four views use the same orders, so their totals are equal.</p>
      </SectionHead>
      <ul className="border-t border-line">
        {spendDimensions.map((dimension) => (
          <li
            key={dimension}
            className="grid items-center gap-x-pad gap-y-3 border-hair px-pad py-6 not-last:border-b lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 lg:flex-col">
              <h3 className="text-h4 font-medium tracking-snug">By {dimension}</h3>
              <ArrowLink
                to={
                  dimension === "category"
                    ? "/product/spend-intelligence#sheet"
                    : `/product/spend-intelligence?by=${dimension}#sheet`
                }
                className="text-small"
              >
                Group by {dimension}
              </ArrowLink>
            </div>
            <div>
              <ViewBar dimension={dimension} />
              <Dimension share={1} className="mt-2">
                {formatMoney(whole)}
              </Dimension>
            </div>
          </li>
        ))}
      </ul>
    </Zone>
  );
}

/** Pixels of the bar at its narrowest: on a phone, beyond it, and on a wide screen. */
const [narrowBar, wideBar, broadBar] = [272, 640, 832];
const mostLines = 3;

/** Names where most of the bar has room for them; else, and where a name has none, shares of the whole. */
function segmentTexts(groups: readonly SpendGroup[], bar: number): string[][] {
  const held = (text: string, { total }: SpendGroup, gaps: number) => {
    const lines = inLines(text, (total / whole) * bar - gaps);
    return lines && lines.length <= mostLines ? lines : [];
  };
  const names = groups.map((group) => held(group.name, group, 12));
  const shares = groups.map((group) =>
    held(`${Math.round((group.total / whole) * 100)}%`, group, 8),
  );
  const isMostlyNamed = addUpNamed(groups, names) * 2 > whole;
  return isMostlyNamed
    ? names.map((name, index) => (name.length > 0 ? name : shares[index]!))
    : shares;
}

const addUpNamed = (groups: readonly SpendGroup[], names: readonly string[][]) =>
  groups.reduce((sum, { total }, index) => sum + (names[index]!.length > 0 ? total : 0), 0);

const widths = [
  { bar: narrowBar, className: "md:hidden" },
  { bar: wideBar, className: "max-md:hidden min-[79rem]:hidden" },
  { bar: broadBar, className: "max-[79rem]:hidden" },
];

function ViewBar({ dimension }: { dimension: SpendDimension }) {
  const groups = groupSpend(spendLines, dimension);
  if (dimension === "quarter") groups.sort((a, b) => a.id.localeCompare(b.id));
  const label = groups.map(({ name, total }) => `${name} ${formatMoney(total)}`).join(", ");
  const lettering = widths.map(({ bar, className }) => ({
    className: `fill-ink ${className}`,
    texts: segmentTexts(groups, bar),
  }));
  const largest = groups.reduce((most, group) => (group.total > most.total ? group : most));
  const isNamed = lettering[0]!.texts.some((lines) => lines.join(" ") === largest.name);
  return (
    <>
      <svg role="img" aria-label={label} height="52" className="block w-full font-mono text-label">
        {groups.map(({ id, total }, index) => {
          const before = groups.slice(0, index).reduce((sum, group) => sum + group.total, 0);
          const left = percentOf(before, whole);
          return (
            <g key={id}>
              <rect
                x={left}
                width={percentOf(total, whole)}
                y="0.75"
                height="50.5"
                strokeWidth="1.5"
                className={index % 2 ? "fill-vellum stroke-line" : "fill-(--fill) stroke-line"}
              />
              {lettering.map(({ className, texts }) => (
                <text
                  key={className}
                  y={30 - ((texts[index]!.length - 1) * lineHeight) / 2}
                  className={className}
                >
                  {texts[index]!.map((line, at) => (
                    <tspan key={line} x={left} dx="6" dy={at && lineHeight}>
                      {line}
                    </tspan>
                  ))}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
      {!isNamed && <p className="mt-2 note md:hidden">Largest: {largest.name}</p>}
    </>
  );
}
