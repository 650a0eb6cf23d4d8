import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Why the company exists, with room around it. */
export function Mission() {
  return (
    <Zone tone="blueprint" className="gridded">
      <div className="grid gap-y-10 px-pad lg:grid-cols-12">
        <div className="lg:col-span-8 lg:pr-pad">
          <SectionMark />
          <h2 className="mt-7 mb-4 label">Our mission</h2>
          <p className="text-[clamp(2rem,1.2rem+3.4vw,4rem)] leading-[1.04] tracking-head text-balance">
            Make unlike quotes comparable, and leave a record of why one was chosen.
          </p>
        </div>
        <div className="grid content-end gap-4 text-ink-2 lg:col-span-4">
          <p>
            It started with two people on either end of one spreadsheet. One filled it in, the other
            had to trust it. Neither knew which tab was current.
          </p>
          <p>
            A drawing solved this long ago. It makes unlike parts comparable: one scale, one set of
            views, a block that says who signed. We set out to do that for quotes.
          </p>
          <p>Some of us still keep a spreadsheet. It has one tab.</p>
        </div>
      </div>
    </Zone>
  );
}
