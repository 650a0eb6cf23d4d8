import type { Register } from "react-router";

type SitePath = Exclude<keyof Register["pages"], "/*" | "/form-results/:result">;

export interface NavigationLink {
  label: string;
  to: SitePath;
}

/** The header's links. `section` is the address prefix under which the link counts as active. */
export const headerLinks: (NavigationLink & { section: string })[] = [
  { label: "Product", to: "/product", section: "/product" },
  { label: "Solutions", to: "/solutions/aerospace", section: "/solutions" },
  { label: "Pricing", to: "/pricing", section: "/pricing" },
  { label: "Contact", to: "/company/contact", section: "/company/contact" },
];

/** Crumbs above a page: an address prefix, and its page where it has one. */
export const sectionNames: Record<string, { label: string; to?: SitePath }> = {
  product: { label: "Product", to: "/product" },
  solutions: { label: "Solutions" },
  customers: { label: "Customers", to: "/customers" },
  resources: { label: "Resources", to: "/resources" },
  company: { label: "Company" },
  legal: { label: "Legal" },
};
