import { percentOf } from "./percent-of.ts";

/**
 * The scalloped line that a checker draws around what has changed: discs along a box, and smaller ones of the ground over
 * them. It stands behind what is beside it; `share` is how much of the width it takes.
 */
export function RevisionCloud({ share = 1 }: { share?: number }) {
  const box = {
    width: percentOf(share),
    height: "100%",
    strokeDasharray: "0 10.500",
    strokeLinecap: "round",
  } as const;
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-1 size-full overflow-visible">
      <rect {...box} strokeWidth="12" className="fill-none stroke-signal-ink" />
      <rect {...box} strokeWidth="9.400" className="fill-(--fill) stroke-(--fill)" />
    </svg>
  );
}
