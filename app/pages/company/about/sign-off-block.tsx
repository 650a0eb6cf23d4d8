import leaders from "records:company/leaders";

import { Drawing } from "#app/art/drawing.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** A sheet's approval block, with the people in it: drawn, checked, approved, released. */
export function SignOffBlock() {
  return (
    <HeadedZone
      title="Who leads the company."
      note="Two founders, our head of product and our head of finance."
    >
      <ol
        aria-label="Leaders"
        className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] md:grid-cols-2 lg:grid-cols-4"
      >
        {leaders.map((leader) => (
          <li key={leader.name} className="flex flex-col">
            <div className="flex flex-1 max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] md:flex-col">
              <div className="flex items-end justify-center overflow-hidden border-line-2 gridded max-md:border-r md:h-72 md:border-b">
                <Drawing of={leader.portrait} decorative className="-mb-px md:h-64! md:w-auto!" />
              </div>
              <div className="flex flex-1 flex-col">
                <div className="flex items-center justify-between gap-4 border-b border-hair px-pad py-2">
                  <span className="label">{leader.signsAs}</span>
                  <Drawing of={leader.stamp} decorative className="w-13 text-ink-2" />
                </div>
                <div className="px-pad pt-4 pb-6">
                  <h3 className="text-h4 font-medium tracking-snug">{leader.name}</h3>
                  <p className="mb-3 note">{leader.title}</p>
                  <p className="text-small text-ink-2">{leader.biography}</p>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </HeadedZone>
  );
}
