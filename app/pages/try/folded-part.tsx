import { type ReactNode, useDeferredValue } from "react";

import { Icon } from "#app/ui/icon.tsx";

interface FoldedPartProps {
  title: string;
  note: string;
  opensAtFirst?: boolean;
  children: ReactNode;
}

/** A part of the sheet that is folded away until it is wanted. */
export function FoldedPart({ title, note, opensAtFirst = false, children }: FoldedPartProps) {
  // What nobody sees yet must not hold up the ranking that comes with it.
  const isFilled = useDeferredValue(true, opensAtFirst);
  return (
    <details className="border-b border-line" open={opensAtFirst}>
      <summary className="flex min-h-14 items-center gap-3 px-pad hover:bg-ground">
        <Icon name="plus" className="size-4 flex-none in-[[open]>summary]:rotate-45" />
        <h2 className="flex-none text-h4 font-medium tracking-snug">{title}</h2>
        <span className="ml-auto min-w-0 text-right note">{note}</span>
      </summary>
      <div className="border-t border-hair">{isFilled && children}</div>
    </details>
  );
}
