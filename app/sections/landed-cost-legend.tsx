const costParts = [
  { name: "parts", hatch: "hatch-parts" },
  { name: "tooling", hatch: "hatch-tooling" },
  { name: "freight", hatch: "hatch-freight" },
  { name: "duty", hatch: "" },
];

/** The hatches of the landed-cost bars. */
export function LandedCostLegend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-label text-ink-3">
      {costParts.map((part) => (
        <li key={part.name} className="flex items-center gap-1.5">
          <i className={`h-[9px] w-[18px] border border-current ${part.hatch}`} />
          {part.name}
        </li>
      ))}
    </ul>
  );
}
