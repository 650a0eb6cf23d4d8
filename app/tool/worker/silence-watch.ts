export const mostSilentSeconds = 60;

/** Calls when nothing was heard for too long. It counts its own ticks: a computer that slept has not worked. */
export function watchSilence(onTooLong: () => void) {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    seconds += 1;
    if (seconds >= mostSilentSeconds) onTooLong();
  };
  return {
    heard() {
      seconds = 0;
    },
    watch(isWatched: boolean) {
      if (isWatched === (timer !== undefined)) return;
      seconds = 0;
      clearInterval(timer);
      timer = isWatched ? setInterval(tick, 1000) : undefined;
    },
  };
}
