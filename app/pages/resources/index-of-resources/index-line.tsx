import type { ReactNode } from "react";

import { DownloadLink } from "#app/ui/download-link.tsx";
import { type SiteAddress, SiteLink } from "#app/ui/site-link.tsx";

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
