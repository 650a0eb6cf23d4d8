import docsPlaces from "docs:places";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

import { copyText } from "#app/ui/clipboard.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

import { docsCountText, docsSearch } from "./docs-search.ts";

const tool =
  "flex min-h-12 items-center gap-2 border-hair px-pad text-small whitespace-nowrap no-underline hover:bg-raised focus-visible:-outline-offset-2";

/** The search, and the whole documentation in other forms. */
export function DocsTools({ searchFieldId }: { searchFieldId: string }) {
  return (
    <div className="grid border-t border-line lg:grid-cols-[minmax(0,1fr)_auto]">
      <Search fieldId={searchFieldId} />
      <div className="flex divide-x divide-hair border-hair max-lg:border-t max-lg:*:flex-1 max-md:flex-wrap max-md:*:last:basis-full max-md:*:last:border-t max-md:*:nth-2:border-r-0 lg:border-l">
        <a href="/resources/docs/openapi.json" download className={tool}>
          <Icon name="download" className="size-4 flex-none" />
          OpenAPI 3.1
        </a>
        <a href="/resources/docs.md" className={tool}>
          <Icon name="right" className="size-4 flex-none" />
          All as Markdown
        </a>
        <button
          type="button"
          className={`${tool} noscript:hidden`}
          onClick={() => copyText("the documentation as Markdown", docsAsMarkdown())}
        >
          <Icon name="copy" className="size-4 flex-none" />
          Copy all as Markdown
        </button>
      </div>
    </div>
  );
}

async function docsAsMarkdown(): Promise<Blob> {
  const answer = await fetch("/resources/docs.md");
  if (!answer.ok) throw new Error(`docs.md answered ${answer.status}`);
  return new Blob([await answer.text()], { type: "text/plain" });
}

const searchCodec: AddressCodec<string> = {
  read: (query) => query.get("q") ?? "",
  write: (query, text) => withParameter(query, "q", text || null),
};
const placesFor = docsSearch(docsPlaces);

/** Finds places in the documentation. What is asked for is in the address; arrows walk, Enter goes there, Escape closes. */
function Search({ fieldId }: { fieldId: string }) {
  const { state: asked, setState } = useAddressState(searchCodec);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isShown = isOpen && asked.trim() !== "";
  const found = isShown ? placesFor(asked) : [];

  function ask(text: string) {
    // One step back leads out of the search, not through every letter of it.
    setState(() => text, asked ? "replace" : "push");
    setIsOpen(true);
  }

  // It may have been typed before hydration, and a field that was in focus by then has missed the event.
  useAtHydration(() => {
    const typed = field.current?.value;
    if (typed && typed !== asked) ask(typed);
    else if (document.activeElement === field.current) setIsOpen(true);
  });

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
  const choice = { ...stop, onClick: () => setIsOpen(false) };

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
        {isShown && docsCountText(found.length)}
      </p>
      {isShown && (
        // Hangs from the search field. Pressing the mouse in it leaves the focus where it is.
        <div
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 border-[1.5px] border-line bg-raised shadow-lift"
        >
          <p aria-hidden="true" className="flex justify-between gap-4 px-pad py-2 note">
            {docsCountText(found.length)}
            <span className="max-md:hidden">Arrow keys move, Enter opens, Escape closes</span>
          </p>
          {found.length === 0 && (
            <p className="border-t border-hair px-pad py-4 text-small text-ink-2">
              No part of the documentation has all of these words. Try fewer words, or{" "}
              <a {...choice} href="#support" className="text-link">
                ask support
              </a>
              .
            </p>
          )}
          <ul className="max-h-[min(24rem,50vh)] overflow-y-auto overscroll-contain">
            {found.map(({ path, name, part }) => (
              <li key={path} className="border-t border-hair">
                <SiteLink
                  {...choice}
                  to={path}
                  className="grid min-h-11 grid-cols-[7rem_minmax(0,1fr)] items-center px-pad no-underline hover:bg-ink/4 focus-visible:bg-ink focus-visible:text-ink-inverse focus-visible:-outline-offset-2"
                >
                  <span className="font-mono text-note">{part}</span>
                  <span className="py-2 text-small font-medium [overflow-wrap:anywhere]">
                    {name}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
