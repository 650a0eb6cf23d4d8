import { Drawing } from "#app/art/drawing.tsx";
import { authorTitle } from "#app/site/authors.ts";
import { type Recording, recordings } from "#app/site/webinars/webinar-recordings.ts";
import { formatDate } from "#app/format/format-date.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import {
  formatClock,
  momentFrames,
  storyboardSeconds,
} from "#app/sections/storyboard/storyboard.ts";
import { useStoryboard } from "#app/sections/storyboard/use-storyboard.tsx";
import { Button } from "#app/ui/button.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

export function OnDemand() {
  const { play, dialog } = useStoryboard();
  return (
    <HeadedZone
      id="recordings"
      title="On demand."
      note="Each sample plays as a storyboard: drawings of its key moments, with a transcript. Views and ratings are illustrative."
    >
      <ul className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] md:grid-cols-2">
        {recordings.map((recording) => (
          <li key={recording.slug} className="flex">
            <RecordingCard recording={recording} onPlay={() => play(storyboardOf(recording))} />
          </li>
        ))}
      </ul>
      {dialog}
    </HeadedZone>
  );
}

function storyboardOf({ title, presenter, moments }: Recording) {
  return { title, frames: momentFrames(moments), note: `${presenter} is illustrative.` };
}

function RecordingCard({ recording, onPlay }: { recording: Recording; onPlay: () => void }) {
  const { slug, title, description, part, date, presenter, image, views, rating, moments } =
    recording;
  const presenterTitle = authorTitle(presenter);
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="flex min-w-0 flex-1 flex-col">
      <div className="grid border-line max-md:grid-cols-[7rem_minmax(0,1fr)] max-sm:border-b">
        <div className="overflow-hidden border-line on-vellum max-sm:border-r sm:border-b">
          <Drawing of={image} decorative className="h-full" />
        </div>
        <div className="flex flex-col items-start gap-3 px-pad py-5 sm:pb-0">
          <FeatureFrame>{part}</FeatureFrame>
          <h3 id={`${slug}-title`} className="text-h4 font-medium tracking-snug">
            {title}
          </h3>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 px-pad pt-3 pb-5 sm:gap-3">
        <p className="text-small text-ink-2">{description}</p>
        <p className="note">
          {presenter}, {presenterTitle}
        </p>
      </div>
      <div className="flex items-center border-t border-line">
        <Button
          icon="play"
          onClick={onPlay}
          aria-label={`Play storyboard: ${title}`}
          className="rounded-none! border-0! border-r-[1.5px]! lg:pl-1.5 noscript:hidden"
        >
          Play storyboard
        </Button>
        <p className="px-pad py-3 note">
          Sample, {formatClock(storyboardSeconds(momentFrames(moments)))}
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

/** What the player shows, to be read: it opens without our code. */
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
        {moments.map(({ atMinute, title: moment, drawing, said }) => (
          <li
            key={moment}
            className="grid grid-cols-[7rem_minmax(0,1fr)] border-hair not-last:border-b xl:grid-cols-[12.5rem_minmax(0,1fr)]"
          >
            <div className="grid place-items-center border-r border-hair blueprint gridded p-3">
              <Drawing of={drawing} decorative className="max-h-28" />
            </div>
            <div className="px-pad py-4">
              <p className="figures text-note text-ink-2">{formatClock(atMinute * 60)}</p>
              <h4 className="font-medium tracking-snug">{moment}</h4>
              <p className="mt-1.5 text-small text-ink-2">{said}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
