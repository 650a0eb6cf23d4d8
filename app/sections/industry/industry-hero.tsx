import type { ReactNode } from "react";

import { unbroken } from "#app/ui/unbroken.tsx";

interface IndustryHeroProps {
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  /** The industry's part, beside the title; it may be cropped by the frame. */
  figure: ReactNode;
  caption: string;
}

/** Page title over its lead in one column, the part in the other. */
export function IndustryHero({ title, lead, actions, figure, caption }: IndustryHeroProps) {
  return (
    <header className="grid lg:grid-cols-12">
      <div className="flex flex-col justify-center gap-8 px-pad py-zone lg:col-span-6">
        <h1 className="text-h1 tracking-display">{unbroken(title)}</h1>
        <div className="max-w-[29em] text-lede text-ink-2">{unbroken(lead)}</div>
        <div className="button-row">{actions}</div>
      </div>
      <figure className="relative flex flex-col overflow-hidden border-hair gridded max-lg:border-t lg:col-span-6 lg:border-l">
        <div className="grid flex-1 place-items-center p-pad">{figure}</div>
        <figcaption className="border-t border-hair bg-ground px-pad py-2.5 note">
          {caption}
        </figcaption>
      </figure>
    </header>
  );
}
