/** What a prerendered page says in a `<meta property>`, as text. */
export function metaContent(html: string, property: string): string | undefined {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return found && unescaped(found);
}

/** Where a prerendered page says that it is found in another form, such as `text/markdown`. */
export function alternateAddress(html: string, type: string): string | undefined {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const found = links.find(
    (link) => link.includes('rel="alternate"') && link.includes(`type="${type}"`),
  );
  return /\bhref="([^"]*)"/.exec(found ?? "")?.[1];
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
