import { useEffect, useEffectEvent, useRef, useState } from "react";

import { fetchSample } from "#app/tool/fetch-sample.ts";
import type { Intake } from "#app/tool/intake.ts";
import { keptPackage } from "./intake/kept-package.ts";
import { ReadingBar } from "./intake/reading-bar.tsx";
import { SettingsPanel } from "./normalize/settings-panel.tsx";
import { ExportActions } from "./out/export-actions.tsx";
import { freeName, newSourceId } from "#app/tool/package/package-state.ts";
import { usePackage } from "#app/tool/package/use-package.ts";
import { PrivacyStrip } from "./privacy/privacy-strip.tsx";
import { Ranking } from "./ranking/ranking.tsx";
import { ResultAnnouncement } from "./ranking/result-announcement.tsx";
import { ResultHead } from "./ranking/result-head.tsx";
import { ProblemList } from "./understand/problem-list.tsx";
import { QuestionPanel } from "./understand/question-panel.tsx";
import { ReadFiles } from "./understand/read-files.tsx";
import type { Source } from "#app/tool/worker/worker-messages.ts";

export interface WorkbenchProps {
  intake: Intake;
}

/** All that happens to the visitor's quotes once there are any. */
export function Workbench({ intake }: WorkbenchProps) {
  const quotes = usePackage();
  const { view, progress, failure, state } = quotes;
  const [fetchFailure, setFetchFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  const takenNames = useRef(new Set<string>());

  const takeIn = useEffectEvent(async (intake: Intake) => {
    setFetchFailure(null);
    if (intake.kind === "sample") {
      const sources = await fetchSample(intake.sampleId).catch(() => null);
      if (sources) isAwaited.current = await quotes.openSample(sources, intake.sampleId);
      else setFetchFailure("The sample could not be fetched. Check the connection and try again.");
    } else if (intake.kind === "kept") {
      const kept = await keptPackage();
      if (kept) await quotes.restore(kept);
    } else {
      if (!progress) takenNames.current.clear();
      for (const { name } of state.sources) takenNames.current.add(name);
      isAwaited.current = await quotes.add(namedSources(intake, takenNames.current));
    }
  });
  useEffect(() => void takeIn(intake), [intake]);

  // What was brought is there: go to it, once.
  useEffect(() => {
    if (!view || !isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus();
  }, [view]);

  return (
    <div aria-busy={quotes.isBusy || undefined} className="border-t-[1.5px] border-line on-raised">
      <ResultAnnouncement view={view} />
      {progress && <ReadingBar progress={progress} />}
      <Failure text={fetchFailure ?? failure} onRetry={failure ? quotes.retry : null} />
      {view && (
        <>
          <ResultHead ref={heading} quotes={quotes} view={view} />
          <ProblemList sources={view.sources} />
          <QuestionPanel
            questions={view.questions}
            count={view.questionCount}
            onAnswer={quotes.correct}
            onFinished={() => heading.current?.focus()}
          />
          <Ranking quotes={quotes} view={view} />
          <ReadFiles quotes={quotes} view={view} />
          <SettingsPanel quotes={quotes} view={view} />
          <ExportActions quotes={quotes} />
        </>
      )}
      <PrivacyStrip quotes={quotes} />
    </div>
  );
}

function Failure({ text, onRetry }: { text: string | null; onRetry: (() => void) | null }) {
  return (
    <div role="alert">
      {text && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-err-wash px-pad py-3 text-small">
          {text}
          {onRetry && (
            <button type="button" onClick={onRetry} className="min-h-6 text-link">
              Read the files again
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function namedSources(
  intake: Extract<Intake, { kind: "files" | "text" }>,
  taken: Set<string>,
): Source[] {
  const named = (name: string) => {
    const free = freeName(name, taken);
    taken.add(free);
    return { id: newSourceId(), name: free };
  };
  if (intake.kind === "text") return [{ ...named("Pasted text"), kind: "text", text: intake.text }];
  return intake.files.map((file) => ({ ...named(file.name), kind: "file", file }));
}
