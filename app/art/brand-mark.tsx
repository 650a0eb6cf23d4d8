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
      <circle cx="11.5" cy="11.5" r="9.8" stroke="currentColor" />
      <path d="M14.5 14.5 21 21" stroke="var(--color-signal)" />
      <path d="M25.6 25.6 18.6 21.8 21.8 18.6Z" fill="var(--color-signal)" />
    </svg>
  );
}
