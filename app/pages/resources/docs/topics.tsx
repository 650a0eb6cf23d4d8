import topics from "docs:topics";

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { AnchorHeading } from "./anchor-heading.tsx";
import { ContentsBeside } from "./contents.tsx";
import type { Topic } from "./docs-data.ts";
import { TopicBlock } from "./topic-block.tsx";

/** One part of the documentation, with the contents of all beside it. */
export function Topics({ partId }: { partId: string }) {
  return (
    <Zone space="bare" label="Topics">
      <ContentsBeside current={partId}>
        {topics[partId]?.map((topic) => (
          <TopicArticle key={topic.id} topic={topic} />
        ))}
      </ContentsBeside>
    </Zone>
  );
}

function TopicArticle({ topic: { id, title, blocks, see, wide } }: { topic: Topic }) {
  return (
    <section
      id={id}
      className="grid gap-y-3 border-hair px-pad py-6 laid-out-piece not-first:border-t target:on-vellum xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] xl:gap-x-6"
    >
      <AnchorHeading id={id} level={2} name={title} className="text-h4 font-medium tracking-snug" />
      <div className="flex min-w-0 flex-col gap-4">
        {blocks.map((block, index) => (
          <TopicBlock key={index} block={block} topic={title} />
        ))}
        {see.length > 0 && (
          <p className="flex flex-wrap gap-x-8 gap-y-3 text-small">
            {see.map(({ label, to }) => (
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>
            ))}
          </p>
        )}
      </div>
      {wide.length > 0 && (
        <div className="col-span-full flex min-w-0 flex-col gap-3">
          {wide.map((block, index) => (
            <TopicBlock key={index} block={block} topic={title} />
          ))}
        </div>
      )}
    </section>
  );
}
