import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { FoundSheet } from "#app/tool/found/found-sheet.tsx";
import { fetchRankedSample, fetchSample } from "#app/tool/fetch-sample.ts";
import type { Intake } from "#app/tool/intake.ts";
import { namedSource, newSourceId } from "#app/tool/package/package-state.ts";
import { usePackage } from "#app/tool/package/use-package.ts";
import type { PackageView, SourceView } from "#app/tool/worker/package-view.ts";
import type { Source } from "#app/tool/worker/source.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";

import { OnBench } from "./bench.ts";
import { CompareView } from "./compare/compare-view.tsx";
import { FileList } from "./files/file-list.tsx";
import { FileIntake } from "./intake/file-intake.tsx";
import { ReadingBar } from "./intake/reading-bar.tsx";
import { KeepPanel } from "./kept/keep-panel.tsx";
import { keptPackages, keptToOpen } from "./kept/kept-packages.ts";
import { SettingsPanel } from "./normalize/settings-panel.tsx";
import { ExportActions } from "./out/export-actions.tsx";
import { PrivacyStrip } from "./privacy/privacy-strip.tsx";
import { TextButton } from "./quiet-buttons.tsx";
import { Ranking } from "./ranking/ranking.tsx";
import { ResultAnnouncement, ResultHead, ResultSummary } from "./ranking/result-head.tsx";
import { RecalledFiles } from "./remembered/recalled-files.tsx";
import { RememberOffer } from "./remembered/remember-offer.tsx";
import { RequestPanel } from "./request/request-panel.tsx";
import { ScanOffer } from "./understand/scan-offer.tsx";
import { QuestionPanel } from "./understand/question-panel.tsx";
import { ReadFiles } from "./understand/read-files.tsx";
import { UndoButton } from "./undo-button.tsx";

export interface WorkbenchProps {
  intake: Intake;
  onBring: (intake: Intake) => void;
  /** Told when there is something to look at, and when there is nothing any more. */
  onEmpty: (isEmpty: boolean) => void;
  /** What could be brought still stands above it. */
  isStartShown: boolean;
}

/** Files, request and questions at the left, the result at the right; on a phone one after another. */
export function Workbench({ intake, onBring, onEmpty, isStartShown }: WorkbenchProps) {
  const quotes = usePackage();
  const { view, activity, failure, state } = quotes;
  const [fetchFailure, setFetchFailure] = useState<string | null>(null);
  const [isComparing, setComparing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const offer = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  const takenNames = useRef(new Set<string>());

  /** What the page itself waits for; `null` when it did not come. */
  const awaited = async <Result,>(what: string, coming: Promise<Result>) => {
    const { promise: canceled, resolve: cancel } = Promise.withResolvers<"canceled">();
    const { end } = quotes.begin(what, () => cancel("canceled"));
    return Promise.race([coming.catch(() => null), canceled]).finally(end);
  };
  const takeIn = useEffectEvent(async (intake: Intake) => {
    setFetchFailure(null);
    if (intake.kind === "sample") {
      const { sampleId } = intake;
      const ranked = fetchRankedSample(sampleId);
      const sources = await awaited("Fetching the sample", fetchSample(sampleId));
      if (sources === "canceled") return;
      // Before it is opened: a sample that is ranked already is shown at once.
      isAwaited.current = sources !== null;
      if (sources) isAwaited.current &&= await quotes.openSample(sources, sampleId, await ranked);
      else setFetchFailure("The sample could not be fetched. Check the connection and try again.");
    } else if (intake.kind === "kept") {
      const kept = await awaited("Opening what is kept on this device", keptPackages());
      if (kept === "canceled") return;
      const last = kept?.find(({ id }) => id === keptToOpen());
      if (last) await quotes.restore(last.state);
    } else if (intake.kind === "request") {
      await quotes.request(requestSource(intake.given));
    } else {
      if (!activity) takenNames.current.clear();
      for (const { name } of state.sources) takenNames.current.add(name);
      isAwaited.current = await quotes.add(namedSources(intake, takenNames.current));
    }
  });
  useEffect(() => void takeIn(intake), [intake]);

  // Before it is painted: what could be brought leaves when the result takes its place, and not earlier.
  const hasView = view !== null;
  useLayoutEffect(() => onEmpty(!hasView), [hasView, onEmpty]);

  // What was brought is there, and nothing above it goes away any more: go to it, once.
  useEffect(() => {
    if (!view || isStartShown || !isAwaited.current) return;
    isAwaited.current = false;
    (offer.current ?? heading.current)?.focus();
  }, [view, isStartShown]);

  return (
    <>
      <div
        aria-busy={quotes.isBusy || undefined}
        className="border-t-[1.5px] border-line on-raised"
      >
        <ResultAnnouncement view={view} />
        <Failure text={fetchFailure ?? failure?.text} onRetry={failure?.retry} />
        {view && (
          <OnBench value={{ ...quotes, view }}>
            <div className="lg:grid lg:grid-cols-[minmax(18rem,4fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr]">
              <div className="min-w-0">
                <section aria-label="Files" className="border-b border-line">
                  <FileIntake onBring={onBring} isCompact />
                  <FileList />
                </section>
                <ScanOffer
                  ref={offer}
                  onRead={async (sourceIds, languages) => {
                    isAwaited.current = await quotes.readScans(sourceIds, languages);
                  }}
                />
                <ProblemList sources={view.sources} />
                <RecalledFiles />
                <QuestionPanel onFinished={() => heading.current?.focus()} />
                <SimilarParts similar={view.similar} onJoin={quotes.join} />
                <RequestPanel onBring={onBring} />
                <UndoButton />
              </div>
              <div
                id="result"
                className="min-w-0 border-line lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:[&_:focus]:scroll-mt-40"
              >
                <ResultHead ref={heading} isComparing={isComparing} onCompare={setComparing} />
                {isComparing ? <CompareView /> : <Ranking />}
                <ReadFiles />
                <SettingsPanel />
                <ExportActions />
                <PrivacyStrip />
              </div>
              <div className="min-w-0 border-line max-lg:border-t">
                <RememberOffer />
                <KeepPanel quotes={quotes} />
                <KeyboardHelp />
              </div>
            </div>
            <ResultSummary />
          </OnBench>
        )}
        {!view && <KeepPanel quotes={quotes} />}
      </div>
      <ReadingBar activity={activity} isBesideResult={view !== null}>
        {activity?.found && (
          <FoundSheet
            found={activity.found}
            className="pointer-events-none relative max-h-[min(24rem,50vh)] border-t-[1.5px] border-line bg-raised gridded lg:border-r"
          />
        )}
      </ReadingBar>
    </>
  );
}

interface FailureProps {
  text: string | undefined;
  onRetry: (() => void) | undefined;
}

function Failure({ text, onRetry }: FailureProps) {
  return (
    <div role="alert">
      {text && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-err-wash px-pad py-3 text-small">
          {text}
          {onRetry && <TextButton onPress={onRetry}>Try again</TextButton>}
        </p>
      )}
    </div>
  );
}

function requestSource(given: File | string): Source {
  const id = newSourceId();
  return typeof given === "string"
    ? { id, kind: "text", name: "Pasted request", text: given }
    : { id, kind: "file", name: given.name, file: given };
}

function namedSources(
  intake: Extract<Intake, { kind: "files" | "text" }>,
  taken: Set<string>,
): Source[] {
  if (intake.kind === "text")
    return [{ ...namedSource("Pasted text", taken), kind: "text", text: intake.text }];
  return intake.files.map((file) => ({ ...namedSource(file.name, taken), kind: "file", file }));
}

const keys: readonly (readonly [keys: string, does: string])[] = [
  ["Tab", "goes from control to control: files, questions, request, result"],
  ["1 to 9", "gives that answer, while the focus is on a question"],
  ["Ctrl+Z", "takes back the last answer, correction, removal or setting"],
  ["Ctrl+V", "outside of a field: adds the table, email or files you copied"],
  ["Enter", "in a cell: writes it. Escape leaves it as it was"],
  ["Arrow keys", "move a weight; Home and End set it to 0 and 100"],
];

function KeyboardHelp() {
  return (
    <details>
      <summary className="flex min-h-12 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 in-[[open]>summary]:rotate-45" />
        Keyboard
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-pad pb-5 text-small">
        {keys.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-mono text-note leading-6">{key}</dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface SimilarPartsProps {
  similar: PackageView["similar"];
  onJoin: (partKey: string, to: string) => void;
}

/** Spellings that may be one part, for the visitor to join. */
function SimilarParts({ similar, onJoin }: SimilarPartsProps) {
  const [first] = similar;
  if (!first) return null;
  const [to, from] = first.parts;
  return (
    <section aria-labelledby="similar-parts" className="border-b border-line on-vellum px-pad py-4">
      <h2 id="similar-parts" className="text-body font-medium">
        Are {to} and {from} one part?
      </h2>
      <p className="mt-1 note">
        {first.reason}
        {similar.length > 1 && `; ${similar.length - 1} more like this`}
      </p>
      <Button size="small" icon="check" className="mt-3" onClick={() => onJoin(first.partKey, to)}>
        {`Yes, compare both as ${to}`}
      </Button>
    </section>
  );
}

/** What could not be read, and what to do about it. Scans can be: scan-offer.tsx asks about them. */
function ProblemList({ sources }: { sources: readonly SourceView[] }) {
  const problems = sources
    .flatMap((source) => source.problems)
    .filter(({ kind }) => kind !== "scan");
  if (problems.length === 0) return null;
  return (
    <ul aria-label="Problems" className="border-b border-hair bg-warn-wash">
      {problems.map((problem, index) => (
        <li
          key={index}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-hair px-pad py-3 text-small not-first:border-t"
        >
          <Icon name="warning" className="mt-0.5 size-5 text-warn" />
          <p>
            <b className="font-mono text-note font-[540]">
              {problem.part === "" ? problem.fileName : `${problem.fileName}, ${problem.part}`}
            </b>{" "}
            {problem.message}
          </p>
        </li>
      ))}
    </ul>
  );
}
