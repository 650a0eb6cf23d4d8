import { recordings } from "#app/site/webinars/webinar-recordings.ts";
import { seriesParts, upcomingSessions } from "#app/site/webinars/webinars.ts";
import { formatDate } from "#app/format/format-date.ts";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** Six parts, and where each of them is: on the calendar, or recorded. */
export function Series() {
  const places = [
    ...upcomingSessions.map((session) => ({ ...session, when: formatDate(session.date) })),
    ...recordings.map((recording) => ({ ...recording, when: "Recorded" })),
  ];
  return (
    <HeadedZone
      id="series"
      tone="blueprint"
      title="One series, six parts."
      note="You can watch the parts in any order."
    >
      <div className="border-t-[1.5px] border-line">
        <SwipeRow
          label="The six parts of the series"
          className="ruled-cells [--cell-rule:var(--color-line)] lg:grid-cols-3"
        >
          {seriesParts.map(({ name, about }, index) => (
            <li key={name} className="flex snap-start flex-col gap-3 px-pad py-7">
              <p className="figures text-note text-ink-2">Part {index + 1}</p>
              <h3 className="text-h4 font-medium tracking-snug">{name}</h3>
              <p className="max-w-[25em] text-ink-2">{about}</p>
              <ul className="mt-auto border-t border-hair pt-3 text-small">
                {places
                  .filter(({ part }) => part === name)
                  .map(({ slug, title, when }) => (
                    <li key={slug} className="flex items-baseline justify-between gap-4 py-1">
                      <a href={`#${slug}`}>{title}</a>
                      <span className="flex-none note">{when}</span>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </SwipeRow>
      </div>
    </HeadedZone>
  );
}
