import { useEffect, useEffectEvent, useRef } from "react";

import { weightsFromQuery } from "#app/sections/weights/weights-query.ts";

/** The open sample stands in the address, and brings its own weights unless the address came with others. */
export function useSharedSample(sampleId: string | null, resetWeights: () => void) {
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
    const address = new URL(location.href);
    if (sampleId === null) address.searchParams.delete("sample");
    else address.searchParams.set("sample", sampleId);
    history.replaceState(history.state, "", address);
  });
  useEffect(() => share(), [sampleId]);
}
