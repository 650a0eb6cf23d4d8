import { classNames } from "../class-names.ts";

/** Geometric tolerancing symbols, the site's icon language: each is used for what it means. */
const paths = {
  position: "M10 3v14M3 10h14M5 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
  parallelism: "M5 16L10 4M10 16L15 4",
  concentricity: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  straightness: "M3 10h14",
  surfaceFinish: "M2 10l4 7L14 3h4M4.3 10h5.7",
  perpendicularity: "M10 4v12M3 16h14",
  flatness: "M6 14H17L14 6H3z",
  profile: "M3 14a7 8 0 0 1 14 0",
  cylindricity: "M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3.5 16L9 4M11 16L16.5 4",
  runout: "M5 16L15 5M15 5l-4.5 1.5M15 5l-1 4.6",
  angularity: "M16 16H4L14 6",
  symmetry: "M3 10h14M6 6h8M6 14h8",
} as const;

export type GdtSymbolName = keyof typeof paths;

export function GdtSymbol({ name, className }: { name: GdtSymbolName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames(
        "flex-none fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]",
        className,
      )}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
