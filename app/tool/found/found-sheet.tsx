import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { HatchedBar } from "#app/ui/drafting/hatched-bar.tsx";

import type { FoundInFile, FoundValue } from "../worker/found-values.ts";
import { liftFound } from "./lift-found.ts";

interface FoundSheetProps {
  found: FoundInFile;
  className: string;
}

/**
 * While files are read: what was found in one of them, in its own words, and each value on its way to what it counts.
 * Nobody waits for it: it goes when the reading ends, wherever it is then. The status beside it says the same in words.
 */
export function FoundSheet({ found, className }: FoundSheetProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(found);
  const [landed, setLanded] = useState<FoundInFile | null>(null);
  /** Of its values, as many as there is room for. */
  const [count, setCount] = useState(found.values.length);
  // Files may be read faster than one can look: another takes the place of one that has landed.
  if (landed === shown && found !== shown) {
    setShown(found);
    setCount(found.values.length);
  }
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    if (current.scrollHeight > current.clientHeight && count > 1) return setCount(count - 1);
    return liftFound(current, () => setLanded(shown));
  }, [shown, count]);

  const numbered = shown.values
    .slice(0, count)
    .map((value, index) => ({ ...value, number: index + 1 }));
  const part = numbered[0]?.part ?? "";
  const longest = (kind: FoundValue["kind"]) =>
    Math.max(...numbered.filter((each) => each.kind === kind).map(({ amount }) => amount));
  return (
    <div
      ref={stage}
      aria-hidden="true"
      className={classNames("grid content-center gap-4 overflow-hidden p-4", className)}
    >
      <div className="-rotate-2 self-center on-raised px-4 py-3 font-mono text-label text-ink scheme-light shadow-lift">
        <p className="truncate font-[500]">{[shown.fileName, part].filter(Boolean).join(", ")}</p>
        {[...Map.groupBy(numbered, placeIn(part))].map(([place, values]) => (
          <p key={place} className="mt-1 border-t border-hair pt-1 whitespace-pre-wrap">
            <span className="text-ink-3">{place} </span>
            {marked(values)}
          </p>
        ))}
      </div>
      <ol className="grid gap-x-5 gap-y-1 self-center font-mono text-note">
        {numbered.map(({ number, kind, amount, becomes }) => (
          <li
            key={number}
            data-lands={number}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2"
          >
            <span className="grid size-6 place-items-center rounded-full border-[1.5px] border-line bg-(--fill) text-label leading-none">
              {number}
            </span>
            <span className="truncate">{becomes}</span>
            {kind === "leadTime" ? (
              <Dimension share={(0.9 * amount) / longest(kind)}>{""}</Dimension>
            ) : (
              <HatchedBar
                parts={[{ value: amount, hatch: kind === "price" ? "solid" : "slanted" }]}
                scale={longest(kind) / 0.9}
                className="text-line"
              />
            )}
          </li>
        ))}
      </ol>
      <div data-sky="" className="pointer-events-none absolute inset-0" />
    </div>
  );
}

/** "row 7", or "page 2, row 7" where the head names another page. */
const placeIn =
  (headPart: string) =>
  ({ part, where }: FoundValue) =>
    part === headPart ? where : `${part}, ${where}`;

/** The line with its values marked where they stand. */
function marked(values: readonly (FoundValue & { number: number })[]): ReactNode[] {
  const line = values[0]?.line ?? "";
  const pieces: ReactNode[] = [];
  let next = 0;
  for (const { at, quoted, number } of values.toSorted((one, other) => one.at - other.at)) {
    if (at < next) continue;
    pieces.push(
      line.slice(next, at),
      <mark key={number} data-lifts={number} className="bg-signal-wash text-current">
        {quoted}
      </mark>,
    );
    next = at + quoted.length;
  }
  return [...pieces, line.slice(next)];
}
