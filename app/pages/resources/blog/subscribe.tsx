import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { blogFeeds } from "#app/page/alternates.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

export function Subscribe() {
  return (
    <Zone
      tone="blueprint"
      className="grid gap-x-10 gap-y-8 gridded px-pad lg:grid-cols-12 lg:items-end print:hidden"
    >
      <div className="flex flex-col gap-5 lg:col-span-6">
        <SectionMark />
        <h2 className="text-h2">One email for each article.</h2>
        <p className="max-w-[29em] text-ink-2">
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
        </p>
      </div>
      <div className="lg:col-span-6">
        <NewsletterForm place="band" />
      </div>
    </Zone>
  );
}
