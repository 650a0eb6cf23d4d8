import * as all from "./all-drawings.ts";
import type { Drawing } from "./drafting.ts";
import { drawToOrder, familyNames } from "./made-to-order.ts";

/** boltM16 as bolt-m16. */
const nameOf = (drawing: string) =>
  drawing.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, "-").toLowerCase();

const drawings: Record<string, () => Drawing> = Object.fromEntries(
  Object.entries(all).map(([name, drawing]) => [nameOf(name), drawing]),
);

export const drawingNames: readonly string[] = Object.keys(drawings).toSorted();

/** The drawing that an import such as "drawing:bracket" or "drawing:stamp/Ana Reyes" asks for. */
export function draw(request: string): Drawing {
  const drawing = drawings[request]?.() ?? drawToOrder(request);
  if (drawing) return drawing;

  const known = [...drawingNames, ...familyNames.map((family) => `${family}/…`)];
  throw new Error(`No drawing is called "${request}". Known: ${known.join(", ")}`);
}
