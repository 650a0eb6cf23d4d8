import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";
import type { Weights } from "#analyzer/rank/weights.ts";

import { localToday } from "./local-today.ts";
import { latestOnly } from "./worker/latest-only.ts";
import { CanceledError, openWorkerClient } from "./worker/worker-client.ts";
import type { PackageView, Source } from "./worker/worker-messages.ts";

interface QuotesToRank {
  sources: Promise<readonly Source[]>;
  askedQuantities: PackageSettings["askedQuantities"];
  /** A sample's own day; the visitor's quotes are compared today. */
  today?: string | undefined;
  onRanked: (view: PackageView) => void;
  onFailure: () => void;
}

/** Quotes in, ranked offers out, and again for other weights. For a screen that shows a result and no tool. */
export function rankQuotes(quotes: QuotesToRank, client = openWorkerClient()) {
  const read = quotes.sources.then(async (sources) => {
    await client.call("read", { sources, scanFiles: null });
    return sources.map(({ id }) => id);
  });
  read.catch(() => {});
  const weigh = latestOnly<Weights, PackageView>({
    run: async (weights) =>
      client.call("analyze", {
        sourceIds: await read,
        requestId: null,
        joinedParts: {},
        corrections: [],
        settings: {
          ...defaultSettings,
          today: quotes.today ?? localToday(),
          askedQuantities: quotes.askedQuantities,
          weights,
        },
        groupId: null,
        groupFilter: "",
        mostSuppliers: 1,
      }),
    onResult: quotes.onRanked,
    onFailure: (error) => {
      if (!(error instanceof CanceledError)) quotes.onFailure();
    },
    onBusy: () => {},
  });
  return { weigh, close: () => client.close() };
}
