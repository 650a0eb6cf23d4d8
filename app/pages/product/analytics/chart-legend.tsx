const samples = [
  {
    label: "A week",
    mark: (
      <>
        <path d="M0 8H36" strokeWidth="1.9" />
        <circle cx="18" cy="8" r="3.2" className="fill-ink" />
      </>
    ),
  },
  { label: "CL, center line", mark: <path d="M0 8H36" strokeDasharray="14 3 3 3" /> },
  { label: "UCL and LCL, control limits", mark: <path d="M0 8H36" strokeDasharray="5 3" /> },
  {
    label: "A signal, with the number of its rule",
    mark: (
      <g className="stroke-signal-ink">
        <circle cx="18" cy="8" r="7" strokeWidth="1.5" />
        <text
          x="18"
          y="12"
          textAnchor="middle"
          className="fill-signal-ink stroke-none font-mono text-label font-strong"
        >
          1
        </text>
      </g>
    ),
  },
];

/** What each line and mark is; none of them is told apart by its color alone. */
export function ChartLegend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-pad py-2.5">
      {samples.map(({ label, mark }) => (
        <li key={label} className="flex items-center gap-2.5 note">
          <svg aria-hidden="true" width="36" height="16" className="flex-none fill-none stroke-ink">
            {mark}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
