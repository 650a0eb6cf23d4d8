import { Icon } from "#app/ui/icon.tsx";
import { countText } from "#app/tool/figure-text.ts";

import type { KeptPackage } from "./kept-packages.ts";

interface KeptListProps {
  kept: readonly KeptPackage[];
  openId: string | null;
  onOpen: (kept: KeptPackage) => void;
  onDelete: (kept: KeptPackage) => void;
}

/** The RFQs that this browser keeps. */
export function KeptList({ kept, openId, onOpen, onDelete }: KeptListProps) {
  if (kept.length === 0) return null;
  return (
    <ul aria-label="Kept RFQs" className="border-t border-hair">
      {kept.map((each) => (
        <li key={each.id} className="flex items-stretch border-hair not-first:border-t">
          <span className="flex min-w-0 flex-1 flex-col justify-center px-pad py-2">
            <span className="truncate text-small font-medium">{each.name}</span>
            <span className="note">
              {countText(each.state.sources.length, "file")}, kept {each.keptAt.slice(0, 10)}
            </span>
          </span>
          {each.id === openId ? (
            <span className="flex items-center px-3 note">open</span>
          ) : (
            <button
              type="button"
              onClick={() => onOpen(each)}
              className="min-h-11 border-l border-hair px-3 font-mono text-note hover:bg-ground focus-visible:-outline-offset-2"
            >
              Open<span className="sr-only"> {each.name}</span>
            </button>
          )}
          <button
            type="button"
            aria-label={`Delete ${each.name}`}
            onClick={() => onDelete(each)}
            className="grid w-11 place-items-center border-l border-hair hover:bg-ground focus-visible:-outline-offset-2"
          >
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
