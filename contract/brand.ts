/** What the company calls itself. Pages, mails, files and addresses are made from it: a rename is this one edit. */
export const brandName = "Quotewright";

/** As files, packages and addresses have it. */
export const brandSlug = brandName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

export const brandDomain = `${brandSlug}.example`;

/** Where the site stands unless SITE_URL says otherwise. */
export const defaultSiteUrl = `https://www.${brandDomain}`;
