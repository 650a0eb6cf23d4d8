import type { Job } from "#app/site/careers/jobs.ts";
import { formatDate } from "#app/format/format-date.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** What the role does, as numbered notes, and what it asks for beside them. */
export function Duties({ job: { duties, brings, postedOn } }: { job: Job }) {
  return (
    <Zone space="bare" className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="pt-zone">
        <h2 className="px-pad pb-6 text-h3">What you would do</h2>
        <ol>
          {duties.map((duty, index) => (
            <li
              key={duty}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair px-pad py-5"
            >
              <span aria-hidden="true" className="pt-0.5 figures text-note leading-6 text-ink-3">
                {index + 1}.
              </span>
              <p className="max-w-[38em] text-pretty">{duty}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="border-line-2 on-raised px-pad pt-zone pb-10 max-lg:border-t lg:border-l">
        <h2 className="mb-6 text-h3">What you bring</h2>
        <ul className="grid gap-4">
          {brings.map((trait) => (
            <li key={trait} className="border-l-[1.5px] border-line pl-4 text-pretty text-ink-2">
              {trait}
            </li>
          ))}
        </ul>
        <p className="mt-8 note">Posted {formatDate(postedOn)}</p>
      </div>
    </Zone>
  );
}
