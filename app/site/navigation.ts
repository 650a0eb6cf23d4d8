import type { PagePath } from "#app/addresses/site-path.ts";

export interface NavigationLink {
  label: string;
  to: PagePath;
}

interface LinkGroup {
  heading: string;
  links: NavigationLink[];
}

export const productPages: NavigationLink[] = [
  { label: "RFQ Analyzer", to: "/product/rfq-analyzer" },
  { label: "Approval routing", to: "/product/approval-routing" },
  { label: "Supplier 360", to: "/product/vendor-scorecards" },
  { label: "Analytics", to: "/product/analytics" },
  { label: "Spend analytics", to: "/product/spend-intelligence" },
  { label: "Procurement Co-pilot", to: "/product/copilot" },
];

export const solutions: LinkGroup = {
  heading: "Solutions",
  links: [
    { label: "Aerospace", to: "/solutions/aerospace" },
    { label: "eVTOL", to: "/solutions/evtol" },
    { label: "Electronics", to: "/solutions/electronics" },
    { label: "Discrete manufacturing", to: "/solutions/discrete-manufacturing" },
    { label: "Multi-plant", to: "/solutions/multi-plant" },
  ],
};

export const customerPages: NavigationLink[] = [
  { label: "Outcomes", to: "/customers" },
  { label: "Case studies", to: "/customers/case-studies" },
  { label: "Testimonials", to: "/customers/testimonials" },
];

export const resources: LinkGroup = {
  heading: "Resources",
  links: [
    { label: "All resources", to: "/resources" },
    { label: "Blog", to: "/resources/blog" },
    { label: "Guides", to: "/resources/guides" },
    { label: "Webinars", to: "/resources/webinars" },
    { label: "Docs", to: "/resources/docs" },
  ],
};

export const companyPages: NavigationLink[] = [
  { label: "About", to: "/company/about" },
  { label: "Careers", to: "/company/careers" },
  { label: "Security", to: "/security" },
];

/** Crumbs above a page: an address prefix, and its page where it has one. */
export const sectionNames: Record<string, { label: string; to?: PagePath }> = {
  product: { label: "Product", to: "/product" },
  solutions: { label: "Solutions" },
  customers: { label: "Customers", to: "/customers" },
  resources: { label: "Resources", to: "/resources" },
  company: { label: "Company" },
  legal: { label: "Legal" },
};
