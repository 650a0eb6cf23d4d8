import type { ReactNode } from "react";

import type { Activity } from "#app/tool/worker/activities.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface ReadingBarProps {
  activity: Activity | null;
  /** It keeps to the column of the files, for nothing is to cover an answer. */
  isBesideResult?: boolean;
  /** Stands on it. */
  children?: ReactNode;
}

/**
 * What is being done, how far it is, and the way out of it. It lies at the foot of the window, over the end of what is
 * read, so that nothing moves when it comes and goes.
 */
export function ReadingBar({ activity, isBesideResult, children }: ReadingBarProps) {
  if (!activity) return null;
  const { what, share, cancel } = activity;
  return (
    <div
      className={classNames(
        "sticky bottom-0 z-30 h-0 lg:grid",
        isBesideResult
          ? "lg:grid-cols-[minmax(18rem,4fr)_minmax(0,9fr)]"
          : "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
      )}
    >
      <div className="relative">
        <div className="absolute inset-x-0 bottom-0 border-line lg:border-r">
          <div className="relative h-0">
            <div className="absolute inset-x-0 bottom-0">{children}</div>
          </div>
          <div className="flex items-center gap-x-4 border-t-[1.5px] border-line on-raised px-pad py-3">
            <Button size="small" icon="close" onClick={cancel}>
              Cancel
            </Button>
            <label className="grid min-w-0 flex-1 gap-1.5 font-mono text-note">
              <span className="truncate">{what}</span>
              <progress
                max={1}
                value={share}
                className="h-2 w-full appearance-none border border-line bg-transparent [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
              />
            </label>
          </div>
        </div>
      </div>
    </div>
  );
}
