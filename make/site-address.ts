/** The public base address: canonical links, feeds and the sitemap are made from it at build. */
export function siteAddress(): string {
  const given = process.env["SITE_URL"]?.trim() || "https://www.quotewright.example";
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Error(
      `SITE_URL must be an http or https address, for example https://www.example.com; it is "${given}".`,
    );
  }
  return new URL(given).origin;
}
