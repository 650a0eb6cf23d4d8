import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { formatDate } from "#app/format/format-date.ts";
import { blogFeeds } from "#app/page/alternates.ts";
import type { ArticleSummary } from "#app/prose/articles.server.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

export function Subscribe({ article }: { article: ArticleSummary }) {
  return (
    <CallToAction
      title="One email for each article."
      lead={
        <>
          We write only when an article is published. Every email has an unsubscribe link. You can
          also use a feed reader:{" "}
          <a href={blogFeeds.rss} className="text-link">
            RSS
          </a>{" "}
          or{" "}
          <a href={blogFeeds.json} className="text-link">
            JSON Feed
          </a>
          .
        </>
      }
      drawing={<ArticleEmail article={article} />}
    >
      <div data-screen-only className="w-full max-w-136">
        <NewsletterForm place="band" />
      </div>
    </CallToAction>
  );
}

/** What comes, its text as lines: the page has said it above. */
function ArticleEmail({ article }: { article: ArticleSummary }) {
  return (
    <figure className="border border-line bg-ground max-lg:mx-pad max-lg:mb-8 max-md:mt-3 lg:w-3/4">
      <figcaption className="border-b border-hair px-pad py-2.5 note">An email from us</figcaption>
      <p className="px-pad pt-5 text-h4 font-medium tracking-snug">{article.title}</p>
      <div aria-hidden="true" className="grid px-pad pt-2 pb-8 *:h-9 *:border-b *:border-line-2">
        <span />
        <span />
        <span className="w-1/3" />
      </div>
      <TitleBlock
        className="grid-cols-2"
        entries={[
          { label: "By", value: article.author },
          { label: "Sent", value: formatDate(article.date) },
        ]}
      />
    </figure>
  );
}
