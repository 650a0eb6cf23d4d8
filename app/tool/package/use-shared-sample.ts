import { useEffect, useEffectEvent, useRef } from "react";

import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";
import { weightsFromQuery } from "#app/sections/weights/weights-query.ts";

const sampleCodec: AddressCodec<string | null> = {
  read: (query) => query.get("sample"),
  write: (query, sampleId) => withParameter(query, "sample", sampleId),
};

/** The open sample stands in the address, and brings its own weights unless the address came with others. */
export function useSharedSample(sampleId: string | null, resetWeights: () => void) {
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
