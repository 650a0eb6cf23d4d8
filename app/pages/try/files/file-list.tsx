import { fileSizeText } from "#app/format/file-size.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { countText } from "#app/tool/figure-text.ts";

import { useBench } from "../bench.ts";
import { RemoveButton, TextButton } from "../quiet-buttons.tsx";

/** The files of the package, each with how much was found in it. */
export function FileList() {
  const { view, state, use, remove } = useBench();
  const sample = samplePackages.find(({ id }) => id === state.sampleId);
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
                  <TextButton className="block" onPress={() => use(sourceId, !aside.isUsed)}>
                    {aside.isUsed ? "Set it aside" : "Use it anyway"}
                    <span className="sr-only">: {name}</span>
                  </TextButton>
                </span>
              )}
            </span>
            <RemoveButton label={`Remove ${name}`} onPress={() => remove(sourceId)} />
          </li>
        ))}
      </ul>
    </>
  );
}
