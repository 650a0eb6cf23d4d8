import { copyText } from "#app/ui/clipboard.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

import { Search } from "./search.tsx";

const tool =
  "flex min-h-12 items-center gap-2 border-hair px-pad text-small no-underline hover:bg-raised focus-visible:-outline-offset-2";

/** The search, and the whole documentation in other forms. */
export function DocsTools({ searchFieldId }: { searchFieldId: string }) {
  return (
    <div className="grid border-t border-line lg:grid-cols-[minmax(0,1fr)_auto]">
      <Search fieldId={searchFieldId} />
      <div className="flex divide-x divide-hair border-hair max-lg:border-t max-lg:*:flex-1 max-md:flex-wrap max-md:*:last:basis-full max-md:*:last:border-t max-md:*:nth-2:border-r-0 lg:border-l">
        <FileLink href="/resources/docs/openapi.json" icon="download" download>
          OpenAPI 3.1
        </FileLink>
        <FileLink href="/resources/docs.md" icon="right">
          All as Markdown
        </FileLink>
        <button
          type="button"
          className={`${tool} whitespace-nowrap noscript:hidden`}
          onClick={() => copyText("the documentation as Markdown", docsAsMarkdown())}
        >
          <Icon name="copy" className="size-4 flex-none" />
          Copy all as Markdown
        </button>
      </div>
    </div>
  );
}

interface FileLinkProps {
  href: string;
  icon: IconName;
  download?: boolean;
  children: string;
}

function FileLink({ href, icon, download, children }: FileLinkProps) {
  return (
    <a href={href} download={download} className={`${tool} whitespace-nowrap`}>
      <Icon name={icon} className="size-4 flex-none" />
      {children}
    </a>
  );
}

async function docsAsMarkdown(): Promise<Blob> {
  const answer = await fetch("/resources/docs.md");
  if (!answer.ok) throw new Error(`docs.md answered ${answer.status}`);
  return new Blob([await answer.text()], { type: "text/plain" });
}
