/** What a prerendered page says in a `<meta property>`, as text. */
export function metaContent(html: string, property: string): string | undefined {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return found && unescaped(found);
}

/** Text as React wrote it into an element or an attribute. */
export function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
