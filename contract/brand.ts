/** What the company calls itself. Pages, mails, files and addresses are made from it: a rename is this one edit. */
export const brandName = "Quotewright";

/** As files, packages and addresses have it. */
export const brandSlug = brandName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

export const brandDomain = `${brandSlug}.example`;

/** Where the site stands unless SITE_URL says otherwise. */
export const defaultSiteUrl = `https://www.${brandDomain}`;

/** The mark, a balloon whose leader points at what follows: a ring and two paths on a field of 26 by 26. */
export const brandMark = {
  ring: { center: 11.5, radius: 9.8 },
  leader: "M14.5 14.5 21 21",
  tip: "M25.6 25.6 18.6 21.8 21.8 18.6Z",
} as const;
