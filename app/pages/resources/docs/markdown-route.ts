import { docsPages } from "./docs-pages.ts";
import { docsMarkdown, docsPageMarkdown } from "./topics/docs-markdown.ts";

/** /resources/docs.md is the whole documentation, the others one page each. Written once by the build. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  const page = docsPages.find(({ path }) => pathname === `${path}.md`);
  return new Response(page ? docsPageMarkdown(page) : docsMarkdown(), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
