import type { ReactNode } from "react";

import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { type SiteAddress, SiteLink } from "#app/ui/site-link.tsx";

interface FurtherReadingProps {
  title: string;
  texts: readonly {
    path: SiteAddress;
    cover: DrawingFile;
    category: string;
    title: string;
    facts: ReactNode;
  }[];
}

/** Three texts to read next, each under its cover. The whole card is the link. */
export function FurtherReading({ title, texts }: FurtherReadingProps) {
  return (
    <>
      <SideHead className="px-pad py-8 lg:col-span-3" title={title} size="text-h3" />
      <ul className="grid border-hair max-lg:border-t md:grid-cols-3 lg:col-span-9">
        {texts.map(({ path, cover, category, title: name, facts }) => (
          <li
            key={path}
            className="relative grid grid-rows-[auto_1fr] border-hair not-first:max-md:border-t md:not-first:border-l lg:border-l"
          >
            <Drawing of={cover} decorative className="border-b border-hair" />
            <div className="flex flex-col gap-2 p-4">
              <p className="label">{category}</p>
              <h3 className="text-h4">
                <SiteLink
                  to={path}
                  className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
                >
                  {name}
                </SiteLink>
              </h3>
              <p className="mt-auto pt-2 note">{facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
