import type { HairStyle } from "./portraits-hair.ts";
import type { Tool } from "./portraits-hands.ts";
import type { GarmentHatch } from "./portraits-hatches.ts";
import type { Face } from "./portraits-head.ts";

/** A person as choices. */
export interface Person {
  face: Face;
  hair: HairStyle;
  strandAngle: number;
  collar: number;
  glasses: boolean;
  beard: boolean;
  hatch: GarmentHatch;
  /** Of their trade, held up. */
  tool: Tool;
  /** Looks right instead of left. */
  flip: boolean;
}

/** Who is drawn, and how. Of anybody else the name chooses. The hatch stands for the industry. */
export const people: Readonly<Record<string, Partial<Person>>> = {
  "Amit Desai": { hair: "crop", tool: "telephone", glasses: true, flip: true },
  "Dana Whitlock": {
    hair: "tail",
    hatch: "titanium",
    tool: "micrometer",
    glasses: true,
    flip: true,
  },
  "Elena Marchetti": { hair: "part", hatch: "steel", tool: "pencil", glasses: true, flip: true },
  "Ingrid Solheim": { hair: "bob", hatch: "titanium", tool: "telephone", flip: true },
  "Ken Nakamura": { hair: "curl", hatch: "zinc", tool: "caliper" },
  "Kwame Asante": { hair: "crop", tool: "micrometer", glasses: true, beard: true },
  "Lea Brandt": { hair: "tail", hatch: "titanium", tool: "tablet", flip: true },
  "Marcus Oyelaran": { hair: "crop", hatch: "glass", tool: "drawing", beard: true },
  "Martin Okafor": { hair: "bald", hatch: "steel", tool: "pencil" },
  "Nora Lindqvist": { hair: "bob", tool: "pencil", glasses: true, flip: true },
  "Priya Raman": { hair: "bun", hatch: "board", tool: "tablet", glasses: true, flip: true },
  "Ruth Castellanos": { hair: "bob", hatch: "zinc", tool: "caliper", glasses: true, flip: true },
  "Tomas Berg": { hair: "curl", tool: "tablet", flip: true },
  "Tomasz Wieczorek": { hair: "hat", tool: "telephone" },
};
