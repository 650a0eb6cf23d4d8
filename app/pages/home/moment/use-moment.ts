import { type RefObject, useEffect, useEffectEvent } from "react";

import { savesData, whenIdle } from "#app/page/loading/when-idle.ts";

/** Has the quote read itself once it is in view, and gives what plays it again. */
export function useMoment(stage: RefObject<HTMLElement | null>): () => void {
  const run = async (name: "playMoment" | "playWhenSeen") => {
    // Without a connection the ranking just stands there.
    const code = await import("./moment.ts").catch(() => null);
    if (stage.current) code?.[name](stage.current);
  };
  const begin = useEffectEvent(() => void run("playWhenSeen"));
  useEffect(() => {
    if (!savesData()) whenIdle(() => begin());
  }, []);
  return () => void run("playMoment");
}
