import quickStarts from "docs:quick-starts";

import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

import { CodeText } from "./code-text.tsx";

const longest = Math.max(...quickStarts.map(({ minutes }) => minutes));

/** Three ways in. Their dimension lines share one scale, so that the longest is three times the shortest. */
export function QuickStarts() {
  return (
    <HeadedZone
      tone="raised"
      id="quick-starts"
      title="Quick starts."
      note="Create a key, rank one of your RFQs, then receive rankings in your own system."
    >
      <div className="border-t border-line">
        <SwipeRow
          label="Quick starts"
          className="ruled-cells [--cell-rule:var(--color-line-2)] lg:grid-cols-3"
        >
          {quickStarts.map(({ id, title, result, minutes, steps }) => (
            <li
              key={id}
              id={id}
              className="flex snap-start scroll-mt-28 flex-col p-pad target:bg-vellum"
            >
              <h3 className="text-h4 font-medium tracking-snug">{title}</h3>
              <p className="mt-1 text-ink-2">{result}</p>
              <div className="mt-5 mb-6">
                <Dimension share={minutes / longest}>{`${minutes} min`}</Dimension>
              </div>
              <ol className="flex flex-1 flex-col text-small">
                {steps.map(({ text, minutes, see }, index) => (
                  <li
                    key={text}
                    className="grid flex-auto grid-cols-[1.75rem_minmax(0,1fr)_auto] border-t border-hair py-3"
                  >
                    <span aria-hidden="true" className="figures text-note leading-6 text-ink-3">
                      {index + 1}.
                    </span>
                    <span>
                      <CodeText text={text} />
                      {see && (
                        <SiteLink to={see.to} className="mt-0.5 block w-max text-link">
                          {see.label}
                        </SiteLink>
                      )}
                    </span>
                    <span className="pl-3 figures text-note leading-6 text-ink-3">
                      {minutes} min
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </SwipeRow>
      </div>
    </HeadedZone>
  );
}
