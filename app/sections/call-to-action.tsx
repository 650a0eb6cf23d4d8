import type { ReactNode } from "react";

import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface CallToActionProps {
  title: ReactNode;
  lead: ReactNode;
  /**
   * A drawing fits on wide sheets. On narrower ones it is without its lettering: cropped by the frame on tablets, whole
   * under the text on phones. A figure, which says something, stands whole on both.
   */
  drawing: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The last zone of a sheet, as a blueprint: what to do next. */
export function CallToAction({ title, lead, drawing, children }: CallToActionProps) {
  return (
    <Zone
      tone="blueprint"
      space="bare"
      className="relative overflow-hidden gridded md:grid md:min-h-120 md:grid-cols-12 lg:min-h-[min(46rem,80vh)]"
    >
      <div className="relative z-1 flex flex-col gap-5 self-center px-pad pt-zone md:col-span-8 md:gap-5 md:pb-zone lg:col-span-7">
        <SectionMark />
        <h2 className="text-h1 tracking-display max-md:text-[2.25rem] md:max-lg:-mr-8 lg:max-w-[10em]">
          {unbroken(title)}
        </h2>
        <p className="max-w-[25em] text-lede text-ink-2">{unbroken(lead)}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <div
        data-screen-only
        className="max-md:mt-3 max-md:overflow-hidden max-md:not-has-[>figure,>svg]:max-h-[40vw] md:absolute md:top-1/2 md:right-pad md:w-[31%] md:-translate-y-1/2 md:max-lg:has-[>figure]:static md:max-lg:has-[>figure]:col-span-full md:max-lg:has-[>figure]:w-full md:max-lg:has-[>figure]:translate-none lg:-right-[11%] lg:w-[54%] max-md:[&>svg]:max-h-[62vw] lg:[&>svg]:max-h-160 lg:[&>svg]:w-3/4 max-lg:[&>svg>.drawing-notes]:hidden"
      >
        {drawing}
      </div>
    </Zone>
  );
}
