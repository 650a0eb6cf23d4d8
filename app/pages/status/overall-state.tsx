import { type OverallStatus, overallStatusTexts } from "#app/site/status/services.ts";
import { classNames } from "#app/ui/class-names.ts";

import { statusNames } from "./status-names.ts";

const lamps: Record<OverallStatus, string> = {
  operational: "bg-ok outline-ok ring-ok-wash",
  degraded: "bg-warn outline-warn ring-warn-wash",
  outage: "bg-err outline-err ring-err-wash",
};

/** The lamp, and the status in words. */
export function OverallState({ status }: { status: OverallStatus }) {
  return (
    <div className="flex items-center gap-6">
      <i
        className={classNames(
          "m-2 size-6 flex-none rounded-full ring-6 outline-[1.5px] outline-offset-6",
          lamps[status],
        )}
      />
      <p>
        <b className="block text-ink" data-overall-status={status}>
          {statusNames[status]}
        </b>
        <span className="note">{overallStatusTexts[status]}</span>
      </p>
    </div>
  );
}
