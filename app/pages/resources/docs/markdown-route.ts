import { docsMarkdown } from "./topics/docs-markdown.ts";

/** /resources/docs.md: the documentation page as Markdown, written once by the build. */
export function loader() {
  return new Response(docsMarkdown(), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
