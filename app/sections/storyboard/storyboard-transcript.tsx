import { formatClock, frameStarts, type Storyboard } from "./storyboard.ts";
import { classNames } from "#app/ui/class-names.ts";

interface StoryboardTranscriptProps {
  frames: Storyboard["frames"];
  shown: number;
  onSeek: (second: number) => void;
}

/** Every line leads to its picture; key moments stand over the lines that belong to them. */
export function StoryboardTranscript({ frames, shown, onSeek }: StoryboardTranscriptProps) {
  const starts = frameStarts(frames);
  return (
    <ol>
      {frames.map(({ caption, keyMoment }, index) => (
        <li key={caption} className="border-hair not-last:border-b">
          {keyMoment && (
            <h4 className="flex items-baseline justify-between gap-4 border-b border-hair px-pad pt-4 pb-2 text-small font-medium tracking-snug">
              {keyMoment.title}
              <span className="font-normal flex-none figures text-note text-ink-3">
                <span className="sr-only">Recorded at </span>
                {keyMoment.recordedAt}
              </span>
            </h4>
          )}
          <button
            type="button"
            aria-current={index === shown}
            onClick={() => onSeek(starts[index]!)}
            className={classNames(
              "grid w-full grid-cols-[3rem_minmax(0,1fr)] px-pad py-2.5 text-left text-small leading-snug hover:bg-ground focus-visible:-outline-offset-2",
              index === shown ? "bg-ground" : "text-ink-2",
            )}
          >
            <span className="figures text-note leading-[1.4]">{formatClock(starts[index]!)}</span>
            {caption}
          </button>
        </li>
      ))}
    </ol>
  );
}
