import { noRates } from "#analyzer/package/rates.ts";
import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";

import { homeCountry, homeCurrency } from "./home-country.ts";
import { localToday } from "./local-today.ts";
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
  const currency = homeCurrency(homeCountry());
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
        {
          sourceIds: await sourceIds,
          requestId: null,
          home: homeCountry(),
          joinedParts: {},
          corrections: [],
          settings: {
            ...defaultSettings,
            ...(quotes.isSample ? sampleSettings : { currency, rates: noRates(currency) }),
            today: quotes.today ?? localToday(),
            askedQuantities: quotes.askedQuantities,
            weights,
          },
          groupId: null,
          groupFilter: "",
          mostSuppliers: 1,
        },
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
