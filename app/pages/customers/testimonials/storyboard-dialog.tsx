import { Drawing } from "#app/art/drawing.tsx";
import type { CustomerVideo } from "#app/content/customer-videos.ts";
import { formatClock, frameIndexAt, frameStarts, storyboardSeconds } from "#app/lib/storyboard.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { FeatureFrame } from "#app/ui/feature-frame.tsx";

import { usePlayback } from "./use-playback.ts";

interface StoryboardDialogProps {
  video: CustomerVideo;
  onClose: () => void;
}

/** The clip: one drawing after another with its caption, and the transcript beside them. */
export function StoryboardDialog({ video, onClose }: StoryboardDialogProps) {
  const { frames, title, speaker, company } = video;
  const lengthSeconds = storyboardSeconds(frames);
  const { second, isPlaying, isOver, seek, toggle } = usePlayback(lengthSeconds);
  const shown = frameIndexAt(frames, second);

  return (
    <Dialog
      title={title}
      badge={<FeatureFrame>Sample storyboard</FeatureFrame>}
      closeLabel="Close video"
      onClose={onClose}
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col border-line lg:border-r">
          <div data-playing={isPlaying} className="overflow-hidden blueprint gridded">
            <StoryboardPicture key={shown} frame={frames[shown]!} />
          </div>
          <p className="grid min-h-24 content-center border-t border-line px-pad py-3 text-lede text-balance">
            {frames[shown]!.caption}
          </p>
          <div className="flex items-center gap-4 border-t border-hair px-pad py-2.5 max-sm:flex-wrap">
            <Button size="small" icon={isPlaying ? null : "play"} onClick={toggle}>
              {isOver ? "Play again" : isPlaying ? "Pause" : "Play"}
            </Button>
            <input
              type="range"
              min="0"
              max={lengthSeconds}
              step="1"
              value={Math.floor(second)}
              aria-label="Position in the clip"
              aria-valuetext={`${formatClock(second)} of ${formatClock(lengthSeconds)}`}
              onChange={(event) => seek(event.target.valueAsNumber)}
              className="vernier min-w-32 flex-1"
            />
            <span aria-hidden="true" className="figures text-note">
              {formatClock(second)} / {formatClock(lengthSeconds)}
            </span>
          </div>
        </div>
        <div className="max-lg:border-t max-lg:border-line">
          <h3 className="border-b border-hair px-pad py-2.5 label">Transcript</h3>
          <Transcript frames={frames} shown={shown} onSeek={seek} />
          <p className="border-t border-hair px-pad py-3 note">
            {speaker} of {company} is illustrative, and so is this clip: a storyboard made of
            drawings, without sound, where footage will be.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function StoryboardPicture({ frame }: { frame: CustomerVideo["frames"][number] }) {
  return (
    <div className="storyboard-picture aspect-video p-6">
      <Drawing of={frame.drawing} eager className="size-full!" />
    </div>
  );
}

interface TranscriptProps {
  frames: CustomerVideo["frames"];
  shown: number;
  onSeek: (second: number) => void;
}

/** Every line leads to its picture. */
function Transcript({ frames, shown, onSeek }: TranscriptProps) {
  const starts = frameStarts(frames);
  return (
    <ol>
      {frames.map(({ caption }, index) => (
        <li key={caption} className="border-hair not-last:border-b">
          <button
            type="button"
            aria-current={index === shown}
            onClick={() => onSeek(starts[index]!)}
            className={classNames(
              "grid w-full grid-cols-[3rem_minmax(0,1fr)] px-pad py-2.5 text-left text-small leading-snug hover:bg-ground focus-visible:-outline-offset-3",
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
