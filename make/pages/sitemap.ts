/** A prerendered page, as the steps after the build see it. */
export interface BuiltPage {
  /** Relative to build/client: `pricing/index.html`. */
  file: string;
  html: string;
  /** Day of the last change to what it shows, as 2026-11-15; absent where nobody knows. */
  changedOn?: string;
}

/** The address by which a page wants to be found, if it does. */
export function canonicalAddress(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

export function sitemap(pages: BuiltPage[]): string {
  const urls = pages
    .flatMap(({ html, changedOn }) => {
      const address = canonicalAddress(html);
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
      return address ? [`  <url><loc>${address}</loc>${changed}</url>`] : [];
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}
