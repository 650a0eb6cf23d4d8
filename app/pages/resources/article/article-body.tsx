import type { ArticlePage } from "#app/prose/articles.server.ts";
import { Prose } from "#app/prose/prose-body.tsx";
import { ProseContents } from "#app/prose/prose-contents.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import type { Page } from "#app/page/page.ts";
import { Button } from "#app/ui/button.tsx";
import { copyLink } from "#app/ui/clipboard.ts";

/** The text at reading width, its contents beside it, signed at the end. */
export function ArticleBody({ article }: { article: ArticlePage }) {
  const { page, contents, body, author, stamp } = article;
  return (
    // Longer than a page, so unlike other zones it may break across several when printed.
    <div className="border-t border-line-2">
      <Zone space="bare" className="grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] print:block">
        <div className="min-w-0 border-line-2 max-lg:border-b lg:border-r print:hidden">
          <div className="top-bar flex flex-col gap-8 px-pad py-8 lg:sticky lg:max-h-[calc(100dvh-var(--spacing-bar))] lg:overflow-y-auto">
            <ProseContents contents={contents} />
            <ShareArticle page={page} />
          </div>
        </div>
        <div className="min-w-0 px-pad py-10 lg:px-10">
          <Prose body={body} />
          <div className="mt-14 max-w-[47.25rem] border-t border-line pt-5">
            <Signature name={author.name} title={author.title} stamp={stamp} />
          </div>
        </div>
      </Zone>
    </div>
  );
}

/** Ways to take the article along. */
function ShareArticle({ page }: { page: Page }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button
          size="small"
          icon="link"
          onClick={() => copyLink(location.origin + location.pathname)}
        >
          Copy link
        </Button>
        <Button size="small" icon={null} onClick={() => print()}>
          Print
        </Button>
      </div>
      <a href={`${page.path}.md`} className="note text-link">
        This article as Markdown
      </a>
    </div>
  );
}
