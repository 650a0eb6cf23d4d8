import type { NavigationLink } from "#app/site/navigation.ts";

/** The footer reaches every page but home and /construction; a check of the built site holds it to that. */
export const footerGroups: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: "Product",
    links: [
      { label: "Platform", to: "/product" },
      { label: "RFQ Analyzer", to: "/product/rfq-analyzer" },
      { label: "Approval routing", to: "/product/approval-routing" },
      { label: "Supplier 360", to: "/product/vendor-scorecards" },
      { label: "Analytics", to: "/product/analytics" },
      { label: "Spend analytics", to: "/product/spend-intelligence" },
      { label: "Procurement Co-pilot", to: "/product/copilot" },
    ],
  },
  {
    heading: "Solutions",
    links: [
      { label: "Aerospace", to: "/solutions/aerospace" },
      { label: "eVTOL", to: "/solutions/evtol" },
      { label: "Electronics", to: "/solutions/electronics" },
      { label: "Discrete manufacturing", to: "/solutions/discrete-manufacturing" },
      { label: "Multi-plant", to: "/solutions/multi-plant" },
    ],
  },
  {
    heading: "Customers",
    links: [
      { label: "Outcomes", to: "/customers" },
      { label: "Case studies", to: "/customers/case-studies" },
      { label: "Testimonials", to: "/customers/testimonials" },
      { label: "Pricing", to: "/pricing" },
      { label: "Book a demo", to: "/demo" },
    ],
  },
  {
    heading: "Resources",
    links: [
      { label: "All resources", to: "/resources" },
      { label: "Blog", to: "/resources/blog" },
      { label: "Guides", to: "/resources/guides" },
      { label: "Webinars", to: "/resources/webinars" },
      { label: "Docs", to: "/resources/docs" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About", to: "/company/about" },
      { label: "Careers", to: "/company/careers" },
      { label: "Contact", to: "/company/contact" },
      { label: "Security", to: "/security" },
    ],
  },
];

export const legalLinks: (Omit<NavigationLink, "to"> & {
  to: NavigationLink["to"] | "/company/accessibility";
})[] = [
  { label: "Privacy", to: "/legal/privacy" },
  { label: "Terms", to: "/legal/terms" },
  { label: "Accessibility", to: "/company/accessibility" },
];
