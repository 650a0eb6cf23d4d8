import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";

import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";
import { whenIdle } from "#app/page/loading/when-idle.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";
import { isCalm } from "#app/ui/flights.ts";
import { useSharedWeights, weightsFromQuery } from "#app/sections/weights/use-shared-weights.ts";

import { localToday } from "../local-today.ts";
import { rememberedSuppliers } from "../remembered-suppliers.ts";
import { type ScanLanguage, scanLanguages } from "../scan/scan-languages.ts";
import { type Activities, type Activity, openActivities } from "../worker/activities.ts";
import { CanceledError, openWorkerClient } from "../worker/worker-client.ts";
import type { AnalysisInput } from "./analysis-input.ts";
import type { PackageView } from "../worker/package-view.ts";
import type { Source } from "../worker/source.ts";
import { analysisInput } from "./analysis-input.ts";
import { heldSources, type PackageHistory, reduceHistory } from "./package-history.ts";
import {
  emptyPackage,
  newSourceId,
  type PackageAction,
  type PackageState,
  type SheetSettings,
} from "./package-state.ts";
import { type Failure, messageOf, openRanking } from "./ranking.ts";

/** The visitor's package: what it holds, what is shown of it, and all that can be done to it. */
export function usePackage() {
  const [history, dispatch] = useReducer(reduceHistory, null, emptyHistory);
  const state = history.present;
  const sample = samplePackages.find(({ id }) => id === state.sampleId);
  const weighing = useSharedWeights(sample?.settings.weights ?? defaultSettings.weights, "try-");
  const { weights } = weighing;
  const [view, setView] = useState<PackageView | null>(null);
  const hasView = view !== null;
  const [activity, setActivity] = useState<Activity | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [activities] = useState(() => openActivities(setActivity));
  const [client] = useState(() => openWorkerClient({ activities }));
  useEffect(() => () => client.close(), [client]);

  const [ranking] = useState(() =>
    openRanking({
      client,
      onView(view) {
        setView(view);
        // With the reading, while the bar stays a little for what might follow.
        setActivity((last) => last && { ...last, found: undefined });
      },
      onFailure: setFailure,
      onBusy: setBusy,
      onReturn: (to) => dispatch({ kind: "returned", to: to ?? emptyHistory() }),
    }),
  );

  /** What was settled before for files like these. That it cannot be found out is no reason not to ask. */
  const recall = async (sources: readonly Source[]) => {
    const known = rememberedSuppliers();
    const sourceIds = sources.map(({ id }) => id);
    const what = "Looking for what was settled before";
    return known.length === 0
      ? []
      : client.call("recall", { sourceIds, known }, { what }).catch(() => []);
  };

  /** Reads, and only then lets the package hold it. Says whether it does. */
  const read = async (sources: readonly Source[], then: PackageAction): Promise<boolean> => {
    setFailure(null);
    try {
      await client.read(
        sources,
        await fetchScanReader(sources, then, activities),
        showsFound(hasView),
      );
      const files = then.kind === "added" || then.kind === "scanned" ? await recall(sources) : [];
      dispatch(then);
      if (files.length > 0) dispatch({ kind: "recalled", files, at: now() });
      return true;
    } catch (error) {
      if (!(error instanceof CanceledError))
        setFailure({ text: messageOf(error), retry: () => void read(sources, then) });
      return false;
    }
  };

  useSharedSample(state.sampleId, weighing.resetWeights);

  const input = useMemo(() => analysisInput(state, weights), [state, weights]);
  const askFor = useEffectEvent((input: AnalysisInput) => {
    client.hold(heldSources(history), showsFound(hasView));
    ranking.rank({ input, history }, hasView);
  });
  useEffect(() => askFor(input), [input]);

  // From then on the tool does without a connection.
  useEffect(() => {
    if (hasView) whenIdle(() => client.call("prepare", undefined).catch(() => {}));
  }, [hasView, client]);

  return {
    state,
    view,
    /** What is being done now, when it takes a while. */
    activity,
    /** For what the page itself waits for. */
    begin: activities.begin,
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
      const settings = { ...sampleSettings, askedQuantities };
      const opened = { kind: "opened", sources, sampleId, settings } as const;
      if (!ranked || weightsFromQuery(location.search, "try-")) return read(sources, opened);
      setFailure(null);
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
      const { today, currency, rates } = empty.settings;
      const isOwn = !kept.sampleId && kept.settings?.rates?.source.startsWith("Illustrative");
      const money = isOwn ? { currency, rates } : {};
      const settings = { ...empty.settings, ...kept.settings, ...money, today };
      const state = { ...empty, ...kept, settings };
      const sources = [...state.sources, ...(state.request ? [state.request] : [])];
      return read(sources, { kind: "restored", state });
    },
    remove: (sourceId: string) => dispatch({ kind: "removed", sourceId }),
    use: (sourceId: string, isUsed: boolean) => dispatch({ kind: "used", sourceId, isUsed }),
    clear() {
      ranking.forget();
      client.forget();
      dispatch({ kind: "cleared" });
    },
    correct: (correction: Correction) => said([correction]),
    /** `answer` is the question and the answer in words. */
    answer: (corrections: readonly Correction[], answer: string) => said(corrections, answer),
    /** A file is read as if nothing was known of its supplier. */
    unrecall: (sourceId: string) => dispatch({ kind: "unrecalled", sourceId }),
    join: (partKey: string, to: string) => dispatch({ kind: "joined", partKey, to }),
    undo: () => dispatch({ kind: "undone" }),
    set: (settings: Partial<SheetSettings>) => dispatch({ kind: "set", settings }),
    splitOver: (mostSuppliers: number) => dispatch({ kind: "split", mostSuppliers }),
    chooseGroup: (groupId: string) => dispatch({ kind: "group-chosen", groupId }),
    filterGroups: (text: string) => dispatch({ kind: "groups-filtered", text }),
  };

  function said(corrections: readonly Correction[], answer?: string) {
    setFailure(null);
    const at = now();
    dispatch({
      kind: "corrected",
      corrections: corrections.map((correction) => ({ at, correction, ...(answer && { answer }) })),
    });
  }
}

export type QuotePackage = ReturnType<typeof usePackage>;

function now(): string {
  return new Date().toISOString();
}

/** What is found in files is drawn while one waits, beside a result where there is room for both. */
function showsFound(hasResult: boolean): boolean {
  return !isCalm() && (!hasResult || matchMedia("(width >= 67.5625rem)").matches);
}

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
  activities: Activities,
): Promise<TesseractFiles | null> {
  const languages = languagesOf(sources);
  if (languages.length === 0) return null;
  const control = new AbortController();
  const what = "Fetching the program that reads scans";
  const fetching = activities.begin(what, () => control.abort());
  try {
    const { fetchScanFiles } = await import("../scan/fetch-scan-files.ts");
    return await fetchScanFiles(languages, {
      signal: control.signal,
      onProgress: (share) => fetching.report(what, share),
    });
  } catch {
    if (control.signal.aborted) throw new CanceledError();
    if (then.kind !== "scanned") return null;
    throw new Error(
      "The program that reads scans could not be fetched. Check the connection and try again.",
    );
  } finally {
    fetching.end();
  }
}

const sampleCodec: AddressCodec<string | null> = {
  read: (query) => query.get("sample"),
  write: (query, sampleId) => withParameter(query, "sample", sampleId),
};

/** The open sample stands in the address, and brings its own weights unless the address came with others. */
function useSharedSample(sampleId: string | null, resetWeights: () => void) {
  const { setState } = useAddressState(sampleCodec);
  const cameWithWeights = useRef(false);
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    cameWithWeights.current = weightsFromQuery(location.search, "try-") !== null;
  }, []);

  const share = useEffectEvent(() => {
    if (sampleId === lastId.current) return;
    lastId.current = sampleId;
    if (sampleId !== null && !cameWithWeights.current) resetWeights();
    cameWithWeights.current = false;
    setState(() => sampleId, "replace");
  });
  useEffect(() => share(), [sampleId]);
}
