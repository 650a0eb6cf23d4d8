import { api } from "#app/site/facts/api.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

/** Small, under what the page is about: nothing here answers. */
export function SamplesOnly() {
  return (
    <>
      <FeatureFrame tone="warn" className="mt-2">
        Samples only
      </FeatureFrame>
      <p className="max-w-[29em] text-small text-ink-2">{api.documentation}</p>
    </>
  );
}
