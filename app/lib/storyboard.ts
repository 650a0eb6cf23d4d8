interface Timed {
  seconds: number;
}

/** Where each frame begins, in seconds. */
export function frameStarts(frames: readonly Timed[]): number[] {
  let start = 0;
  return frames.map(({ seconds }) => {
    const own = start;
    start += seconds;
    return own;
  });
}

export function storyboardSeconds(frames: readonly Timed[]): number {
  return frames.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The frame on show; the last one stays when the clip is over. */
export function frameIndexAt(frames: readonly Timed[], second: number): number {
  const next = frameStarts(frames).findIndex((start) => start > second);
  return next === -1 ? frames.length - 1 : Math.max(0, next - 1);
}

/** Minutes and seconds, as a player shows them: 0:06. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
