import { useEffect, useEffectEvent } from "react";

import type { usePlayback } from "./use-playback.ts";

const skippedSeconds = 5;

/** Space stops and goes on, arrows move. A control that has its own use for the key keeps it. */
export function usePlaybackKeys({ toggle, skip }: ReturnType<typeof usePlayback>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const control = (event.target as Element).closest("button, input")?.tagName;
    if (event.key === " " && control !== "BUTTON") toggle();
    else if (event.key === "ArrowRight" && control !== "INPUT") skip(skippedSeconds);
    else if (event.key === "ArrowLeft" && control !== "INPUT") skip(-skippedSeconds);
    else return;
    event.preventDefault();
  });

  // On the window: a click on the picture leaves the focus with no control of the player.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
