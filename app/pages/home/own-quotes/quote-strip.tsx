import { useRef, useState } from "react";

import { samplePackage } from "#app/samples/sample-package.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { WhereDropped } from "#app/ui/where-dropped.tsx";

import { benchWith, broughtFiles, broughtSample, type BroughtQuotes } from "./brought-quotes.ts";
import { loadRanker, loadSamples } from "./use-own-ranking.ts";

const chip =
  "relative min-h-11 flex-auto border-l border-hair px-3 max-md:px-1.5 hover:bg-ground focus-visible:-outline-offset-2 underline-offset-4 aria-pressed:underline";

interface QuoteStripProps {
  brought: BroughtQuotes | null;
  onBring: (brought: BroughtQuotes | null) => void;
}

/** What the dashboard may rank: the visitor's files, dropped anywhere on the page or chosen, or one of the samples. */
export function QuoteStrip({ brought, onBring }: QuoteStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const bringFiles = (files: readonly File[]) => {
    if (files.length > 0) onBring(broughtFiles(files, samplePackage.weights));
  };
  const readChosen = () => {
    bringFiles([...(input.current?.files ?? [])]);
    if (input.current) input.current.value = "";
  };
  useAtHydration(readChosen);

  const isOver = useFilesDropped((files) => {
    bringFiles(files);
    strip.current?.scrollIntoView({ block: "nearest" });
  });

  const comeAhead = () => void loadRanker().catch(() => {});
  const sampleAhead = (id: string) =>
    void loadSamples()
      .then(({ fetchSample }) => fetchSample(id))
      .catch(() => {});

  return (
    <div ref={strip} className="border-b border-hair text-small">
      <div
        onPointerEnter={comeAhead}
        onFocus={comeAhead}
        className="flex items-stretch max-md:flex-wrap noscript:hidden"
      >
        <label
          className={classNames(
            "relative flex min-h-11 flex-auto items-center gap-2.5 px-3.5 hover:bg-ground has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus max-md:w-full max-md:border-b max-md:border-hair max-md:py-2",
            isOver && "bg-vellum",
          )}
        >
          <Icon name="plus" className="size-4 flex-none" />
          <span className="font-medium">
            {isOver ? (
              "Drop to rank them here"
            ) : (
              <>
                Choose quotes<WhereDropped>, or drop them here</WhereDropped>{" "}
                <span className="block note">{uploadRule}</span>
              </>
            )}
          </span>
          <input
            ref={input}
            type="file"
            multiple
            onChange={readChosen}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        <div role="group" aria-label="Samples" className="flex max-md:w-full md:flex-auto">
          <button
            type="button"
            aria-pressed={brought === null}
            onClick={() => onBring(null)}
            className={classNames(chip, "max-md:border-l-0")}
          >
            Motor mount
          </button>
          {samplePackages.map((sample) => (
            <button
              key={sample.id}
              type="button"
              aria-pressed={brought?.sampleId === sample.id}
              onClick={() => onBring(broughtSample(sample))}
              onPointerEnter={() => sampleAhead(sample.id)}
              onFocus={() => sampleAhead(sample.id)}
              className={chip}
            >
              {sample.name}
            </button>
          ))}
        </div>
      </div>
      <p className="hidden flex-wrap gap-x-4 px-3.5 py-2 noscript:flex">
        Samples to try:
        {samplePackages.map(({ id, name }) => (
          <SiteLink key={id} to={benchWith(id)} className="text-link">
            {name}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}

/** Hears of files dropped anywhere: one that missed a target would be opened in place of the page. Says whether some hover. */
function useFilesDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const hear = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") onFiles([...event.dataTransfer.files]);
  };
  useWindowEvent("dragover", hear);
  useWindowEvent("drop", hear);
  useWindowEvent("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) setOver(false);
  });
  return isOver;
}
