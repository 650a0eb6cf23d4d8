import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";

const parts = [
  { name: "Parts", cost: { parts: 1, tooling: 0, freight: 0, duty: 0 } },
  { name: "Tooling", cost: { parts: 0, tooling: 1, freight: 0, duty: 0 } },
  { name: "Freight", cost: { parts: 0, tooling: 0, freight: 1, duty: 0 } },
  { name: "Duty", cost: { parts: 0, tooling: 0, freight: 0, duty: 1 } },
];

/** What the bars of the list are made of, and how to walk the treemap without a mouse. */
export function TreemapLegend() {
  return (
    <div className="flex flex-col justify-end gridded">
      <div className="border-t border-hair bg-raised px-3 py-3">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 note">
          {parts.map(({ name, cost }) => (
            <li key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3">
              <LandedCostBar cost={cost} scale={1} />
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-note text-ink-2 noscript:hidden">
          <span className="pointer-coarse:hidden">
            Use the arrow keys to move, Enter to open an area, and the path above to go back.
          </span>
          <span className="hidden pointer-coarse:inline">
            Tap an area to open it. The path above goes back.
          </span>
        </p>
      </div>
    </div>
  );
}
