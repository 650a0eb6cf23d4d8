import { classNames } from "#app/ui/class-names.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

interface FigureStripProps {
  figures: readonly { figure: string; label: string }[];
  /** Columns at each width. */
  className?: string;
}

/** Headline figures in touching cells, each under the label of what it measures. */
export function FigureStrip({ figures, className }: FigureStripProps) {
  return (
    <dl className={classNames("ruled-cells border-t border-line", className)}>
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col justify-between gap-2 px-pad pt-4 pb-4">
          <dt className="font-mono text-note text-ink-3 first-letter:uppercase">
            {unbroken(label)}
          </dt>
          <dd className="text-[clamp(2rem,1.4rem+2vw,3.25rem)] leading-none tracking-figure">
            {unbroken(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
