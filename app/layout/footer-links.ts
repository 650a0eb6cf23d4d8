import {
  companyPages,
  customerPages,
  type NavigationLink,
  productPages,
  resources,
  solutions,
} from "#app/site/navigation.ts";

/** The footer reaches every page but home and /construction; a check of the built site holds it to that. */
export const footerGroups: { heading: string; links: NavigationLink[] }[] = [
  { heading: "Product", links: [{ label: "Platform", to: "/product" }, ...productPages] },
  solutions,
  {
    heading: "Customers",
    links: [
      ...customerPages,
      { label: "Pricing", to: "/pricing" },
      { label: "Book a demo", to: "/demo" },
    ],
  },
  resources,
  { heading: "Company", links: [...companyPages, { label: "Contact", to: "/company/contact" }] },
];

export const legalLinks: (Omit<NavigationLink, "to"> & {
  to: NavigationLink["to"] | "/company/accessibility";
})[] = [
  { label: "Privacy", to: "/legal/privacy" },
  { label: "Terms", to: "/legal/terms" },
  { label: "Accessibility", to: "/company/accessibility" },
];
