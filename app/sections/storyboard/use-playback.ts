import { useEffect, useState } from "react";

const tickMs = 200;

/** A clock that runs from 0 to the clip's length, can be stopped, and moved. It starts running. */
export function usePlayback(lengthSeconds: number) {
  const [second, setSecond] = useState(0);
  const [isRunning, setIsRunning] = useState(true);
  const isOver = second >= lengthSeconds;
  const isPlaying = isRunning && !isOver;

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const elapsed = (performance.now() - last) / 1000;
      last += elapsed * 1000;
      setSecond((current) => Math.min(lengthSeconds, current + elapsed));
    }, tickMs);
    return () => clearInterval(timer);
  }, [isPlaying, lengthSeconds]);

  return {
    second,
    isPlaying,
    isOver,
    seek: setSecond,
    /** Goes on or back, and no further than the clip. */
    skip(seconds: number) {
      setSecond((current) => Math.min(lengthSeconds, Math.max(0, current + seconds)));
    },
    /** Stops, goes on, or begins again when the clip is over. */
    toggle() {
      if (isOver) setSecond(0);
      setIsRunning(isOver || !isRunning);
    },
  };
}
