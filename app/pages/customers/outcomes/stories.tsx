import { Drawing } from "#app/art/drawing.tsx";
import { studyNamed } from "#app/site/case-studies.ts";
import { Signature } from "#app/sections/signature.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const told: { study: string; title: string; text: string }[] = [
  {
    study: "halvard",
    title: "Their usual supplier ranked fourth.",
    text: "Halvard buys cast turbine blades from suppliers on two continents. They used to award to the lowest unit price, and freight used up the saving. Ranked by landed cost, two contracts went to other suppliers.",
  },
  {
    study: "kitebird",
    title: "Two buyers sourced 212 aircraft parts.",
    text: "Kitebird had a fixed first flight date and 212 parts to buy. They ranked by lead time as well as cost and sent approvals out in parallel. The award log became their build record.",
  },
];

const stories = told.map((story) => ({ ...story, study: studyNamed(story.study) }));

type Story = (typeof stories)[number];

/** Two customers, told once across the sheet and once back. */
export function Stories() {
  return (
    <HeadedZone title="Two customer stories.">
      {stories.map((story, index) => (
        <StoryRow key={story.study.id} story={story} isMirrored={index % 2 === 1} />
      ))}
    </HeadedZone>
  );
}

function StoryRow({ story, isMirrored }: { story: Story; isMirrored: boolean }) {
  const { study, title, text } = story;
  return (
    <article className="grid border-t-[1.5px] border-line lg:grid-cols-12">
      <div
        className={classNames(
          "flex items-end justify-center overflow-hidden border-line gridded px-pad pt-8 max-lg:border-b lg:col-span-4",
          isMirrored ? "lg:order-last lg:border-l" : "blueprint lg:border-r",
        )}
      >
        <Drawing of={study.portrait} decorative className="-mb-px max-w-80" />
      </div>
      <div className="flex flex-col justify-between gap-8 px-pad pt-7 pb-8 lg:col-span-8">
        <div className="grid gap-x-pad gap-y-5 md:grid-cols-2">
          <div>
            <Drawing of={study.wordmark} className="h-6 w-auto max-w-full text-ink-2" />
            <h3 className="mt-4 text-h3">{title}</h3>
            <ArrowLink to={`/customers/case-studies#${study.id}`} className="mt-5 text-small">
              Read the {study.company} case
            </ArrowLink>
          </div>
          <p className="text-ink-2">{text}</p>
        </div>
        <figure className="border-t border-hair pt-6">
          <blockquote className="mb-5 max-w-[25em] text-h3 leading-[1.1] tracking-snug text-balance">
            {study.testimonial}
          </blockquote>
          <figcaption>
            <Signature
              name={study.author}
              title={`${study.authorTitle}, ${study.company}`}
              stamp={study.stamp}
            />
          </figcaption>
        </figure>
      </div>
    </article>
  );
}
