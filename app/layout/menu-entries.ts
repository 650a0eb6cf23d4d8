import {
  companyPages,
  customerPages,
  type NavigationLink,
  productPages,
  resources,
  solutions,
} from "#app/site/navigation.ts";
import { trial } from "#app/site/facts/trial.ts";
import type { SiteAddress } from "#app/ui/site-link.tsx";

/** An entry of the header: a link, a list of pages that unfolds, or both. */
export interface MenuEntry {
  label: string;
  to?: SiteAddress;
  /** Address prefixes under which the entry counts as active. */
  sections?: string[];
  pages?: NavigationLink[];
}

export const menuEntries: MenuEntry[] = [
  { label: "Product", to: "/product", sections: ["/product"], pages: productPages },
  {
    label: solutions.heading,
    to: "/solutions/aerospace",
    sections: ["/solutions"],
    pages: solutions.links,
  },
  { label: resources.heading, sections: ["/resources"], pages: resources.links },
  {
    label: "Company",
    sections: ["/company/about", "/company/careers", "/customers", "/security"],
    pages: [...companyPages, ...customerPages, { label: "Status", to: "/status" }],
  },
  { label: "Pricing", to: "/pricing", sections: ["/pricing"] },
  { label: "Contact", to: "/company/contact", sections: ["/company/contact"] },
  { label: "Try it", to: trial.tool },
];
