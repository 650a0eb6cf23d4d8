import type { RefObject } from "react";

import {
  formatClock,
  frameIndexAt,
  frameStarts,
  keyMomentAt,
  storyboardSeconds,
  type Storyboard,
} from "./storyboard.ts";
import { Button } from "#app/ui/button.tsx";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

import type { usePlayback } from "./use-playback.ts";

interface StoryboardControlsProps {
  frames: Storyboard["frames"];
  playback: ReturnType<typeof usePlayback>;
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Play, and a scrubber whose long marks are the key moments. */
export function StoryboardControls({ frames, playback, playButton }: StoryboardControlsProps) {
  const { second, isPlaying, isOver, seek, toggle } = playback;
  const lengthSeconds = storyboardSeconds(frames);
  const keyMoment = keyMomentAt(frames, frameIndexAt(frames, second));
  const position = `${formatClock(second)} of ${formatClock(lengthSeconds)}`;
  return (
    <div className="flex items-center gap-4 border-t border-hair px-pad py-2.5 max-sm:flex-wrap">
      <Button ref={playButton} size="small" icon={isPlaying ? null : "play"} onClick={toggle}>
        {isOver ? "Play again" : isPlaying ? "Pause" : "Play"}
      </Button>
      <div className="relative min-w-32 flex-1">
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
function KeyMomentMarks({ frames }: Pick<Storyboard, "frames">) {
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
