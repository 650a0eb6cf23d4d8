import { useEffect, useRef } from "react";

import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";
import {
  frameIndexAt,
  keyMomentAt,
  pictureStart,
  storyboardSeconds,
  type Storyboard,
} from "./storyboard.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

import { StoryboardControls } from "./storyboard-controls.tsx";
import { StoryboardTranscript } from "./storyboard-transcript.tsx";
import { usePlayback } from "./use-playback.ts";
import { usePlaybackKeys } from "./use-playback-keys.ts";

interface StoryboardDialogProps {
  storyboard: Storyboard;
  onClose: () => void;
}

/** The clip: drawings with their captions, and the transcript beside them. Space stops it, arrows move it. */
export function StoryboardDialog({ storyboard, onClose }: StoryboardDialogProps) {
  const { frames, title, note } = storyboard;
  const playback = usePlayback(storyboardSeconds(frames));
  const shown = frameIndexAt(frames, playback.second);
  const playButton = useRef<HTMLButtonElement>(null);

  usePlaybackKeys(playback);
  useEffect(() => playButton.current?.focus(), []);

  return (
    <Dialog
      title={title}
      badge={<FeatureFrame>Sample storyboard</FeatureFrame>}
      closeLabel="Close video"
      onClose={onClose}
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="top-0 flex flex-col lg:sticky lg:self-start">
          <div data-playing={playback.isPlaying} className="overflow-hidden blueprint gridded">
            <StoryboardPicture key={pictureStart(frames, shown)} drawing={frames[shown]!.drawing} />
          </div>
          <Caption frames={frames} shown={shown} />
          <StoryboardControls frames={frames} playback={playback} playButton={playButton} />
        </div>
        <div className="border-line max-lg:border-t lg:border-l">
          <h3 className="border-b border-hair px-pad py-2.5 label">Transcript</h3>
          <StoryboardTranscript frames={frames} shown={shown} onSeek={playback.seek} />
          <p className="border-t border-hair px-pad py-3 note">
            {note} This sample is a storyboard of drawings, without sound.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function StoryboardPicture({ drawing }: { drawing: DrawingFile }) {
  return (
    <div className="storyboard-picture aspect-video p-6">
      <Drawing of={drawing} eager className="size-full!" />
    </div>
  );
}

/** There is no sound, so what is said is read out where a screen reader listens. */
function Caption({ frames, shown }: Pick<Storyboard, "frames"> & { shown: number }) {
  const keyMoment = keyMomentAt(frames, shown);
  return (
    <div
      aria-live="polite"
      className="grid min-h-24 content-center gap-1.5 border-t border-line px-pad py-3"
    >
      {keyMoment && <p className="label">{keyMoment.title}</p>}
      <p className="text-lede text-balance">{frames[shown]!.caption}</p>
    </div>
  );
}
