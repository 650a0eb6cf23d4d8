/** Name, tagline, mailboxes and public address: a rename is one edit here. */
export const brand = {
  name: "Quotewright",
  legalName: "Quotewright, Inc.",
  tagline: "Every quote, drawn to the same scale.",
  description:
    "AI RFQ analysis for mid-sized manufacturers. Quotewright reads every supplier response, normalizes it, ranks it and keeps the record.",
  copyrightYear: 2024,
  /** Read when asked for: build scripts, which run outside Vite, know the address themselves. */
  get siteUrl(): string {
    return import.meta.env.SITE_URL;
  },
  mailboxes: {
    sales: "sales@quotewright.example",
    support: "support@quotewright.example",
    security: "security@quotewright.example",
    privacy: "privacy@quotewright.example",
    careers: "careers@quotewright.example",
  },
  socialHandle: "@quotewright",
  /** Said once in the footer, and beside testimonials and dashboards. */
  illustrativeNotice: "People, customers, logos and figures on this site are illustrative.",
} as const;
