import blade from "drawing:blade";
import parts from "records:solutions/blade";

import { Drawing } from "#app/art/drawing.tsx";
import { DrawingWithNotes } from "#app/sections/drawing-with-notes.tsx";

const [hard] = parts;
const notes = Object.entries(hard.items).map(([heading, [text]]) => ({ heading, text }));

/** The part, and what makes buying it hard. */
export function BladeNotes() {
  return (
    <DrawingWithNotes
      drawing={<Drawing of={blade} lead className="max-w-108" />}
      caption="Cast turbine blade, section A-A through its hollow airfoil"
      title={hard.title}
      notes={notes}
    />
  );
}
