import blade from "drawing:blade";

import { Drawing } from "#app/art/drawing.tsx";
import { DrawingWithNotes } from "#app/sections/drawing-with-notes.tsx";

const notes = [
  {
    heading: "The flow-downs arrive as an attachment",
    text: "AS9100, Nadcap by process, DFARS clauses: forty pages, read last. They are compared line by line with what came back.",
  },
  {
    heading: "The certificate has a date",
    text: "Valid when quoted, lapsed when shipped. Expiry is read against the delivery date and flagged as a condition.",
  },
  {
    heading: "First article is a price and a wait",
    text: "AS9102 inspection, tooling and freight stand in the same total as the part, and in the same lead time.",
  },
  {
    heading: "Somebody will ask in six years",
    text: "Who chose which shop, when and why. Every decision is logged as it is made.",
  },
];

/** The part, and what makes buying it hard. */
export function BladeNotes() {
  return (
    <DrawingWithNotes
      drawing={<Drawing of={blade} eager className="max-w-104" />}
      caption="Turbine blade, section A-A through the cooling channels"
      title="Notes, unless otherwise specified."
      notes={notes}
    />
  );
}
