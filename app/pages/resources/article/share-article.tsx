import type { Page } from "#app/page/page.ts";
import { Button } from "#app/ui/button.tsx";
import { copyLink } from "#app/ui/clipboard.ts";

/** Ways to take the article along. */
export function ShareArticle({ page }: { page: Page }) {
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
