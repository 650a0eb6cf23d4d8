import { useEffect, useRef } from "react";

import { formatDate, type IsoDate } from "#app/format/format-date.ts";
import { forgetSupplier, useRememberedSuppliers } from "#app/tool/remembered-suppliers.ts";

import { useBench } from "../bench.ts";
import { TextButton } from "../quiet-buttons.tsx";

/** Files that asked less because others of their supplier were settled before, with what is no longer as it was. */
export function RecalledFiles() {
  const { state, view, unrecall } = useBench();
  const { recalled } = state;
  const known = useRememberedSuppliers();
  const isTakenBack = useRef(false);
  // What was pressed is gone: on to what is asked instead.
  useEffect(() => {
    if (isTakenBack.current) document.getElementById("try-it-question")?.focus();
    isTakenBack.current = false;
  }, [view]);
  if (recalled.length === 0) return null;
  return (
    <ul aria-label="Read as you settled it before" className="border-b border-line">
      {recalled.map(({ sourceId, shape, supplier, settledAt, changes, chosen }) => {
        const name = view.sources.find((source) => source.sourceId === sourceId)?.name ?? "";
        const isKnown = known.some((each) => each.shape === shape);
        return (
          <li key={sourceId} className="border-hair px-pad py-3 text-small not-first:border-t">
            <p className="wrap-anywhere">
              <b className="font-mono text-note font-[540]">{name}</b> Read as you settled it for{" "}
              {supplier} on {formatDate(settledAt.slice(0, 10) as IsoDate)}.
            </p>
            {chosen.length > 0 && <p className="mt-1">Chosen as before: {chosen.join(", ")}.</p>}
            {changes.length > 0 && <p className="mt-1 text-signal-ink">{changes.join(" ")}</p>}
            <p className="flex gap-x-4">
              <TextButton
                onPress={() => {
                  isTakenBack.current = true;
                  unrecall(sourceId);
                }}
              >
                Undo<span className="sr-only">: ask about {name}</span>
              </TextButton>
              <button
                type="button"
                aria-disabled={!isKnown || undefined}
                className="min-h-6 text-link aria-disabled:opacity-50"
                onClick={() => forgetSupplier(shape)}
              >
                {isKnown ? "Forget" : "Forgotten"}
                <span className="sr-only"> what was settled for {supplier}</span>
              </button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
