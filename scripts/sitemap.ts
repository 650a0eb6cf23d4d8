/** A prerendered page, as the steps after the build see it. */
export interface BuiltPage {
  /** Relative to build/client: `pricing/index.html`. */
  file: string;
  html: string;
}

/** Addresses of the pages that want to be found, by what each says of itself. */
export function canonicalAddresses(pages: BuiltPage[]): string[] {
  return pages
    .map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])
    .filter((address) => address !== undefined)
    .sort();
}

export function sitemap(pages: BuiltPage[]): string {
  const urls = canonicalAddresses(pages).map((address) => `  <url><loc>${address}</loc></url>`);
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
