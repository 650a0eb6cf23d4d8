import customerVideos from "records:customers/videos";

import { Drawing } from "#app/art/drawing.tsx";
import { formatClock, storyboardSeconds } from "#app/sections/storyboard/storyboard.ts";
import { useStoryboard } from "#app/sections/storyboard/use-storyboard.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

type CustomerVideo = (typeof customerVideos)[number];

export function OnCamera() {
  const { play, dialog } = useStoryboard();
  return (
    <HeadedZone
      title="Two customer videos."
      note="Each sample is a storyboard of drawings with captions and a transcript, without sound. Nothing loads before you press play."
    >
      <ul className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] lg:grid-cols-2">
        {customerVideos.map((video, index) => (
          <li key={video.title} className="flex flex-col">
            <VideoCard
              video={video}
              isBeside={index > 0}
              onPlay={() => play(storyboardOf(video))}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </HeadedZone>
  );
}

interface VideoCardProps {
  video: CustomerVideo;
  /** Where there is room it stands right of another: both are blueprints, and a rule of paper would not show between them. */
  isBeside: boolean;
  onPlay: () => void;
}

function VideoCard({ video, isBeside, onPlay }: VideoCardProps) {
  // The poster is shown before the clip is played.
  const { title, company, speaker, poster, frames } = video;
  return (
    <article aria-label={title} className="flex flex-1 flex-col">
      <div
        className={classNames("overflow-hidden border-line blueprint", isBeside && "lg:border-l")}
      >
        <Drawing
          of={poster}
          decorative
          preserveAspectRatio="xMidYMid slice"
          className="aspect-video"
        />
      </div>
      <div className="flex border-t-[1.5px] border-line max-sm:flex-col">
        <Button
          icon="play"
          onClick={onPlay}
          aria-label={`Play Video: ${title}`}
          className="rounded-none! border-0! *:first:px-pad max-sm:border-b! noscript:hidden"
        >
          Play Video
        </Button>
        <div className="flex-1 px-pad py-3">
          <h3 className="leading-tight font-medium tracking-snug">{title}</h3>
          <p className="note">
            {speaker}, {company};{" "}
            <span className="whitespace-nowrap">
              sample, {formatClock(storyboardSeconds(frames))}
            </span>
          </p>
        </div>
      </div>
      <details className="group border-t border-hair">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-pad text-small hover:bg-ground">
          Read the transcript
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 px-pad pt-1 pb-5 text-small text-ink-2">
          {frames.map(({ caption }) => (
            <p key={caption}>{caption}</p>
          ))}
        </div>
      </details>
    </article>
  );
}

function storyboardOf({ title, frames, speaker, company }: CustomerVideo) {
  return { title, frames, note: `${speaker} of ${company} is illustrative.` };
}
