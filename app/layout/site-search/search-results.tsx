import type { ResultGroup } from "#app/search/group-results.ts";
import type { SearchKind } from "#app/search/search-index.ts";
import type { AskedWord } from "#app/search/word-match.ts";

import { SearchGroup } from "./search-group.tsx";
import type { Line } from "./search-line.tsx";

interface SearchResultsProps {
  groups: ResultGroup[];
  asked: AskedWord[];
  onChoose: (line: Line) => void;
}

export function SearchResults({ groups, asked, onChoose }: SearchResultsProps) {
  const best = groups[0]?.best[0];
  return groups.map((group) => (
    <SearchGroup
      key={group.kind}
      title={kindNames[group.kind]}
      note={
        group.best.length < group.total
          ? `${group.best.length} of ${group.total}`
          : String(group.total)
      }
      lines={group.best.map((result) => ({
        line: { ...result.entry, path: result.path },
        heading: result.heading,
        asked,
        isBest: result === best,
      }))}
      onChoose={onChoose}
    />
  ));
}

export const kindNames: Record<SearchKind, string> = {
  page: "Pages",
  guide: "Guides",
  article: "Articles",
  docs: "Docs",
  role: "Open roles",
};
