import { completedEvent } from "./api/examples.ts";
import { type SampleLanguage, sampleLanguages } from "./api/languages.ts";
import { signatureCheck } from "./api/signature-check.ts";
import type { Topic } from "./topics/blocks.ts";
import { topicGroups } from "./topics/topic-groups.ts";
import type { CodeLine } from "./samples/code-listing.ts";
import { responseText } from "./topics/response-text.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { AnchorHeading } from "./anchor-heading.tsx";
import { CodeListing } from "./code-listing.tsx";
import { ContentsBeside } from "./contents.tsx";
import { LanguageSamples } from "./language-samples.tsx";
import { TopicBlock } from "./topic-block.tsx";

const signatureSamples = Object.fromEntries(
  sampleLanguages.map(({ id }) => [id, signatureCheck[id].split("\n").map((code) => ({ code }))]),
) as Record<SampleLanguage, CodeLine[]>;

/** One group of topics, with the contents of the documentation beside it. */
export function Topics({ groupId }: { groupId: string }) {
  const group = topicGroups.find(({ id }) => id === groupId);
  return (
    <Zone space="bare" label="Topics">
      <ContentsBeside current={groupId}>
        {group?.topics.map((topic) => (
          <TopicArticle key={topic.id} topic={topic} />
        ))}
        {groupId === "events" && <EventListings />}
      </ContentsBeside>
    </Zone>
  );
}

const topicHead = "text-h4 font-medium tracking-snug";
const listingHead = `mb-3 ${topicHead}`;

/** Too wide for the column of text: a delivery, and the check of its signature. */
function EventListings() {
  return (
    <div className="grid gap-5 border-t border-hair px-pad py-6">
      <section id="delivery" className="min-w-0">
        <AnchorHeading id="delivery" level={2} name="Sample delivery" className={listingHead} />
        <CodeListing
          caption={
            <>
              <b className="text-ink">{completedEvent.type}</b> Body of a delivery
            </>
          }
          what="the body of a delivery"
          code={responseText(completedEvent)}
        />
      </section>
      <section id="signature-check" className="min-w-0">
        <AnchorHeading
          id="signature-check"
          level={2}
          name="Signature check"
          className={listingHead}
        />
        <LanguageSamples
          name="signature-check"
          caption="Check of webhook-signature"
          what="the signature check"
          samples={signatureSamples}
        />
      </section>
    </div>
  );
}

function TopicArticle({ topic }: { topic: Topic }) {
  const { id, title, blocks, wideTable, see = [] } = topic;
  return (
    <section
      id={id}
      className="grid gap-y-3 border-hair px-pad py-6 laid-out-piece not-first:border-t target:on-vellum xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] xl:gap-x-6"
    >
      <AnchorHeading id={id} level={2} name={title} className={topicHead} />
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
      {wideTable && (
        <div className="col-span-full min-w-0">
          <TopicBlock block={wideTable} topic={title} />
        </div>
      )}
    </section>
  );
}
