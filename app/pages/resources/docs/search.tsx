import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

import { docsCountText, docsEntries, searchDocs } from "./topics/docs-search.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";

import { SearchResults } from "./search-results.tsx";

const searchCodec: AddressCodec<string> = {
  read: (query) => query.get("q") ?? "",
  write: (query, text) => withParameter(query, "q", text || null),
};

/** Finds places in the documentation. What is asked for is in the address; arrows walk, Enter goes there, Escape closes. */
export function Search({ fieldId }: { fieldId: string }) {
  const { state: asked, setState } = useAddressState(searchCodec);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = searchDocs(docsEntries, asked);
  const isShown = isOpen && asked.trim() !== "";

  function ask(text: string) {
    // One step back leads out of the search, not through every letter of it.
    setState(() => text, asked ? "replace" : "push");
    setIsOpen(true);
  }

  // It may have been typed before hydration, and a field that was in focus by then has missed the event.
  const readField = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed && typed !== asked) ask(typed);
    else if (document.activeElement === field.current) setIsOpen(true);
  });
  useEffect(() => readField(), []);

  /** The field and the places found are one row of stops. */
  const stop = {
    onKeyDown(event: KeyboardEvent) {
      const stops = [field.current!, ...box.current!.querySelectorAll<HTMLElement>("a")];
      const at = stops.indexOf(event.currentTarget as HTMLElement);
      if (event.key === "Escape") {
        if (!isShown) ask("");
        field.current!.focus();
        setIsOpen(false);
      } else if (event.key === "Enter" && at === 0) {
        stops[1]?.click();
      } else if (isShown && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
        const step = event.key === "ArrowDown" ? 1 : -1;
        stops[(at + step + stops.length) % stops.length]!.focus();
      } else return;
      event.preventDefault();
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!box.current!.contains(relatedTarget)) setIsOpen(false);
    },
  };

  return (
    <div ref={box} role="search" className="relative noscript:hidden">
      <label htmlFor={fieldId} className="sr-only">
        Search the documentation
      </label>
      <input
        {...stop}
        ref={field}
        id={fieldId}
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Search: webhooks, 429, callback_url"
        aria-keyshortcuts="/"
        value={asked}
        onChange={({ target }) => ask(target.value)}
        onFocus={() => setIsOpen(true)}
        className="block min-h-14 w-full bg-raised pr-16 pl-pad placeholder:text-ink-3 focus-visible:-outline-offset-2"
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 right-pad grid size-7 place-items-center border border-line-2 font-mono text-note text-ink-2"
      >
        /
      </kbd>
      <p role="status" className="sr-only">
        {isShown && docsCountText(results.length)}
      </p>
      {isShown && <SearchResults results={results} stop={stop} onChoose={() => setIsOpen(false)} />}
    </div>
  );
}
