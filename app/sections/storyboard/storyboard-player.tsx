import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

import {
  type Caption,
  formatClock,
  frameIndexAt,
  frameStarts,
  keyMomentAt,
  storyboardSeconds,
} from "./storyboard.ts";

interface StoryboardPlayerProps {
  frames: readonly Caption[];
  /** Under the transcript. */
  note: string;
  /** In place of a caption until it is played. */
  intro?: string;
  /** It plays at once, with the focus on its button. */
  playsAtOnce: boolean;
  /** Keys work it wherever the focus is, not only inside of it. */
  hasThePage?: boolean;
  /** What stands over the captions. */
  renderPicture: (shown: number, state: { isPlaying: boolean; hasBegun: boolean }) => ReactNode;
}

/** Pictures with their captions, and the transcript beside them. Space stops it, arrows move it. */
export function StoryboardPlayer(props: StoryboardPlayerProps) {
  const { frames, note, intro, playsAtOnce, hasThePage = false, renderPicture } = props;
  const playback = usePlayback(storyboardSeconds(frames), playsAtOnce);
  const shown = frameIndexAt(frames, playback.second);
  const player = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);

  usePlaybackKeys(playback, hasThePage ? null : player);
  useEffect(() => {
    if (!playsAtOnce) return;
    playButton.current!.focus({ preventScroll: true });
    // Picture, sentence and button in one window, from wherever it was asked for.
    screen.current!.scrollIntoView({ block: "nearest" });
  }, [playsAtOnce]);

  const { isPlaying } = playback;
  const hasBegun = isPlaying || playback.second > 0;
  return (
    <div ref={player} className="grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div
        ref={screen}
        className={classNames(
          "flex flex-col lg:sticky lg:self-start",
          hasThePage ? "top-0" : "top-bar",
        )}
      >
        <div data-playing={isPlaying} className="overflow-hidden blueprint gridded">
          {renderPicture(shown, { isPlaying, hasBegun })}
        </div>
        <ShownCaption frames={frames} shown={shown} intro={hasBegun ? undefined : intro} />
        <StoryboardControls frames={frames} playback={playback} playButton={playButton} />
      </div>
      {/* In a page each clip's transcript unfolds below it too: a phone has no room for both. */}
      <div
        className={classNames(
          "border-line max-lg:border-t lg:border-l",
          !hasThePage && "max-lg:hidden",
        )}
      >
        <h3 className="border-b border-hair px-pad py-2.5 label">Transcript</h3>
        <StoryboardTranscript frames={frames} shown={shown} onSeek={playback.seek} />
        <p className="border-t border-hair px-pad py-3 note">{note}</p>
      </div>
    </div>
  );
}

interface ShownCaptionProps extends Pick<StoryboardPlayerProps, "frames"> {
  shown: number;
  intro: string | undefined;
}

/** There is no sound, so what is said is read out where a screen reader listens. */
function ShownCaption({ frames, shown, intro }: ShownCaptionProps) {
  const keyMoment = intro === undefined ? keyMomentAt(frames, shown) : undefined;
  return (
    <div
      aria-live="polite"
      className="grid min-h-24 content-center gap-1.5 border-t border-line px-pad py-3"
    >
      {keyMoment && <p className="label">{keyMoment.title}</p>}
      <p className="text-lede text-balance">{intro ?? frames[shown]!.caption}</p>
    </div>
  );
}

interface StoryboardControlsProps {
  frames: readonly Caption[];
  playback: ReturnType<typeof usePlayback>;
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Play, and a scrubber whose long marks are the key moments. */
function StoryboardControls({ frames, playback, playButton }: StoryboardControlsProps) {
  const { second, isPlaying, isOver, seek, toggle } = playback;
  const lengthSeconds = storyboardSeconds(frames);
  const keyMoment = keyMomentAt(frames, frameIndexAt(frames, second));
  const position = `${formatClock(second)} of ${formatClock(lengthSeconds)}`;
  return (
    <div className="flex items-center gap-4 border-t border-hair px-pad py-2.5 max-sm:gap-2">
      <Button ref={playButton} size="small" icon={isPlaying ? null : "play"} onClick={toggle}>
        {isOver ? "Play again" : isPlaying ? "Pause" : "Play"}
      </Button>
      <div className="relative min-w-16 flex-1">
        <KeyMomentMarks frames={frames} />
        <input
          type="range"
          min="0"
          max={lengthSeconds}
          step="1"
          value={Math.floor(second)}
          aria-label="Position in the clip"
          aria-valuetext={keyMoment ? `${position}, ${keyMoment.title}` : position}
          onChange={(event) => seek(event.target.valueAsNumber)}
          className="relative vernier block"
        />
      </div>
      <span aria-hidden="true" className="figures text-note">
        {formatClock(second)} / {formatClock(lengthSeconds)}
      </span>
    </div>
  );
}

/** The scrubber's rail is set in by half of its pointer, and so are the marks. */
function KeyMomentMarks({ frames }: Pick<StoryboardPlayerProps, "frames">) {
  const starts = frameStarts(frames);
  const lengthSeconds = storyboardSeconds(frames);
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-2 inset-y-0 h-full w-[calc(100%-1rem)] overflow-visible"
    >
      {frames.map(({ keyMoment }, index) => {
        const x = percentOf(starts[index]!, lengthSeconds);
        return (
          keyMoment && (
            <line
              key={keyMoment.title}
              x1={x}
              x2={x}
              y1="25%"
              y2="100%"
              className="stroke-signal"
              strokeWidth="2"
            />
          )
        );
      })}
    </svg>
  );
}

interface StoryboardTranscriptProps {
  frames: readonly Caption[];
  shown: number;
  onSeek: (second: number) => void;
}

/** Every line leads to its picture; key moments stand over the lines that belong to them. */
function StoryboardTranscript({ frames, shown, onSeek }: StoryboardTranscriptProps) {
  const starts = frameStarts(frames);
  return (
    <ol>
      {frames.map(({ caption, keyMoment }, index) => (
        <li key={caption} className="border-hair not-last:border-b">
          {keyMoment && (
            <h4 className="border-b border-hair px-pad pt-4 pb-2 text-small font-medium tracking-snug">
              {keyMoment.title}
            </h4>
          )}
          <button
            type="button"
            aria-current={index === shown}
            onClick={() => onSeek(starts[index]!)}
            className={classNames(
              "grid w-full grid-cols-[3rem_minmax(0,1fr)] px-pad py-2.5 text-left text-small leading-snug hover:bg-ground focus-visible:-outline-offset-2 forced-colors:aria-[current=true]:outline-2",
              index === shown ? "bg-ground" : "text-ink-2",
            )}
          >
            <span className="figures text-note leading-[1.4]">{formatClock(starts[index]!)}</span>{" "}
            {caption}
          </button>
        </li>
      ))}
    </ol>
  );
}

const skippedSeconds = 5;

/** Space stops and goes on, arrows move. A control that has its own use for the key keeps it. */
function usePlaybackKeys(
  { toggle, skip }: ReturnType<typeof usePlayback>,
  inside: RefObject<HTMLElement | null> | null,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (inside && !inside.current?.contains(event.target as Node)) return;
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

const tickMs = 200;

/** A clock that runs from 0 to the clip's length, can be stopped, and moved. */
function usePlayback(lengthSeconds: number, runsAtOnce: boolean) {
  const [second, setSecond] = useState(0);
  const [isRunning, setIsRunning] = useState(runsAtOnce);
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
