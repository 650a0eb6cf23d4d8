import { fileSizeText } from "#app/format/file-size.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { countText } from "#app/tool/figure-text.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The files of the package, each with how much was found in it. */
export function FileList({ quotes, view }: { quotes: QuotePackage; view: PackageView }) {
  const sample = samplePackages.find(({ id }) => id === quotes.state.sampleId);
  if (view.sources.length === 0) return null;
  return (
    <>
      <p className="border-t border-hair px-pad pt-3 pb-1 note">
        {sample ? `Sample ${sample.rfq}, invented: ` : ""}
        {countText(view.sources.length, "file")}
      </p>
      <ul aria-label="Files of the package" className="pb-1">
        {view.sources.map(({ sourceId, name, kind, sizeBytes, lineCount, aside }) => (
          <li key={sourceId} className="flex items-stretch">
            <span className="min-w-0 flex-1 px-pad py-1.5">
              <span className="block truncate font-mono text-note font-[540]">{name}</span>
              <span className="block note">
                {[kind ?? "not read", fileSizeText(sizeBytes), countText(lineCount, "line")].join(
                  " · ",
                )}
              </span>
              {aside && (
                <span className="block text-note">
                  {aside.isUsed ? "Used anyway: " : "Set aside: "}
                  {aside.reason}.
                  <button
                    type="button"
                    onClick={() => quotes.use(sourceId, !aside.isUsed)}
                    className="block min-h-6 text-link"
                  >
                    {aside.isUsed ? "Set it aside" : "Use it anyway"}
                    <span className="sr-only">: {name}</span>
                  </button>
                </span>
              )}
            </span>
            <button
              type="button"
              onClick={() => quotes.remove(sourceId)}
              aria-label={`Remove ${name}`}
              className="grid w-12 flex-none place-items-center hover:bg-ground focus-visible:-outline-offset-2"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
