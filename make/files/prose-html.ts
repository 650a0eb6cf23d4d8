import type { ProseNode } from "#app/prose/prose.ts";

/** A text as HTML for programs that read feeds: plain elements, absolute links, a figure as its caption. */
export function proseHtml(nodes: ProseNode<unknown>[], siteUrl: string): string {
  const html = (children: ProseNode<unknown>[]) => proseHtml(children, siteUrl);
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeMarkup(node);
      switch (node.tag) {
        case "br":
        case "hr":
          return `<${node.tag}>`;
        case "calculation":
          return escapeMarkup(node.text);
        case "code":
          return `<code>${escapeMarkup(node.text)}</code>`;
        case "pre":
          return `<pre><code>${escapeMarkup(node.text)}</code></pre>`;
        case "a":
          return `<a href="${escapeMarkup(node.href.startsWith("/") ? siteUrl + node.href : node.href)}">${html(node.children)}</a>`;
        case "figure":
          return `<p><em>Figure: ${escapeMarkup(node.caption)}</em></p>`;
        case "photo":
          return `<p><em>Photograph: ${escapeMarkup(node.caption)}</em></p>`;
        case "note":
          return `<blockquote><p><strong>${escapeMarkup(node.title)}</strong></p>${html(node.children)}</blockquote>`;
        case "table":
          return [
            `<table><caption>${escapeMarkup(node.caption)}</caption>`,
            `<tr>${node.columns.map(({ head }) => `<th>${html(head)}</th>`).join("")}</tr>`,
            ...node.rows.map(
              (cells) => `<tr>${cells.map((cell) => `<td>${html(cell)}</td>`).join("")}</tr>`,
            ),
            "</table>",
          ].join("");
        default:
          return `<${node.tag}>${html(node.children)}</${node.tag}>`;
      }
    })
    .join("");
}

/** For text and attribute values of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
