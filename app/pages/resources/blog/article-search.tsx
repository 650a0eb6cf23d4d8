import { useEffect, useId, useRef } from "react";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

interface ArticleSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** A plain form that asks by its address, so it also works before React does; then it answers at each letter. */
export function ArticleSearch({ search, onSearch }: ArticleSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useAtHydration(() => {
    const typed = input.current!.value;
    if (typed && typed !== search) onSearch(typed);
  });

  // Back changes the search without the box.
  useEffect(() => {
    if (input.current!.value.trim() !== search.trim()) input.current!.value = search;
  }, [search]);

  return (
    <search>
      <form
        action="/resources/blog"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-2"
      >
        <label htmlFor={id} className="label">
          Search
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder="DDP, amortization, scorecard"
          defaultValue={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          className="min-h-10 w-full rounded-1 border border-line-2 bg-raised px-3 text-small hover:border-line"
        />
      </form>
    </search>
  );
}
