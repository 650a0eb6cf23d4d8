import { Button } from "#app/ui/button.tsx";

import type { ReadingProgress } from "#app/tool/package/use-package.ts";

type Shown = Omit<ReadingProgress, "cancel"> & Partial<Pick<ReadingProgress, "cancel">>;

/** How far the work is, and the way out of it where there is one. */
export function ReadingBar({ progress }: { progress: Shown }) {
  const { what, share, cancel } = progress;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-pad py-3">
      <label className="grid min-w-0 flex-1 gap-1.5 font-mono text-note">
        <span className="truncate">{what}</span>
        <progress
          max={1}
          value={share}
          className="h-2 w-full appearance-none border border-line bg-transparent [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
        />
      </label>
      {cancel && (
        <Button size="small" icon="close" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
