import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";

import { localToday } from "./local-today.ts";
import { analysisInput } from "./package/analysis-input.ts";
import { emptyPackage } from "./package/package-state.ts";
import { latestOnly } from "./worker/latest-only.ts";
import { type Activity, openActivities } from "./worker/activities.ts";
import { CanceledError, openWorkerClient } from "./worker/worker-client.ts";
import type { PackageView } from "./worker/package-view.ts";
import type { Source } from "./worker/source.ts";

interface QuotesToRank {
  sources: Promise<readonly Source[]>;
  /** Whether they are a sample's, whose buyer says more than its files. */
  isSample: boolean;
  askedQuantities: PackageSettings["askedQuantities"];
  /** A sample's own day; the visitor's quotes are compared today. */
  today?: string | undefined;
  /** Whether activities are to say what is found. */
  showsFound: boolean;
  onRanked: (view: PackageView) => void;
  onFailure: () => void;
  onActivity: (activity: Activity | null) => void;
}

/** Quotes in, ranked offers out, and again for other weights. For a screen that shows a result and no tool. */
export function rankQuotes(quotes: QuotesToRank, start?: () => Worker) {
  const empty = emptyPackage(quotes.today ?? localToday());
  const { askedQuantities } = quotes;
  const settings = {
    ...empty.settings,
    ...(quotes.isSample && sampleSettings),
    askedQuantities,
  };
  const asked = analysisInput({ ...empty, settings }, defaultSettings.weights);
  const activities = openActivities(quotes.onActivity);
  const client = openWorkerClient({ activities, ...(start && { start }) });
  const sourceIds = quotes.sources.then((sources) => {
    client.hold(sources, quotes.showsFound);
    return sources.map(({ id }) => id);
  });
  sourceIds.catch(() => {});
  const weigh = latestOnly<Weights, PackageView>({
    run: async (weights) =>
      client.call(
        "analyze",
        { ...asked, sourceIds: await sourceIds, settings: { ...asked.settings, weights } },
        { what: "Ranking" },
      ),
    onResult: quotes.onRanked,
    onFailure: (error) => {
      if (!(error instanceof CanceledError)) quotes.onFailure();
    },
    onBusy: () => {},
  });
  return { weigh, close: () => client.close() };
}
