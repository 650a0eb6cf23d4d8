import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { classNames } from "#app/ui/class-names.ts";

import type { RoleStart } from "records:company/role-starts";

/** Of twelve columns, so that lengths are days. */
const spanClasses: Record<number, string> = { 15: "md:col-span-2", 30: "md:col-span-4" };
const longestDays = 30;

/** The first 90 days on one dimension chain: by which day what is done. */
export function FirstDays({ days }: Pick<RoleStart, "days">) {
  return (
    <div className="border-t border-line blueprint gridded px-pad py-7">
      <h2 className="mb-6 text-h3">Your first 90 days</h2>
      <ol className="grid gap-y-6 md:grid-cols-12">
        {days.map(({ until, what }, index) => {
          const length = until - (days[index - 1]?.until ?? 0);
          return (
            <li key={until} className={classNames("border-l border-line", spanClasses[length])}>
              <div aria-hidden="true" className="h-4">
                <Dimension share={length / longestDays} className="md:hidden">
                  {`${length} days`}
                </Dimension>
                <Dimension share={1} className="max-md:hidden">
                  {`${length} days`}
                </Dimension>
              </div>
              <div className="px-4 pt-4">
                <p className="figures text-note text-ink-2">By day {until}</p>
                <p className="mt-1 text-balance">{what}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
