import { Drawing } from "#app/art/drawing.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

import { pictureStart, type Storyboard } from "./storyboard.ts";
import { StoryboardPlayer } from "./storyboard-player.tsx";

interface StoryboardDialogProps {
  storyboard: Storyboard;
  onClose: () => void;
}

/** The clip in a window of its own. */
export function StoryboardDialog({ storyboard, onClose }: StoryboardDialogProps) {
  const { frames, title, note } = storyboard;
  return (
    <Dialog
      title={title}
      badge={<FeatureFrame>Sample storyboard</FeatureFrame>}
      closeLabel="Close video"
      onClose={onClose}
    >
      <StoryboardPlayer
        frames={frames}
        note={`${note} This sample is a storyboard of drawings, without sound.`}
        playsAtOnce
        hasThePage
        renderPicture={(shown) => (
          <div key={pictureStart(frames, shown)} className="storyboard-picture aspect-video p-6">
            <Drawing of={frames[shown]!.drawing} eager className="size-full!" />
          </div>
        )}
      />
    </Dialog>
  );
}
