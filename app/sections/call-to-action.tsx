import { isValidElement, type ReactElement, type ReactNode } from "react";

import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { DemoOr } from "#app/ui/button.tsx";

interface CallToActionProps {
  title: ReactNode;
  lead: ReactNode;
  /**
   * Beside the text on wide sheets, under it on narrower ones, where a drawing is without its lettering. One that is
   * neither a figure nor a plain drawing is cropped by the frame there.
   */
  drawing: DrawingFile | ReactElement;
  /** The buttons, where they are not a demo and the prices. */
  children?: ReactNode;
}

/** The last zone of a sheet, as a blueprint: what to do next. */
export function CallToAction({ title, lead, drawing, children }: CallToActionProps) {
  return (
    <Zone
      tone="blueprint"
      space="bare"
      className="relative overflow-hidden gridded lg:grid lg:min-h-[min(46rem,80vh)] lg:grid-cols-12"
    >
      <div className="relative z-1 flex flex-col gap-5 self-center px-pad pt-zone lg:col-span-7 lg:pb-zone">
        <SectionMark />
        <h2 className="text-h1 tracking-display max-md:text-[2.25rem] lg:max-w-[10em]">
          {unbroken(title)}
        </h2>
        <p className="max-w-[25em] text-lede text-ink-2">{unbroken(lead)}</p>
        <div className="button-row">{children ?? <DemoOr to="/pricing">See Pricing</DemoOr>}</div>
      </div>
      <div
        data-screen-only
        className="max-lg:not-has-[>figure,>svg]:max-h-[40vw] max-md:pt-3 md:max-lg:pt-8 lg:absolute lg:top-1/2 lg:-right-[11%] lg:w-[54%] lg:-translate-y-1/2 max-lg:[&>svg]:mb-8 max-lg:[&>svg]:max-h-[min(62vw,20rem)] lg:[&>svg]:max-h-160 lg:[&>svg]:w-3/4 max-lg:[&>svg>.drawing-notes]:hidden"
      >
        {isValidElement(drawing) ? drawing : <Drawing of={drawing} decorative />}
      </div>
    </Zone>
  );
}
