import { type ReactNode, useRef } from "react";

import { choiceCodec } from "#app/page/state/choice-codec.ts";
import { useAddressState } from "#app/page/state/use-address-state.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

import { CodeBody, ListingHead } from "./code-listing.tsx";
import { type SampleLanguage, sampleLanguages, type Samples } from "./docs-data.ts";

/** The browser shows the sample of the chosen language by itself, with JavaScript or without. */
const shownFor: Record<SampleLanguage, string> = {
  curl: "group-has-[[value=curl]:checked]/samples:visible",
  javascript: "group-has-[[value=javascript]:checked]/samples:visible",
  python: "group-has-[[value=python]:checked]/samples:visible",
  java: "group-has-[[value=java]:checked]/samples:visible",
};

const [{ id: firstLanguage }] = sampleLanguages;

/** The language of every sample on the page. It is in the address, so that a link shows what its sender saw. */
const languageCodec = choiceCodec({ lang: { javascript: null, python: null, java: null } });

interface LanguageSamplesProps {
  /** Unique on the page. */
  name: string;
  caption: ReactNode;
  /** What the copy button copies, for those who do not see it. */
  what: string;
  samples: Samples;
}

/** One thing in every language, one language at a time: the same one in every listing of the page. */
export function LanguageSamples({ name, caption, what, samples }: LanguageSamplesProps) {
  const { state, setState } = useAddressState(languageCodec);
  const language = state.lang ?? firstLanguage;
  const choose = (next: string) => setState(() => languageCodec.choice("lang", next), "replace");
  const group = useRef<HTMLDivElement>(null);

  useAtHydration(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen && chosen.value !== language) choose(chosen.value);
  });

  return (
    <figure className="group/samples min-w-0 border border-line blueprint">
      <ListingHead caption={caption} what={what} text={samples[language].text} />
      <div
        ref={group}
        role="radiogroup"
        aria-label={`Language: ${what}`}
        className="flex flex-wrap border-b border-hair font-mono text-note"
      >
        {sampleLanguages.map(({ id, label }) => (
          <label
            key={id}
            className="relative inline-flex min-h-9 items-center border-hair px-3 text-ink-2 not-first:border-l hover:bg-raised has-checked:bg-ink has-checked:text-ink-inverse has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus max-md:flex-auto max-md:justify-center max-sm:px-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === language}
              onChange={() => choose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
      {/* All in one place, so that a choice moves nothing: the first is shown whole, a longer one scrolls in its room. */}
      <div className="relative grid min-h-44 grid-cols-[minmax(0,1fr)]">
        {sampleLanguages.map(({ id, label }, index) => (
          <div
            key={id}
            className={classNames("invisible", shownFor[id], index > 0 && "absolute inset-0")}
          >
            <CodeBody code={samples[id]} label={`${what}, ${label}`} className="h-full" />
          </div>
        ))}
      </div>
    </figure>
  );
}
