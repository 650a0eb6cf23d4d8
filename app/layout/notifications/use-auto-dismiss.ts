import { useEffect, useRef } from "react";

import { notify, type Toast } from "#app/ui/notify.ts";

export const displayTimeMs = 6000;

/** Takes the toast away when it has been shown long enough; what is left of its time survives a pause. */
export function useAutoDismiss({ id, type, version }: Toast, isPaused: boolean) {
  const remainingMs = useRef(displayTimeMs);

  useEffect(() => {
    remainingMs.current = displayTimeMs;
  }, [version]);

  useEffect(() => {
    if (isPaused || type === "loading") return;
    const startedAt = Date.now();
    const timer = setTimeout(() => notify.dismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [id, type, version, isPaused]);
}
