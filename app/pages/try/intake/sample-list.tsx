import { sampleHref, type SamplePackage, samplePackages } from "#app/samples/sample-packages.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";

import { sampleAhead } from "../come-ahead.ts";

import type { Intake } from "#app/tool/intake.ts";

/** Three packages to try it on, each one click from its ranked list, and as files. */
export function SampleList({ onBring }: { onBring: (intake: Intake) => void }) {
  return (
    <div className="flex flex-col border-line max-lg:border-t lg:border-l noscript:col-span-full">
      <h2 className="tracking-normal border-b border-hair px-pad py-3 text-small font-medium">
        No quotes at hand? Rank one of three invented packages, in the formats that suppliers use.
      </h2>
      <ul className="grid flex-1 auto-rows-fr">
        {samplePackages.map((sample) => (
          <SampleItem
            key={sample.id}
            sample={sample}
            onOpen={() => onBring({ kind: "sample", sampleId: sample.id })}
          />
        ))}
      </ul>
    </div>
  );
}

function SampleItem({ sample, onOpen }: { sample: SamplePackage; onOpen: () => void }) {
  const { id, name, rfq, summary, files } = sample;
  return (
    <li className="grid content-start gap-x-6 gap-y-3 border-hair px-pad py-5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-h4 font-medium tracking-snug">
          {name} <span className="ml-1 note">{rfq}</span>
        </h3>
        <p className="mt-1 text-small text-ink-2">{summary}</p>
      </div>
      <Button
        size="small"
        data-sample={id}
        onClick={onOpen}
        onPointerEnter={() => sampleAhead(id)}
        onFocus={() => sampleAhead(id)}
        className="self-start justify-self-start noscript:hidden"
      >
        Rank this sample<span className="sr-only"> ({name})</span>
      </Button>
      <details className="group sm:col-span-2">
        <summary className="flex min-h-6 items-center gap-2 font-mono text-note text-ink-2">
          <Icon name="plus" className="size-3.5 group-open:rotate-45" />
          {files.length} files to download
        </summary>
        <ul className="mt-2 grid gap-1 font-mono text-note">
          {files.map((file) => (
            <li key={file.name} className="flex flex-wrap gap-x-3">
              <a
                href={sampleHref(id, file.name)}
                download={file.name}
                className="min-h-6 text-link"
                onClick={() =>
                  notify({ type: "success", title: "Download started", message: file.name })
                }
              >
                {file.name}
              </a>
              <span className="text-ink-3">{file.about}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
