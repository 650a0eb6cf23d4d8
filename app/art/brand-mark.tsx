import { brandMark } from "#contract/brand.ts";

const { ring, leader, tip } = brandMark;

/** A Q: a balloon whose leader points at what follows. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 26 26"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx={ring.center} cy={ring.center} r={ring.radius} stroke="currentColor" />
      <path d={leader} stroke="var(--color-signal)" />
      <path d={tip} fill="var(--color-signal)" />
    </svg>
  );
}
