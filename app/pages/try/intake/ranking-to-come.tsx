const heads = [
  { x: "4%", name: "#" },
  { x: "15%", name: "Supplier" },
  { x: "42%", name: "Landed cost" },
  { x: "68%", name: "Lead time" },
  { x: "88%", name: "Score" },
];
const rows = [1, 2, 3];
const headPx = 64;
const rowPx = 52;

/** Where the ranking will be, in hidden lines. Every row is alike, so that nobody reads a result from it. */
export function RankingToCome() {
  return (
    <svg
      aria-hidden="true"
      strokeDasharray="5 3"
      className="col-span-2 mt-6 h-55 w-full bg-raised fill-ink-3 stroke-ink-3 font-mono text-label max-lg:hidden"
    >
      <rect width="100%" height="100%" fill="none" />
      <g stroke="none">
        <text x="4%" y="26" className="text-note">
          Your ranking will be here
        </text>
        {heads.map(({ x, name }) => (
          <text key={name} x={x} y="52">
            {name}
          </text>
        ))}
        {rows.map((rank) => (
          <text key={rank} x="6%" y={headPx + (rank - 0.5) * rowPx + 4} textAnchor="middle">
            {rank}
          </text>
        ))}
      </g>
      <g fill="none">
        {rows.map((rank) => (
          <svg key={rank} y={headPx + (rank - 1) * rowPx} className="overflow-visible">
            <path d="M0 0H9999" />
            <circle cx="6%" cy="26" r="14" />
            <rect x="15%" y="22" width="20%" height="8" />
            <rect x="42%" y="22" width="20%" height="8" />
            <rect x="68%" y="22" width="14%" height="8" />
            <rect x="88%" y="16" width="8%" height="20" />
          </svg>
        ))}
      </g>
    </svg>
  );
}
