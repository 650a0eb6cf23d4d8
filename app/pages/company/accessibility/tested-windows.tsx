import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { Dimension } from "#app/ui/drafting/dimension.tsx";

import { accessibility } from "./accessibility-records.ts";

const [largest] = accessibility.windows;
/** The larger frames have room for their names too. */
const named = 2;
const percent = (length: number, of: number) => `${Number(((length / of) * 100).toFixed(2))}%`;

/** The windows that every page was opened in, one in another on one scale, as sheet sizes are drawn. */
export function TestedWindows() {
  return (
    <figure className="flex flex-col border-line blueprint max-lg:border-t lg:border-l">
      <div aria-hidden="true" className="grid flex-1 content-start gap-2 px-pad py-7">
        <Dimension share={1}>{`${largest.width} px`}</Dimension>
        <svg className="block aspect-video w-full overflow-visible">
          {accessibility.windows.map(({ name, width, height }, index) => {
            const corner = {
              x: percent(width, largest.width),
              y: percent(height, largest.height),
            };
            return (
              <g key={name} className="fill-none stroke-line">
                {/* The one that crosses another is dashed. */}
                <rect
                  width={corner.x}
                  height={corner.y}
                  strokeWidth={index === 0 ? 1.9 : 1.25}
                  strokeDasharray={index === 2 ? "5 3" : undefined}
                />
                <text
                  {...corner}
                  dx="-6"
                  dy="-6"
                  textAnchor="end"
                  className="fill-ink font-mono text-note"
                  stroke="none"
                >
                  {index < named ? `${index + 1} ${name}` : index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className="grid gap-4 px-pad pb-6">
        <ol>
          {accessibility.windows.map(({ name, width, height }, index) => (
            <li key={name} className="flex items-center gap-4 border-t border-hair py-1.5">
              <Balloon>{index + 1}</Balloon>
              {name}
              <span className="ml-auto flex-none figures text-note text-ink-2">
                {width} × {height}
              </span>
            </li>
          ))}
        </ol>
        <p className="note">Windows that every page was opened in, in pixels, on one scale.</p>
      </figcaption>
    </figure>
  );
}
