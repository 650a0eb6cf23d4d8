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
          <p className="text-h2 leading-[1.1] tracking-head text-balance">
            Make unlike quotes comparable, and leave a record of why one was chosen.
          </p>
        </div>
        <p className="text-ink-2 lg:col-span-4 lg:self-end">
          An engineering drawing makes different parts comparable: it has one scale, fixed views and
          a block that says who signed. We do the same for quotes.
        </p>
      </div>
    </Zone>
  );
}
