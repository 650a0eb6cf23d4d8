import { brandDomain, brandName, brandSlug } from "#contract/brand.ts";

/** Tagline, mailboxes and what else is said of the company; its name is in contract/brand.ts, for the server too. */
export const brand = {
  name: brandName,
  /** As files, packages and addresses have it. */
  slug: brandSlug,
  /** As variables of programs have it. */
  constant: brandSlug.toUpperCase().replaceAll("-", "_"),
  domain: brandDomain,
  legalName: `${brandName}, Inc.`,
  tagline: "Every quote, drawn to the same scale.",
  description: `AI RFQ analysis for mid-sized manufacturers. ${brandName} reads every supplier response, normalizes it, ranks it and keeps the record.`,
  copyrightYear: 2024,
  /** Read when asked for: build scripts, which run outside Vite, know the address themselves. */
  get siteUrl(): string {
    return import.meta.env.SITE_URL;
  },
  mailboxes: {
    sales: `sales@${brandDomain}`,
    support: `support@${brandDomain}`,
    security: `security@${brandDomain}`,
    privacy: `privacy@${brandDomain}`,
    careers: `careers@${brandDomain}`,
  },
  socialHandle: `@${brandSlug}`,
  /** Said once in the footer, and beside testimonials and dashboards. */
  illustrativeNotice: "People, customers, logos and figures on this site are illustrative.",
} as const;
