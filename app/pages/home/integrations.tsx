import board from "drawing:board";
import boardCompact from "drawing:board-compact";

import { Drawing } from "#app/art/drawing.tsx";
import { erp } from "#app/site/facts/erp.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const intake = [
  { name: "Email", detail: "forward or CC" },
  { name: "CSV", detail: "price files" },
  { name: "PDF", detail: "quotes" },
  { name: "Excel", detail: ".xlsx, .xls" },
  { name: "Attachments", detail: "any of the above" },
];

const output = [
  ...erp.systems.map((name) => ({ name, detail: "export file" })),
  { name: "PDF", detail: "award report" },
  { name: "API", detail: "REST, webhooks" },
];

export function Integrations() {
  return (
    <Zone space="flush" tone="raised">
      <SectionHead title="Plugs into the inbox first." className="md:pb-6">
        <p>
          {erp.today} {erp.later}
        </p>
      </SectionHead>
      <div className="grid grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]">
        <PinTable connector="J1" name="Intake" note="day one" pins={intake} />
        <div className="flex flex-col border-hair max-lg:order-first max-lg:col-span-2 max-lg:border-t max-lg:border-line max-sm:hidden lg:border-x">
          <div className="h-9 border-b border-line max-lg:hidden" />
          <div className="flex-1 gridded">
            <Drawing of={board} className="max-lg:hidden" />
            <Drawing of={boardCompact} className="mx-auto max-w-96 lg:hidden" />
          </div>
        </div>
        <PinTable connector="J2" name="Output" note="files today" pins={output} />
      </div>
    </Zone>
  );
}

interface PinTableProps {
  connector: string;
  name: string;
  note: string;
  pins: typeof intake;
}

/** A connector's pins; on a wide sheet its rows line up with the traces of the board. */
function PinTable({ connector, name, note, pins }: PinTableProps) {
  return (
    <div className="flex flex-col max-lg:border-t max-lg:border-line max-lg:first:border-l-0 max-lg:odd:border-l max-lg:odd:border-hair">
      <h3 className="tracking-normal flex h-9 items-center justify-between gap-2 border-b border-line px-pad font-mono text-note font-[450] max-md:px-3">
        <span>
          {connector} {name}
        </span>{" "}
        <span className="text-ink-3 max-sm:hidden">{note}</span>
      </h3>
      <ol className="grid flex-1 auto-rows-fr">
        {pins.map((pin, index) => (
          <li
            key={pin.name}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center border-b border-hair px-pad py-2 last:border-b-0 max-md:px-3 lg:grid-cols-[1.5rem_1fr_auto] lg:gap-2"
          >
            <span className="font-mono text-note text-ink-3">{index + 1}</span>
            {pin.name}
            <small className="font-mono text-note text-ink-3 max-lg:col-start-2">
              {pin.detail}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
