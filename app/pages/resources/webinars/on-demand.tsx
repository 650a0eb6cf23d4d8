import { useState } from "react";

import { authorTitle } from "#app/site/authors.ts";
import { type Recording, recordings } from "#app/site/webinars/webinar-recordings.ts";
import { formatDate } from "#app/format/format-date.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import {
  formatClock,
  momentCaptions,
  storyboardSeconds,
} from "#app/sections/storyboard/storyboard.ts";
import { StoryboardPlayer } from "#app/sections/storyboard/storyboard-player.tsx";
import { Button } from "#app/ui/button.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

import { BuiltDrawing } from "./built-drawing.tsx";

/** Which recording is in the player, and how often one was asked for: each time it begins anew. */
export function OnDemand() {
  const [{ shown, plays }, setPlayer] = useState({ shown: recordings[0]!, plays: 0 });
  const { title, presenter, drawing, moments } = shown;
  return (
    <HeadedZone
      id="recordings"
      tone="raised"
      title="On demand."
      note="Each sample is an illustrated transcript: what is said draws one drawing, sentence by sentence, without sound. Views and ratings are illustrative."
    >
      <section
        aria-label={`Illustrated transcript: ${title}`}
        className="border-t-[1.5px] border-line noscript:hidden"
      >
        <p className="border-b border-hair px-pad py-2.5 text-h4 font-medium tracking-snug">
          {title}
        </p>
        <StoryboardPlayer
          key={plays}
          frames={momentCaptions(moments)}
          note={`${presenter}, ${authorTitle(presenter)}`}
          intro="Press Play to draw it, sentence by sentence."
          playsAtOnce={plays > 0}
          renderPicture={(caption, { hasBegun }) => (
            <div className="aspect-video p-3 md:p-9 lg:max-h-122">
              <BuiltDrawing of={drawing} steps={hasBegun ? caption + 1 : null} />
            </div>
          )}
        />
      </section>
      <ul className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] md:grid-cols-2">
        {recordings.map((recording) => (
          <li key={recording.slug} className="flex">
            <RecordingCard
              recording={recording}
              onPlay={() => setPlayer({ shown: recording, plays: plays + 1 })}
            />
          </li>
        ))}
      </ul>
    </HeadedZone>
  );
}

function RecordingCard({ recording, onPlay }: { recording: Recording; onPlay: () => void }) {
  const { slug, title, description, part, date, presenter, views, rating, moments } = recording;
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="flex min-w-0 flex-1 flex-col">
      <div className="flex flex-1 flex-col items-start gap-3 px-pad py-5">
        <FeatureFrame>{part}</FeatureFrame>
        <h3 id={`${slug}-title`} className="text-h4 font-medium tracking-snug">
          {title}
        </h3>
        <p className="text-small text-ink-2">{description}</p>
        <p className="note">
          {presenter}, {authorTitle(presenter)}
        </p>
      </div>
      <div className="flex items-center border-t border-line">
        <Button
          icon="play"
          onClick={onPlay}
          aria-label={`Play illustrated transcript: ${title}`}
          className="rounded-none! border-0! border-r-[1.5px]! lg:pl-1.5 noscript:hidden"
        >
          Play
        </Button>
        <p className="px-pad py-3 note">
          Illustrated transcript, {formatClock(storyboardSeconds(momentCaptions(moments)))}
        </p>
      </div>
      <TitleBlock
        className="grid-cols-[3fr_2fr] sm:grid-cols-[3fr_2fr_2fr_2fr] md:grid-cols-[3fr_2fr] xl:grid-cols-[3fr_2fr_2fr_2fr]"
        entries={[
          { label: "Recorded", value: formatDate(date) },
          { label: "Duration", value: `${recording.durationMinutes} minutes` },
          { label: "Views", value: groupDigits(views) },
          { label: "Rating", value: `${rating.toFixed(1)} / 5` },
        ]}
      />
      <Moments recording={recording} />
    </article>
  );
}

/** What the player says, to be read: it opens without our code. */
function Moments({ recording: { title, moments } }: { recording: Recording }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-pad font-medium hover:bg-ground">
        <span>
          Key moments and transcript<span className="sr-only">: {title}</span>
        </span>
        <Icon name="down" className="size-4 flex-none transition-transform group-open:rotate-180" />
      </summary>
      <ol className="border-t border-hair">
        {moments.map(({ atMinute, title: moment, said }) => (
          <li key={moment} className="border-hair px-pad py-4 not-last:border-b">
            <h4 className="font-medium tracking-snug">{moment}</h4>
            <p className="note">At minute {atMinute} of the recording</p>
            <p className="mt-1.5 text-small text-ink-2">{said}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
