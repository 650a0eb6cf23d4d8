import { isIdOfSource } from "#analyzer/intake/source.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { GroupView } from "#app/tool/worker/group-view.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";

import { OfferList } from "../understand/offer-list.tsx";

const kinds: Readonly<Record<GroupView["setAside"][number]["kind"], string>> = {
  "knocked-out": "knocked out",
  excluded: "excluded",
  "not-comparable": "not comparable",
  incomplete: "incomplete",
  "other-quantity": "other quantity",
  replaced: "replaced",
  alternative: "alternative",
  expired: "ran out",
  "no-bid": "no bid",
};

interface SetAsideProps {
  group: GroupView;
  sources: PackageView["sources"];
  onUse: (sourceId: string, isUsed: boolean) => void;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** Offers that are not ranked, each with why, and the form that puts it right. */
export function SetAside({ group, sources, onUse, onAnswer }: SetAsideProps) {
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
            <span className="font-mono text-note text-ink-3">{kinds[kind]}</span>
            <span>
              {reason}
              {places.length > 0 && (
                <span className="block font-mono text-label text-ink-3">{places.join("; ")}</span>
              )}
              {["replaced", "expired", "alternative"].includes(kind) && (
                <button
                  type="button"
                  onClick={() => {
                    const file = sources.find(({ sourceId }) => isIdOfSource(id, sourceId));
                    if (file) onUse(file.sourceId, true);
                  }}
                  className="block min-h-6 text-link"
                >
                  Use it anyway
                </button>
              )}
              <OfferList
                title={`Change the offer of ${supplier}`}
                drafts={drafts}
                onAnswer={(corrections, text) => onAnswer(corrections, `${supplier}: ${text}`)}
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
