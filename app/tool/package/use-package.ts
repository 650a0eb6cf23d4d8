import { useEffect, useReducer, useState } from "react";

import type { Correction } from "#analyzer/intake/recognition.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";
import { useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";

import { localToday } from "../local-today.ts";
import { latestOnly } from "../worker/latest-only.ts";
import { CanceledError, openWorkerClient } from "../worker/worker-client.ts";
import type { AnalysisInput, PackageView, Source } from "../worker/worker-messages.ts";
import {
  emptyPackage,
  type PackageAction,
  type PackageState,
  reducePackage,
  type SheetSettings,
} from "./package-state.ts";
import { useSharedSample } from "./use-shared-sample.ts";

/** Files on their way in. */
export interface ReadingProgress {
  fileName: string;
  /** From 0 to 1. */
  share: number;
  cancel: () => void;
}

/** The visitor's package: what it holds, what is shown of it, and all that can be done to it. */
export function usePackage() {
  const [state, dispatch] = useReducer(reducePackage, null, () => emptyPackage(localToday()));
  const sample = samplePackages.find(({ id }) => id === state.sampleId);
  const weighing = useSharedWeights(sample?.settings.weights ?? defaultSettings.weights, "try-");
  const { weights } = weighing;
  const [view, setView] = useState<PackageView | null>(null);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [client] = useState(() => openWorkerClient());
  useEffect(() => () => client.close(), [client]);

  const [analyze] = useState(() =>
    latestOnly<AnalysisInput, PackageView>({
      run: (input) => client.call("analyze", input),
      onResult: setView,
      onFailure: (error) => {
        if (!(error instanceof CanceledError)) setFailure(messageOf(error));
      },
      onBusy: setBusy,
    }),
  );

  /** Reads, and only then lets the package hold it. Says whether it does. */
  const read = async (sources: readonly Source[], then: PackageAction): Promise<boolean> => {
    setFailure(null);
    const replaces = then.kind !== "added";
    const again = replaces || client.hasRead() ? [] : state.sources;
    const given = { sources: [...again, ...sources], replaces };
    let cancel = () => {};
    try {
      await client.call("read", given, {
        onStart: (stop) => {
          cancel = stop;
          // The worker's first word may come with its last.
          setProgress({ fileName: sources[0]?.name ?? "", share: 0, cancel });
        },
        onProgress: (fileName, share) => setProgress({ fileName, share, cancel }),
      });
      dispatch(then);
      return true;
    } catch (error) {
      if (!(error instanceof CanceledError)) setFailure(messageOf(error));
      if (!client.hasRead() && state.sources.length > 0 && sources !== state.sources) {
        await read(state.sources, { kind: "restored", state });
      }
      return false;
    } finally {
      setProgress(null);
    }
  };

  useSharedSample(state.sampleId, weighing.resetWeights);

  const { sources, corrections, settings, groupId, groupFilter } = state;
  useEffect(() => {
    if (sources.length === 0) setView(null);
    else {
      const input = { corrections, settings: { ...settings, weights }, groupId, groupFilter };
      void analyze(input);
    }
  }, [sources, corrections, settings, weights, groupId, groupFilter, analyze]);

  // From then on the tool does without a connection.
  const hasView = view !== null;
  useEffect(() => {
    if (hasView) whenIdle(() => client.call("prepare", null).catch(() => {}));
  }, [hasView, client]);

  return {
    state,
    view,
    progress,
    failure,
    isBusy,
    client,
    weighing,
    /** What the figures shown were worked from. */
    input: { corrections, settings: { ...settings, weights }, groupId, groupFilter },
    openSample(sources: readonly Source[], sampleId: string) {
      const sample = samplePackages.find(({ id }) => id === sampleId);
      const { weights: _, ...settings } = sample?.settings ?? defaultSettings;
      return read(sources, { kind: "opened", sources, sampleId, settings });
    },
    add: (sources: readonly Source[]) => read(sources, { kind: "added", sources }),
    restore: (state: PackageState) => read(state.sources, { kind: "restored", state }),
    retry: () => read(state.sources, { kind: "restored", state }),
    remove(sourceId: string) {
      void client.call("remove", { sourceId }).catch(() => {});
      dispatch({ kind: "removed", sourceId });
    },
    clear() {
      for (const { id } of state.sources) void client.call("remove", { sourceId: id });
      dispatch({ kind: "cleared" });
    },
    /** `answer` is the question and the answer in words, where one was asked. */
    correct(correction: Correction, answer?: string) {
      const at = new Date().toISOString();
      dispatch({ kind: "corrected", correction: { at, correction, ...(answer && { answer }) } });
    },
    undo: () => dispatch({ kind: "undone" }),
    set: (settings: Partial<SheetSettings>) => dispatch({ kind: "set", settings }),
    chooseGroup: (groupId: string) => dispatch({ kind: "group-chosen", groupId }),
    filterGroups: (text: string) => dispatch({ kind: "groups-filtered", text }),
  };
}

export type QuotePackage = ReturnType<typeof usePackage>;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Safari has no idle callback. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
