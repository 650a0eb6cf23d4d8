import { countByKind } from "#app/search/group-results.ts";
import type { Searchable } from "#app/search/search.ts";
import { searchKinds } from "#app/search/search-index.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import { kindNames } from "./kind-names.ts";

/** The sheet's title block: how much there is of each kind, and which keys work. */
export function LookedThrough({ index }: { index: Searchable | null }) {
  const counts = index && countByKind(index);
  return (
    <TitleBlock
      className="flex-none grid-cols-[repeat(5,auto)] *:px-3 md:grid-cols-[repeat(5,auto)_minmax(0,1fr)] max-md:[&>:last-child]:hidden"
      entries={[
        ...searchKinds.map((kind) => ({
          label: kindNames[kind],
          value: counts ? (counts.get(kind) ?? 0) : "–",
        })),
        { label: "Keys", value: "Arrows move, Enter opens, Escape closes" },
      ]}
    />
  );
}
