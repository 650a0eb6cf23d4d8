import rotor from "drawing:rotor";
import rotorFrame from "drawing:rotor-frame";
import rotorFrameCompact from "drawing:rotor-frame-compact";

import { Drawing } from "#app/art/drawing.tsx";

/** The eVTOL propulsor: its frame stands still, the rotor turns under it as the page scrolls past. */
export function Propulsor({ lead = false }: { lead?: boolean }) {
  return (
    <div className="relative overflow-clip">
      <Drawing of={rotor} lead={lead} decorative className="turn-with-scroll" />
      <Drawing of={rotorFrame} eager={lead} className="absolute inset-0 max-md:hidden" />
      <Drawing of={rotorFrameCompact} eager={lead} className="absolute inset-0 md:hidden" />
    </div>
  );
}
