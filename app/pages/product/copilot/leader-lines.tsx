/** Leaders from one figure to each of the rows beside it: rows are equally high, so a share of the height is a place. */
export function LeaderLines({ rowCount }: { rowCount: number }) {
  const rows = Array.from(
    { length: rowCount },
    (_, index) => `${((index + 0.5) / rowCount) * 100}%`,
  );
  return (
    <svg aria-hidden="true" className="size-full fill-line stroke-line max-lg:hidden">
      <line x1="0" y1="50%" x2="28%" y2="50%" />
      {rows.map((y) => (
        <g key={y}>
          <line x1="28%" y1="50%" x2="94%" y2={y} />
          <line x1="94%" y1={y} x2="100%" y2={y} />
          <circle cx="94%" cy={y} r="2.5" stroke="none" />
        </g>
      ))}
    </svg>
  );
}

/** The level part of a leader, as long as there is room beside the figure. */
export function Shelf() {
  return (
    <svg aria-hidden="true" className="h-4 min-w-4 flex-1 stroke-line max-lg:hidden">
      <line x1="0" y1="50%" x2="100%" y2="50%" />
    </svg>
  );
}
