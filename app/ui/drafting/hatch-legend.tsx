import type { BarPart } from "./hatched-bar.tsx";

const looks: Record<BarPart["hatch"], string> = {
  solid: "hatch-parts",
  slanted: "hatch-tooling",
  upright: "hatch-freight",
  open: "",
};

interface HatchLegendProps {
  entries: readonly { name: string; hatch: BarPart["hatch"] }[];
}

/** What the hatches of the bars beside it mean. */
export function HatchLegend({ entries }: HatchLegendProps) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-label text-ink-3">
      {entries.map(({ name, hatch }) => (
        <li key={name} className="flex items-center gap-1.5">
          <i className={`h-[9px] w-[18px] border text-line ${looks[hatch]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
