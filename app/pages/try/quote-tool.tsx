import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { samplePackages } from "#app/samples/sample-packages.ts";
import { takeHandedOver } from "#app/tool/handed-over.ts";
import type { Intake } from "#app/tool/intake.ts";
import { whenIdle } from "#app/page/loading/when-idle.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

import { comeAhead, keepForOffline, sampleAhead } from "./come-ahead.ts";
import { FileIntake } from "./intake/file-intake.tsx";
import { ReadingBar } from "./intake/reading-bar.tsx";
import { SampleList } from "./intake/sample-list.tsx";
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
    if (files.length > 0) bring({ kind: "files", files });
    else if (sample) bring({ kind: "sample", sampleId: sample.id });
    else if (hasKept()) bring({ kind: "kept" });
  });
  useEffect(() => {
    bringFromAddress();
    comeAhead();
    // After what is wanted first.
    const timer = setTimeout(() => whenIdle(keepForOffline), keepAfterMs);
    return () => clearTimeout(timer);
  }, []);

  const bringPasted = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, dialog")) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (files.length > 0) bring({ kind: "files", files });
    else if (text !== "") bring({ kind: "text", text });
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => bringPasted(event);
    addEventListener("paste", listen);
    return () => removeEventListener("paste", listen);
  }, []);

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
        <div className="grid flex-1 border-t-[1.5px] border-line on-raised lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
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
      return "the RFQ kept on this device";
    default:
      return "the pasted text";
  }
}
