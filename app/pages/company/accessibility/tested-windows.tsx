import { Balloon } from "#app/ui/drafting/balloon.tsx";

import { accessibility } from "./accessibility-records.ts";

const [largest] = accessibility.windows;
const percent = (length: number, of: number) => `${Number(((length / of) * 100).toFixed(2))}%`;

/** The windows that every page was opened in, one in another on one scale, as sheet sizes are drawn. */
export function TestedWindows() {
  return (
    <figure className="border-t border-line blueprint lg:grid lg:grid-cols-12">
      <div className="px-pad py-8 lg:col-span-7 lg:py-10">
        <svg aria-hidden="true" className="block aspect-video w-full overflow-visible">
          {accessibility.windows.map(({ name, width, height }, index) => {
            const corner = {
              x: percent(width, largest.width),
              y: percent(height, largest.height),
            };
            return (
              <g key={name} className="fill-none stroke-line">
                <rect width={corner.x} height={corner.y} strokeWidth={index === 0 ? 1.9 : 1.25} />
                <text
                  {...corner}
                  dx="-6"
                  dy="-6"
                  textAnchor="end"
                  className="fill-ink font-mono text-note"
                  stroke="none"
                >
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className="flex flex-col justify-between gap-6 border-line-2 px-pad py-8 max-lg:border-t lg:col-span-5 lg:border-l lg:py-10">
        <ol>
          {accessibility.windows.map(({ name, width, height }, index) => (
            <li
              key={name}
              className="flex items-center gap-4 border-b border-hair py-2.5 first:border-t"
            >
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
