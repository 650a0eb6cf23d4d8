import type { ReactNode } from "react";

interface PageHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** Actions or controls under the lead. */
  children?: ReactNode;
}

/** Page title, with the lead at column nine. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <header className="grid items-end gap-y-7 px-pad pt-[clamp(2.5rem,5vw,4.5rem)] pb-12 lg:grid-cols-12">
      <h1 className="min-w-0 text-h1 tracking-display wrap-break-word lg:col-span-8 lg:pr-pad">
        {title}
      </h1>
      <div className="max-w-[40rem] lg:col-span-4 lg:col-start-9">
        <div className="text-pretty text-ink-2">{lead}</div>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </header>
  );
}
