import type { Page } from "#app/lib/page.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";

/** Ways to take the article along. */
export function ShareArticle({ page }: { page: Page }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="small" icon="link" onClick={() => void copyLink()}>
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

async function copyLink() {
  const link = location.origin + location.pathname;
  try {
    await navigator.clipboard.writeText(link);
    notify({ type: "success", title: "Link copied", message: link });
  } catch {
    notify({ type: "error", title: "The browser would not copy", message: link });
  }
}
