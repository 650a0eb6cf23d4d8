import { Link, type LinkProps } from "react-router";

import type { SitePath } from "#app/addresses/site-path.ts";

/** A page of the site, with an optional query and fragment, or a fragment of the current page. */
export type SiteAddress = SitePath | `${SitePath}${"?" | "#"}${string}` | `#${string}`;

export interface SiteLinkProps extends Omit<LinkProps, "to"> {
  to: SiteAddress;
}

/** A link within the site. The page's files are fetched as soon as the visitor means to go there. */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  // A place on the same page is the browser's to find: it needs no router, and waits for nothing.
  if (to.startsWith("#")) {
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link prefetch="intent" to={to} {...props}>
      {children}
    </Link>
  );
}
