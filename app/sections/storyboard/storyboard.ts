import type { DrawingFile } from "#app/art/drawing.tsx";

type Timed = Record<"seconds", number>;

/** A sentence of what is said, for as long as it takes to read. */
export interface Caption extends Timed {
  caption: string;
  keyMoment?: KeyMomentMark;
}

/** A caption and the picture over it. */
export interface StoryboardFrame extends Caption {
  drawing: DrawingFile;
}

/** What stands for a clip until there is footage. */
export interface Storyboard {
  title: string;
  frames: readonly StoryboardFrame[];
  /** Who is illustrative, under the transcript. */
  note: string;
}

type KeyMomentMark = Record<"title", string>;
type KeyMoment = Record<"title" | "said", string>;

/** How fast captions are read, and how long the shortest of them stays. */
const wordsPerSecond = 2.5;
const leastSeconds = 3;

/** Key moments as captions: what is said, a sentence at a time. */
export function momentCaptions(moments: readonly KeyMoment[]): Caption[] {
  return moments.flatMap(({ title, said }) =>
    said.split(/(?<=[.?!])\s+/).map((caption, index) => ({
      seconds: Math.max(leastSeconds, Math.ceil(caption.split(/\s+/).length / wordsPerSecond)),
      caption,
      ...(index === 0 ? { keyMoment: { title } } : {}),
    })),
  );
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

/** The frame with which the picture on show came; captions after it leave the picture as it is. */
export function pictureStart(frames: readonly { drawing: unknown }[], shown: number): number {
  let first = shown;
  while (first > 0 && frames[first - 1]?.drawing === frames[shown]?.drawing) first -= 1;
  return first;
}

/** The key moment that a frame belongs to, if the clip has any. */
export function keyMomentAt(
  frames: readonly { keyMoment?: KeyMomentMark }[],
  shown: number,
): KeyMomentMark | undefined {
  return frames.slice(0, shown + 1).findLast(({ keyMoment }) => keyMoment)?.keyMoment;
}

/** Minutes and seconds, as a player shows them: 0:06. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
