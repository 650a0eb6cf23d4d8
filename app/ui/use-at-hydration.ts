import { useEffect, useEffectEvent } from "react";

/** Takes up what the visitor chose or typed before React had taken over. */
export function useAtHydration(takeUp: () => void) {
  const take = useEffectEvent(takeUp);
  useEffect(() => take(), []);
}
