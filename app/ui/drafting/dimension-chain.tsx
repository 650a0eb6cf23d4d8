import { classNames } from "../class-names.ts";
import { Dimension } from "./dimension.tsx";
import { percentOf } from "./percent-of.ts";

interface DimensionChainProps {
  /** Lengths in one unit, end to end. */
  lengths: readonly number[];
  /** What stands in each dimension line. */
  label: (length: number, index: number) => string;
  className?: string;
}

/** Dimension lines end to end, as a drawing dimensions a row of holes. The text beside it says the same. */
export function DimensionChain({ lengths, label, className }: DimensionChainProps) {
  const whole = sum(lengths);
  return (
    <svg aria-hidden="true" className={classNames("block h-4 w-full overflow-visible", className)}>
      {lengths.map((length, index) => (
        <svg
          key={index}
          x={percentOf(sum(lengths.slice(0, index)), whole)}
          width={percentOf(length, whole)}
          className="overflow-visible"
        >
          <Dimension share={1}>{label(length, index)}</Dimension>
        </svg>
      ))}
    </svg>
  );
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
