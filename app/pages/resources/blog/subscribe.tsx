import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { formatDate } from "#app/format/format-date.ts";
import { blogFeeds } from "#app/page/alternates.ts";
import type { ArticleSummary } from "#app/prose/articles.server.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { brand } from "#app/site/brand.ts";
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

/** What comes: the title, the summary and the way to the article. */
function ArticleEmail({ article }: { article: ArticleSummary }) {
  return (
    <figure className="border border-line bg-ground max-lg:mx-pad max-lg:mb-8 max-md:mt-3 lg:w-3/4">
      <figcaption className="border-b border-hair px-pad py-2.5 note">An email from us</figcaption>
      <div className="px-pad pt-5 pb-8">
        <p className="text-h4 font-medium tracking-snug">{article.title}</p>
        <p className="mt-3 text-pretty text-ink-2">{article.excerpt}</p>
      </div>
      <TitleBlock
        className="grid-cols-2"
        entries={[
          { label: "From", value: brand.name },
          { label: "Sent", value: formatDate(article.date) },
        ]}
      />
    </figure>
  );
}
