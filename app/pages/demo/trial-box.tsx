import { useRef } from "react";

import { claims } from "#app/site/claims.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

/** Asks for the trial: the wish goes into the message. A tick made before React arrived counts. */
export function TrialBox({ onChange }: { onChange: (wanted: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useAtHydration(() => {
    if (box.current?.checked) onChange(true);
  });

  return (
    <TickLabel
      ref={box}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="mt-4 items-center gap-3 text-small noscript:hidden"
    >
      Start my {claims.trial.figure} {claims.trial.label}.
    </TickLabel>
  );
}
