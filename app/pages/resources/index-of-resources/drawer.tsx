import type { ReactNode } from "react";

import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { type SiteAddress, SiteLink } from "#app/ui/site-link.tsx";

interface DrawerProps {
  id: string;
  title: string;
  note: string;
  /** Where all of it is. */
  way?: ReactNode;
  tone?: "paper" | "raised" | "blueprint";
  children: ReactNode;
}

/** One drawer of the flat file: its label on the front, its lines beside it. */
export function Drawer({ id, title, note, way, tone = "paper", children }: DrawerProps) {
  return (
    <Zone id={id} tone={tone} space="bare" className="grid lg:grid-cols-12">
      <header className="border-line-2 px-pad pt-12 pb-8 lg:col-span-3 lg:border-r">
        <div className="flex flex-col items-start gap-4 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)]">
          <SectionMark />
          <h2 className="text-h3">{title}</h2>
          <p className="max-w-[25em] text-ink-2">{note}</p>
          {way}
        </div>
      </header>
      <div className="min-w-0 max-lg:border-t max-lg:border-line lg:col-span-9">{children}</div>
    </Zone>
  );
}

interface IndexLineProps {
  number: string;
  title: string;
  about: string;
  to: SiteAddress;
  facts: readonly string[];
  file: { href: string; fileName: string; kind: string };
  /** Before the title. */
  picture?: ReactNode;
}

/** A line of the drawing index: number, title, facts and the file. The title opens it, the button saves it. */
export function IndexLine({ number, title, about, to, facts, file, picture }: IndexLineProps) {
  return (
    <li className="relative grid border-hair not-first:border-t hover:bg-ink/4 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:px-pad max-md:py-4 md:grid-cols-[auto_minmax(0,1fr)_15rem]">
      {picture}
      <div className="col-start-2 md:px-pad md:py-4">
        <LineTitle number={number} title={title} to={to} />
        <p className="mt-1 max-w-[38em] text-small text-ink-2">{about}</p>
      </div>
      <div className="flex justify-between gap-3 max-md:col-span-full max-md:mt-3 max-md:items-end md:flex-col md:border-l md:border-hair md:p-4">
        <ul className="note">
          {[...facts, file.kind].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <DownloadLink
          href={file.href}
          fileName={file.fileName}
          label={title}
          size="small"
          className="relative z-1 flex-none md:self-start"
        >
          Download
        </DownloadLink>
      </div>
    </li>
  );
}

/** The title is the link, and all of the line is its target. */
export function LineTitle({ number, title, to }: Pick<IndexLineProps, "number" | "title" | "to">) {
  return (
    <>
      <p className="figures text-note text-ink-3">{number}</p>
      <h3 className="text-body font-medium tracking-snug">
        <SiteLink to={to} className="text-link after:absolute after:inset-0">
          {title}
        </SiteLink>
      </h3>
    </>
  );
}
