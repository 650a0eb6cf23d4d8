import { useEffect, useMemo, useReducer, useState } from "react";

import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { weightsFromQuery } from "#app/sections/weights/weights-query.ts";
import { useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";

import { localToday } from "../local-today.ts";
import { whenIdle } from "#app/page/loading/when-idle.ts";
import { latestOnly } from "../worker/latest-only.ts";
import { scanLanguages, type ScanLanguage } from "../scan/scan-languages.ts";
import { CanceledError, openWorkerClient } from "../worker/worker-client.ts";
import type { AnalysisInput, PackageView, Source } from "../worker/worker-messages.ts";
import { analysisInput } from "./analysis-input.ts";
import { heldSources, type PackageHistory, reduceHistory } from "./package-history.ts";
import {
  emptyPackage,
  isEmpty,
  newSourceId,
  type PackageAction,
  type PackageState,
  type SheetSettings,
} from "./package-state.ts";
import { useSharedSample } from "./use-shared-sample.ts";

/** Files on their way in. */
export interface ReadingProgress {
  /** "Reading quotes.csv" */
  what: string;
  /** From 0 to 1. */
  share: number;
  cancel: () => void;
}

/** The visitor's package: what it holds, what is shown of it, and all that can be done to it. */
export function usePackage() {
  const [history, dispatch] = useReducer(reduceHistory, null, emptyHistory);
  const state = history.present;
  const sample = samplePackages.find(({ id }) => id === state.sampleId);
  const weighing = useSharedWeights(sample?.settings.weights ?? defaultSettings.weights, "try-");
  const { weights } = weighing;
  const [view, setView] = useState<PackageView | null>(null);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [working, setWorking] = useState<Omit<ReadingProgress, "cancel"> | null>(null);
  const [client] = useState(() => openWorkerClient());
  useEffect(() => () => client.close(), [client]);

  const [analyze] = useState(() =>
    latestOnly<AnalysisInput, PackageView>({
      run: (input) =>
        client.call("analyze", input, {
          onProgress: (what, share) => setWorking({ what, share }),
        }),
      onResult: setView,
      onFailure: (error) => {
        if (!(error instanceof CanceledError)) setFailure(messageOf(error));
      },
      onBusy: (isBusy) => {
        setBusy(isBusy);
        if (!isBusy) setWorking(null);
      },
    }),
  );

  /** Reads, and only then lets the package hold it. Says whether it does. */
  const read = async (sources: readonly Source[], then: PackageAction): Promise<boolean> => {
    setFailure(null);
    const held = client.hasRead() ? [] : heldSources(history);
    const all = [...held.filter((each) => !sources.includes(each)), ...sources];
    let cancel = () => {};
    try {
      const scanFiles = await fetchScanReader(all, then, setProgress);
      const given = { sources: all, scanFiles };
      await client.call("read", given, {
        onStart: (stop) => {
          cancel = stop;
          // The worker's first word may come with its last.
          setProgress({ what: `Reading ${sources[0]?.name ?? ""}`, share: 0, cancel });
        },
        onProgress: (what, share) => setProgress({ what, share, cancel }),
      });
      dispatch(then);
      return true;
    } catch (error) {
      if (!(error instanceof CanceledError)) setFailure(messageOf(error));
      if (!client.hasRead() && !isEmpty(state) && sources !== state.sources) await readAgain();
      return false;
    } finally {
      setProgress(null);
    }
  };
  /** What the package holds, once more: the worker that held it is gone. */
  const readAgain = () => read(state.sources, { kind: "restored", state: { ...state } });

  useSharedSample(state.sampleId, weighing.resetWeights);

  const input = useMemo(() => analysisInput(state, weights), [state, weights]);
  useEffect(() => {
    if (input.sourceIds.length === 0 && input.requestId === null) setView(null);
    else void analyze(input);
  }, [input, analyze]);

  // From then on the tool does without a connection.
  const hasView = view !== null;
  useEffect(() => {
    if (hasView) whenIdle(() => client.call("prepare", null).catch(() => {}));
  }, [hasView, client]);

  return {
    state,
    view,
    progress,
    /** How far the ranking is, when there is so much that it takes a while. */
    working,
    failure,
    isBusy,
    client,
    weighing,
    /** What the figures shown are worked from. */
    input,
    /** What the last step was that can be undone, in words. */
    lastStep: history.past.at(-1)?.what ?? null,
    /** `ranked` is what the build made of it, at its own weights. */
    async openSample(
      sources: readonly Source[],
      sampleId: string,
      ranked: PackageView | null,
    ): Promise<boolean> {
      const sample = samplePackages.find(({ id }) => id === sampleId);
      const { askedQuantities } = sample?.settings ?? defaultSettings;
      const opened = { kind: "opened", sources, sampleId, settings: { askedQuantities } } as const;
      if (!ranked || weightsFromQuery(location.search, "try-")) return read(sources, opened);
      setFailure(null);
      client.readBehind({ sources, scanFiles: null });
      setView(ranked);
      dispatch(opened);
      return true;
    },
    /** What was agreed to for one scan holds for those that come after it. */
    add(given: readonly Source[]) {
      const languages = languagesOf(state.sources);
      const sources = languages.length === 0 ? given : given.map((each) => asScan(each, languages));
      return read(sources, { kind: "added", sources });
    },
    /** Once the visitor agreed to fetch what reads them. */
    readScans(sourceIds: readonly string[], languages: readonly ScanLanguage[]) {
      const scans = state.sources.filter(({ id }) => sourceIds.includes(id));
      const sources = Object.fromEntries(
        scans.map((source) => [source.id, { ...asScan(source, languages), id: newSourceId() }]),
      );
      return read(Object.values(sources), { kind: "scanned", sources });
    },
    request: (request: Source) => read([request], { kind: "requested", request }),
    dropRequest: () => dispatch({ kind: "requested", request: null }),
    /** One that was kept, perhaps before a package could hold all that it can now; the date is today's. */
    restore(kept: Partial<PackageState>) {
      const empty = emptyPackage(localToday());
      const settings = { ...empty.settings, ...kept.settings, today: empty.settings.today };
      const state = { ...empty, ...kept, settings };
      const sources = [...state.sources, ...(state.request ? [state.request] : [])];
      return read(sources, { kind: "restored", state });
    },
    retry: readAgain,
    remove: (sourceId: string) => dispatch({ kind: "removed", sourceId }),
    clear() {
      void client.call("forget", null).catch(() => {});
      dispatch({ kind: "cleared" });
    },
    correct: (correction: Correction) => said([correction]),
    /** `answer` is the question and the answer in words. */
    answer: (corrections: readonly Correction[], answer: string) => said(corrections, answer),
    join: (partKey: string, to: string) => dispatch({ kind: "joined", partKey, to }),
    undo: () => dispatch({ kind: "undone" }),
    set: (settings: Partial<SheetSettings>) => dispatch({ kind: "set", settings }),
    splitOver: (mostSuppliers: number) => dispatch({ kind: "split", mostSuppliers }),
    chooseGroup: (groupId: string) => dispatch({ kind: "group-chosen", groupId }),
    filterGroups: (text: string) => dispatch({ kind: "groups-filtered", text }),
  };

  function said(corrections: readonly Correction[], answer?: string) {
    const at = new Date().toISOString();
    dispatch({
      kind: "corrected",
      corrections: corrections.map((correction) => ({ at, correction, ...(answer && { answer }) })),
    });
  }
}

export type QuotePackage = ReturnType<typeof usePackage>;

function emptyHistory(): PackageHistory {
  return { present: emptyPackage(localToday()), past: [], lastSet: null };
}

function asScan(source: Source, languages: readonly ScanLanguage[]): Source {
  return source.kind === "file" ? { ...source, scanLanguages: languages } : source;
}

function languagesOf(sources: readonly Source[]): ScanLanguage[] {
  const wanted = new Set(
    sources.flatMap((source) => (source.kind === "file" && source.scanLanguages) || []),
  );
  return scanLanguages.filter((each) => wanted.has(each));
}

/** What the sources need to be read as scans. Where they were read so before, they are shown unread without it. */
async function fetchScanReader(
  sources: readonly Source[],
  then: PackageAction,
  onProgress: (progress: ReadingProgress) => void,
): Promise<TesseractFiles | null> {
  const languages = languagesOf(sources);
  if (languages.length === 0) return null;
  const control = new AbortController();
  const report = (share: number) =>
    onProgress({
      what: "Fetching the program that reads scans",
      share,
      cancel: () => control.abort(),
    });
  report(0);
  try {
    const { fetchScanFiles } = await import("../scan/fetch-scan-files.ts");
    return await fetchScanFiles(languages, { signal: control.signal, onProgress: report });
  } catch {
    if (control.signal.aborted) throw new CanceledError();
    if (then.kind !== "scanned") return null;
    throw new Error(
      "The program that reads scans could not be fetched. Check the connection and try again.",
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
