import exploded from "drawing:exploded";
import explodedPortrait from "drawing:exploded-portrait";

import { Drawing } from "#app/art/drawing.tsx";
import { whenTouched } from "#app/page/loading/deferred.tsx";

const AssemblyKey = whenTouched(() => import("./assembly-key.tsx"));

/** The four modules as one gearbox, pulled apart along its shaft. */
export function Assembly() {
  return (
    <div className="border-t-[1.5px] border-line-2 blueprint">
      <div className="gridded px-pad pt-8 pb-4 md:pt-10">
        <Drawing of={exploded} lead className="max-md:hidden" />
        <Drawing of={explodedPortrait} eager className="mx-auto max-w-72 md:hidden" />
      </div>
      <AssemblyKey />
    </div>
  );
}
