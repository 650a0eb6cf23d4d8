import quotingParts from "drawing:cover/kitebird-video?subject=wire-harness&format=guide";
import threePlants from "drawing:cover/one-gearbox?subject=plant-layout&format=guide";
import exploded from "drawing:exploded";
import housing from "drawing:housing";
import op10 from "drawing:op-10";
import op20 from "drawing:op-20";
import op30 from "drawing:op-30";
import op40 from "drawing:op-40";
import marcusOyelaran from "drawing:portrait/Marcus Oyelaran?hair=crop&hatch=glass&beard=true&glasses=false&flip=false";
import tomaszWieczorek from "drawing:portrait/Tomasz Wieczorek?hair=hat&hatch=iron&glasses=false&flip=false";
import rotor from "drawing:rotor";
import rotorFrame from "drawing:rotor-frame-compact";

import { Drawing } from "#app/art/drawing.tsx";
import { formatClock, storyboardSeconds } from "#app/sections/storyboard/storyboard.ts";
import { useStoryboard } from "#app/sections/storyboard/use-storyboard.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

type Frame = readonly [seconds: number, drawing: typeof op10, caption: string];

/** The pictures of a storyboard, with what is said over each. */
const storyboard = (...frames: Frame[]) =>
  frames.map(([seconds, drawing, caption]) => ({ seconds, drawing, caption }));

type CustomerVideo = (typeof customerVideos)[number];

/** The poster is shown before the clip is played. */
const customerVideos = [
  {
    title: "Quoting 212 parts before first flight",
    company: "Kitebird",
    speaker: "Marcus Oyelaran",
    poster: quotingParts,
    frames: storyboard(
      [6, marcusOyelaran, "I am Marcus. I buy parts for an aircraft that has not flown yet."],
      [6, rotorFrame, "The first flight article had 212 quoted parts. There were two of us."],
      [6, op10, "We forwarded every reply as it came: PDFs, spreadsheets, plain emails."],
      [6, op20, "It put them on one basis: one unit, one currency, freight and duty in."],
      [6, op30, "Where it was not sure it said so, and one of us went to look at the page."],
      [6, rotor, "Every award has a name on it. Mine is on more of them than I remember."],
    ),
  },
  {
    title: "One buyer, three plants",
    company: "Ostrander & Vale",
    speaker: "Tomasz Wieczorek",
    poster: threePlants,
    frames: storyboard(
      [5, tomaszWieczorek, "I am Tomasz. Three plants send me their RFQs, usually on a Friday."],
      [6, exploded, "All three buy the same gearbox. They used to buy it at three prices."],
      [6, housing, "The casting quotes looked alike, until freight was in the same bar."],
      [6, op30, "Approvals go out at once now, not one after the other."],
      [6, op40, "The log shows who chose what, and why. Fridays are quieter."],
    ),
  },
];

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
          className="rounded-none! border-0! max-sm:justify-between noscript:hidden"
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
