import type { ReactNode } from "react";

import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

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
