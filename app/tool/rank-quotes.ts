import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";

import { localToday } from "./local-today.ts";
import { openWorkerClient } from "./worker/worker-client.ts";
import type { PackageView, Source } from "./worker/worker-messages.ts";

/** Quotes in, ranked offers out; the worker that read them is ended. For a screen that shows a result and no tool. */
export async function rankQuotes(
  sources: readonly Source[],
  settings: Partial<PackageSettings> = {},
  client = openWorkerClient(),
): Promise<PackageView> {
  try {
    await client.call("read", { sources });
    return await client.call("analyze", {
      sourceIds: sources.map(({ id }) => id),
      requestId: null,
      joinedParts: {},
      corrections: [],
      settings: { ...defaultSettings, today: localToday(), ...settings },
      groupId: null,
      groupFilter: "",
      mostSuppliers: 1,
    });
  } finally {
    client.close();
  }
}
