import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { Weights } from "#analyzer/rank/weights.ts";
import type { rankQuotes } from "#app/tool/rank-quotes.ts";
import type { FoundInFile } from "#app/tool/worker/found-values.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";
import type { Source } from "#app/tool/worker/source.ts";
import { isCalm } from "#app/ui/flights.ts";

import type { BroughtQuotes } from "./brought-quotes.ts";

export type OwnRanking =
  /** `what` is being done, as soon as it takes a while, and what was found meanwhile. */
  | { step: "reading"; brought: BroughtQuotes; what?: string; found?: FoundInFile | undefined }
  | { step: "failed"; brought: BroughtQuotes }
  | { step: "ranked"; brought: BroughtQuotes; view: PackageView; seconds: number };

/** The code of the engine's door. The engine itself comes with the first file. */
export const loadRanker = () => import("#app/tool/rank-quotes.ts");
export const loadSamples = () => import("#app/tool/fetch-sample.ts");

/** Ranks what was brought, and again whenever the weights change; `null` while nothing was brought. */
export function useOwnRanking(brought: BroughtQuotes | null, weights: Weights): OwnRanking | null {
  const [ranking, setRanking] = useState<OwnRanking | null>(null);
  const ranker = useRef<ReturnType<typeof rankQuotes> | null>(null);
  const weigh = useEffectEvent(() => void ranker.current?.weigh(weights));

  useEffect(() => {
    if (!brought) return;
    let isGone = false;
    const beganAt = performance.now();
    let seconds: number | undefined;
    const fail = () => {
      if (!isGone) setRanking({ step: "failed", brought });
    };
    const begin = async () => {
      const { rankQuotes } = await loadRanker();
      if (isGone) return;
      ranker.current = rankQuotes({
        sources: sourcesOf(brought),
        isSample: brought.sampleId !== null,
        askedQuantities: brought.settings.askedQuantities,
        today: brought.settings.today,
        showsFound: !isCalm(),
        onRanked: (view) => {
          seconds ??= (performance.now() - beganAt) / 1000;
          if (!isGone) setRanking({ step: "ranked", brought, view, seconds });
        },
        onFailure: fail,
        onActivity: (activity) => {
          if (activity && !isGone && seconds === undefined)
            setRanking({ step: "reading", brought, what: activity.what, found: activity.found });
        },
      });
      weigh();
    };
    begin().catch(fail);
    void noteAsTried(brought);
    return () => {
      isGone = true;
      ranker.current?.close();
      ranker.current = null;
    };
  }, [brought]);

  useEffect(() => weigh(), [weights]);

  if (!brought) return null;
  return ranking?.brought === brought ? ranking : { step: "reading", brought };
}

async function noteAsTried({ sampleId, files }: BroughtQuotes): Promise<void> {
  const code = await import("#app/tool/tried-kinds.ts").catch(() => null);
  code?.noteTried(sampleId ? { kind: "sample", sampleId } : { kind: "files", files });
}

async function sourcesOf({ sampleId, files }: BroughtQuotes): Promise<readonly Source[]> {
  if (sampleId) return (await loadSamples()).fetchSample(sampleId);
  const { namedSource } = await import("#app/tool/package/package-state.ts");
  const taken = new Set<string>();
  return files.map((file) => ({ ...namedSource(file.name, taken), kind: "file", file }));
}
