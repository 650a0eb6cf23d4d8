import { formatMoney } from "#app/format/format-money.ts";
import { percentOf } from "#app/ui/drafting/percent-of.ts";
import { Span } from "#app/ui/drafting/span.tsx";

interface SalaryScaleProps {
  from: number;
  to: number;
  /** Salary at the right end of the box, the same for every scale beside it. */
  scale: number;
  /** Distance between the marks of the rule. */
  step: number;
  /** Where no text states it for all scales together. */
  hasEnds?: boolean;
}

/** A salary range as a dimension on a rule that begins at zero. The figures stand beside it, in words. */
export function SalaryScale({ from, to, scale, step, hasEnds = false }: SalaryScaleProps) {
  const marks = Array.from({ length: scale / step + 1 }, (_, index) => (index * step) / scale);
  return (
    <svg
      aria-hidden="true"
      height={hasEnds ? 34 : 20}
      className="block w-full overflow-visible fill-current stroke-current font-mono text-label"
    >
      <g className="stroke-line-2">
        <line x1="0" x2="100%" y1="19.5" y2="19.5" />
        {marks.map((share) => (
          <line key={share} x1={percentOf(share)} x2={percentOf(share)} y1="15" y2="19.5" />
        ))}
      </g>
      {hasEnds && (
        <g stroke="none" className="fill-ink-3">
          <text y="33">0</text>
          <text x="100%" y="33" textAnchor="end">
            {formatMoney(scale)}
          </text>
        </g>
      )}
      <Span x={percentOf(from, scale)} y={-1.5} width={percentOf(to - from, scale)} />
    </svg>
  );
}
