import { breadcrumbs } from "#app/page/breadcrumbs.ts";
import type { Page } from "#app/page/page.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

export function Breadcrumbs({ page }: { page: Page }) {
  return (
    <nav aria-label="Breadcrumb" className="border-b border-hair px-pad py-2.5">
      <ol className="flex flex-wrap items-center font-mono text-note leading-none text-ink-3">
        {breadcrumbs(page).map((crumb, index, all) => (
          // On a phone there is room for three: of four the section without a page gives way, else the last, which the heading
          // right below says too.
          <li
            key={crumb.label}
            className={`flex min-h-6 items-center ${all[3] && index === (all[1]?.to ? 3 : 1) ? "max-md:sr-only" : ""}`}
          >
            {index > 0 && <span className="mx-2.5 leader-rule" />}
            {crumb.to ? (
              <SiteLink to={crumb.to} className="py-1.5 no-underline hover:text-ink">
                {crumb.label}
              </SiteLink>
            ) : index === all.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            ) : (
              crumb.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
