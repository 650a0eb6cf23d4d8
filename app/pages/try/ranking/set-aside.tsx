import { isIdOfSource } from "#analyzer/intake/source.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { GroupView } from "#app/tool/worker/group-view.ts";

import { useBench } from "../bench.ts";
import { TextButton } from "../quiet-buttons.tsx";
import { OfferList } from "../understand/offer-list.tsx";

/** Offers that are not ranked, each with why, and the form that puts it right. */
export function SetAside({ group }: { group: GroupView }) {
  const { view, use, answer } = useBench();
  const { setAside, setAsideCount } = group;
  if (setAsideCount === 0) return null;
  return (
    <details className="border-b border-line" open={group.best.length === 0}>
      <summary className="flex min-h-12 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 in-[[open]>summary]:rotate-45" />
        Set aside: {groupDigits(setAsideCount)}
      </summary>
      <ul className="border-t border-hair text-small">
        {setAside.map(({ id, supplier, kind, reason, places, drafts }) => (
          <li
            key={id}
            className="grid gap-x-6 border-hair px-pad py-2.5 not-first:border-t md:grid-cols-[minmax(0,3fr)_9rem_minmax(0,6fr)]"
          >
            <span className="font-medium">{supplier}</span>
            <span className="font-mono text-note text-ink-3">
              {kind === "expired" ? "ran out" : kind.replaceAll("-", " ")}
            </span>
            <span>
              {reason}
              {places.length > 0 && (
                <span className="block font-mono text-label text-ink-3">{places.join("; ")}</span>
              )}
              {["replaced", "expired", "alternative"].includes(kind) && (
                <TextButton
                  className="block"
                  onPress={() => {
                    const file = view.sources.find(({ sourceId }) => isIdOfSource(id, sourceId));
                    if (file) use(file.sourceId, true);
                  }}
                >
                  Use it anyway
                </TextButton>
              )}
              <OfferList
                title={`Change the offer of ${supplier}`}
                drafts={drafts}
                onAnswer={(corrections, text) => answer(corrections, `${supplier}: ${text}`)}
              />
            </span>
          </li>
        ))}
        {setAsideCount > setAside.length && (
          <li className="border-t border-hair px-pad py-2.5 note">
            and {groupDigits(setAsideCount - setAside.length)} more, all in the CSV
          </li>
        )}
      </ul>
    </details>
  );
}
