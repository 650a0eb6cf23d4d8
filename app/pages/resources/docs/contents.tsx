import docsParts from "docs:parts";
import type { ReactNode } from "react";

import { useCurrentSection } from "#app/page/use-current-section.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** A part of the documentation, with the contents in a column of their own, where they can stay in view. */
export function ContentsBeside({ current, children }: { current: string; children: ReactNode }) {
  return (
    <div className="grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <div className="border-line-2 max-lg:border-b lg:border-r">
        <Contents current={current} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Every part of the documentation; of the one that is open, every place. */
function Contents({ current }: { current: string }) {
  const places = docsParts.find(({ id }) => id === current)?.places ?? [];
  const currentPlace = useCurrentSection(places.map(({ id }) => id));
  return (
    <nav
      aria-label="Documentation"
      className="top-bar px-pad py-8 max-md:py-0 lg:sticky lg:max-h-[calc(100dvh-var(--spacing-bar))] lg:overflow-y-auto"
    >
      <PhoneFold summary="Contents" className="max-md:-mx-pad">
        <ul className="gap-x-6 text-small wrap-anywhere max-lg:columns-2 max-md:px-pad">
          <li className="mb-2">
            <SiteLink
              to="/resources/docs"
              className="block py-0.5 font-medium no-underline hover:underline"
            >
              Overview
            </SiteLink>
          </li>
          {docsParts.map(({ id, path, name, places }) => (
            <li key={id} className="mb-2 break-inside-avoid">
              <SiteLink
                to={path}
                aria-current={id === current ? "page" : undefined}
                className="block py-0.5 font-medium no-underline hover:underline aria-[current]:underline"
              >
                {name}
              </SiteLink>
              {id === current && (
                <ul>
                  {places.map((place) => (
                    <li key={place.id}>
                      <a
                        href={`#${place.id}`}
                        aria-current={place.id === currentPlace ? "location" : undefined}
                        className="contents-mark block py-0.5 text-ink-2 no-underline hover:underline"
                      >
                        {place.title}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
