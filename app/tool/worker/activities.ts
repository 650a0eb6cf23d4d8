import type { FoundInFile } from "./found-values.ts";

/** Something the visitor waits for, with the way out of it. */
export interface Activity {
  /** "Reading quotes.csv" */
  readonly what: string;
  /** From 0 to 1. */
  readonly share: number;
  /** What was found last in a file, until nothing is waited for any more. */
  readonly found?: FoundInFile | undefined;
  readonly cancel: () => void;
}

/**
 * Shorter ones are over before anyone could read of them; between two of them nothing blinks. It counts its own ticks: a
 * page that draws for long is late with the next one.
 */
const tellAfter = { ticks: 3, ofMs: 50 };

/** All that is going on; tells of the oldest, and `null` when there is none any more. */
export function openActivities(tell: (activity: Activity | null) => void) {
  const going = new Map<symbol, Activity>();
  const oldest = () => going.values().next().value ?? null;
  let isTold = false;
  let found: FoundInFile | undefined;
  let ticksLeft = 0;
  const changed = () => {
    if (isTold && going.size > 0) return tell(oldest());
    const isTicking = ticksLeft > 0;
    if (isTold || !isTicking) ticksLeft = tellAfter.ticks;
    if (!isTicking) setTimeout(tick, tellAfter.ofMs);
  };
  const tick = () => {
    ticksLeft -= 1;
    if (ticksLeft > 0) setTimeout(tick, tellAfter.ofMs);
    else settle();
  };
  const settle = () => {
    if (!isTold && going.size === 0) return;
    isTold = going.size > 0;
    if (!isTold) found = undefined;
    tell(oldest());
  };
  return {
    begin(what: string, onCancel: () => void) {
      const key = Symbol(what);
      const report = (what: string, share: number, latest = found) => {
        found = latest;
        going.set(key, { what, share, cancel, ...(found && { found }) });
        changed();
      };
      const end = () => {
        if (going.delete(key)) changed();
      };
      const cancel = () => {
        end();
        onCancel();
      };
      report(what, 0);
      return { report, end };
    },
  };
}

export type Activities = ReturnType<typeof openActivities>;
