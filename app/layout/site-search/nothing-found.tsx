import { useEffect } from "react";

import { countEvent } from "#app/page/counted/count-event.ts";
import { countByKind } from "#app/search/group-results.ts";
import { nearestEntries, type Searchable } from "#app/search/search.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

import { SearchGroup } from "./search-group.tsx";
import type { Line } from "./search-line.tsx";
import { StartingPoints, suggestedLines } from "./starting-points.tsx";

const mostNearest = 4;
const contactLine = suggestedLines.find(({ path }) => path === "/company/contact")!;

/** Whoever stops typing has searched. */
const settledAfterMs = 1000;

interface NothingFoundProps {
  index: Searchable;
  query: string;
  onChoose: (line: Line) => void;
}

/** Says what was looked through, and offers what comes nearest. */
export function NothingFound({ index, query, onChoose }: NothingFoundProps) {
  const nearest = nearestEntries(index, query, mostNearest);
  const counts = countByKind(index);
  useEffect(() => {
    const timer = setTimeout(() => countEvent({ event: "search-none" }), settledAfterMs);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <>
      <div className="border-b border-line px-pad py-6">
        <p className="text-h4 font-medium tracking-snug [overflow-wrap:anywhere]">
          No results for “{query}”.
        </p>
        <p className="mt-2 max-w-[38em] text-small text-ink-2">
          We searched {counts.get("page")} pages, {counts.get("guide")} guides,{" "}
          {counts.get("article")} articles, {counts.get("docs")} sections of the docs and{" "}
          {counts.get("role")} open roles, and allowed for typing errors. Try fewer words, or{" "}
          <SiteLink
            to="/company/contact"
            onClick={() => onChoose(contactLine)}
            className="text-link"
          >
            ask a person
          </SiteLink>
          .
        </p>
      </div>
      {nearest.length > 0 && (
        <SearchGroup
          title="Similar"
          lines={nearest.map((line) => ({ line }))}
          onChoose={onChoose}
        />
      )}
      <StartingPoints listed={nearest} onChoose={onChoose} />
    </>
  );
}
