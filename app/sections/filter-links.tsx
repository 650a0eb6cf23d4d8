import { type SiteAddress, SiteLink } from "#app/ui/site-link.tsx";

interface FilterLinksProps {
  name: string;
  choices: readonly { label: string; to: SiteAddress; isChosen: boolean }[];
}

/** Filters are links: they can be shared, the back button undoes them, and they work before React does. */
export function FilterLinks({ name, choices }: FilterLinksProps) {
  return (
    <nav aria-label={`Filter by ${name.toLowerCase()}`} className="px-pad pt-3 pb-4">
      <h3 className="mb-2 label">{name}</h3>
      <ul className="flex flex-wrap gap-y-2 *:-ml-px first:*:ml-0">
        {choices.map(({ label, to, isChosen }) => (
          <li key={label}>
            <SiteLink
              to={to}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="flex min-h-10 items-center border border-line-2 px-3 text-small no-underline hover:bg-ink/4 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ink-inverse"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
