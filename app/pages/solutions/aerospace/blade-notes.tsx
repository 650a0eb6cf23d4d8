import blade from "drawing:blade";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { auditRecords } from "#app/site/facts/retention.ts";
import { DrawingWithNotes } from "#app/sections/drawing-with-notes.tsx";

const notes = [
  {
    heading: "Flow-downs arrive as an attachment",
    text: "AS9100, Nadcap by process, DFARS clauses: each is compared with the supplier's answer.",
  },
  {
    heading: "Certificates expire",
    text: `A certificate valid on the day of the quote can expire before shipment. ${brand.name} checks it against delivery.`,
  },
  {
    heading: "First articles cost money and time",
    text: "AS9102 inspection, tooling and freight are in the landed cost. The inspection is in the lead time.",
  },
  {
    heading: "Auditors ask years later",
    text: `The award file holds who chose which supplier, when and why. ${auditRecords}`,
  },
];

/** The part, and what makes buying it hard. */
export function BladeNotes() {
  return (
    <DrawingWithNotes
      drawing={<Drawing of={blade} lead className="max-w-108" />}
      caption="Cast turbine blade, section A-A through its hollow airfoil"
      title="Why aerospace quotes are hard to compare."
      notes={notes}
    />
  );
}
