import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { sampleHref, type SamplePackage, samplePackages } from "#app/samples/sample-packages.ts";
import { takeHandedOver } from "#app/tool/handed-over.ts";
import type { Intake } from "#app/tool/intake.ts";
import { rememberedSuppliers } from "#app/tool/remembered-suppliers.ts";
import { noteTried } from "#app/tool/tried-kinds.ts";
import { whenIdle } from "#app/page/loading/when-idle.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

import { comeAhead, keepForOffline, sampleAhead } from "./come-ahead.ts";
import { FileIntake } from "./intake/file-intake.tsx";
import { ReadingBar } from "./intake/reading-bar.tsx";
import { hasKept } from "./kept/kept-packages.ts";
import type { WorkbenchProps } from "./workbench.tsx";

const keepAfterMs = 2000;

/** The visitor's own quotes, ranked in the browser. First what can be brought, then the workbench in its place. */
export function QuoteTool() {
  const [intake, setIntake] = useState<Intake | null>(null);
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isEmpty, setEmpty] = useState(true);

  const bring = (next: Intake) => {
    noteTried(next);
    open(next);
  };
  const open = (next: Intake) => {
    setIntake(next);
    setMissing(false);
    if (next.kind === "sample") sampleAhead(next.sampleId);
    import("./workbench.tsx").then(
      ({ Workbench }) => setWorkbench(() => Workbench),
      () => setMissing(true),
    );
  };

  const bringFromAddress = useEffectEvent(() => {
    const wanted = new URLSearchParams(location.search).get("sample");
    const sample = samplePackages.find(({ id }) => id === wanted);
    const files = takeHandedOver();
    // The screen that hands them over has noted them.
    if (files.length > 0) open({ kind: "files", files });
    else if (sample) bring({ kind: "sample", sampleId: sample.id });
    else if (hasKept() || rememberedSuppliers().length > 0) bring({ kind: "kept" });
  });
  useEffect(() => {
    bringFromAddress();
    comeAhead();
    // After what is wanted first.
    const timer = setTimeout(() => whenIdle(keepForOffline), keepAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useWindowEvent("paste", (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, dialog")) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (files.length > 0) bring({ kind: "files", files });
    else if (text !== "") bring({ kind: "text", text });
  });

  return (
    <div id="tool" className="flex flex-1 flex-col">
      <p className="hidden border-t border-line px-pad py-4 text-small noscript:block">
        JavaScript is off. The files are read by your own browser, so it needs JavaScript. You can
        download the samples, or{" "}
        <SiteLink to="/demo" className="text-link">
          book a demo
        </SiteLink>
        .
      </p>
      {isEmpty && (
        <div className="grid flex-1 border-t-[1.5px] border-line on-raised lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <FileIntake onBring={bring} />
          <SampleList onBring={bring} />
        </div>
      )}
      {isMissing && (
        <p role="alert" className="border-t border-line bg-err-wash px-pad py-3 text-small">
          The tool could not be fetched. Check the connection, then choose again.
        </p>
      )}
      {Workbench && intake && (
        <Workbench intake={intake} onBring={bring} onEmpty={setEmpty} isStartShown={isEmpty} />
      )}
      {!Workbench && intake && !isMissing && (
        <ReadingBar
          activity={{
            what: `Fetching the program for ${nameOf(intake)}`,
            share: 0,
            cancel: () => setIntake(null),
          }}
        />
      )}
    </div>
  );
}

function nameOf(intake: Intake): string {
  switch (intake.kind) {
    case "files":
      return intake.files.map(({ name }) => name).join(", ");
    case "sample":
      return "the sample";
    case "kept":
      return "what is kept on this device";
    default:
      return "the pasted text";
  }
}

/** Three packages to try it on, each one click from its ranked list, and as files. */
function SampleList({ onBring }: { onBring: (intake: Intake) => void }) {
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
    <li className="border-hair px-pad py-4 not-first:border-t">
      <h3 className="font-medium tracking-snug">
        {name} <span className="ml-1 note">{rfq}</span>
      </h3>
      <p className="text-small text-ink-2">{summary}</p>
      <button
        type="button"
        data-sample={id}
        onClick={onOpen}
        onPointerEnter={() => sampleAhead(id)}
        onFocus={() => sampleAhead(id)}
        className="min-h-9 text-small font-medium text-link noscript:hidden"
      >
        Rank this sample<span className="sr-only"> ({name})</span>
      </button>
      <details>
        <summary className="flex min-h-6 items-center gap-2 font-mono text-note text-ink-2">
          <Icon name="plus" className="size-3.5 in-[[open]>summary]:rotate-45" />
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
