import { readTable } from "#app/format/read-table.ts";

import type { HairStyle } from "./portraits-hair.ts";
import type { Tool } from "./portraits-hands.ts";
import type { GarmentHatch } from "./portraits-hatches.ts";
import type { Beard, Face, GLASSES } from "./portraits-head.ts";

/** A person as choices. */
export interface Person extends Face {
  hair: HairStyle;
  strandAngle: number;
  collar: number;
  glasses?: keyof typeof GLASSES;
  beard?: Beard;
  isOld?: boolean;
  hatch: GarmentHatch;
  /** Of their trade, held up. */
  tool: Tool;
  /** Looks right instead of left. */
  flip?: boolean;
}

/** Who is drawn, and how: what is left out, the name chooses. The hatch stands for the industry. */
const rows = readTable<(Partial<Person> & { name: string })[]>(`
name             | flip | hair  | glasses | beard     | isOld | collar | hatch    | tool       | jaw  | length | nose | bridge | smile | lips | eyes | brows
Amit Desai       | yes  | part  |         | moustache |       | 1      |          | telephone  | 0.4  | -0.2   | 0.7  | 0.8    | 0.6   | 0    | 0.6  | 0.9
Dana Whitlock    | yes  | tail  | square  |           |       | 1      | titanium | micrometer | 0.2  | 0.7    | 0.1  | 0.3    | 0.7   | -0.3 | 0.2  | -0.3
Elena Marchetti  | yes  | waves |         |           |       | 2      | steel    | pencil     | -0.5 | 0.2    | 0.8  | 0.9    | 0.4   | 0.9  | 0.8  | 0.4
Ingrid Solheim   | yes  | bob   |         |           |       | 0      | titanium | telephone  | -0.2 | -0.3   | -0.7 | -0.7   | 1     | 0.2  | 0.9  | -0.7
Ken Nakamura     |      | crop  |         |           |       | 1      | zinc     | caliper    | -0.1 | -0.5   | -0.6 | -0.3   | 0.3   | 0.2  | -1   | 0.6
Kwame Asante     |      | short | square  | full      |       | 2      |          | micrometer | 0.8  | 0.4    | 0.4  | -0.5   | 0.4   | 0.8  | 0.4  | 0.8
Lea Brandt       | yes  | tail  |         |           |       | 0      | titanium | tablet     | -0.8 | 0.1    | -0.4 | -0.9   | 0.8   | 0.5  | 0.5  | -0.2
Marcus Oyelaran  |      | crop  |         | full      |       | 0      | glass    | drawing    | 0.9  | 0.3    | 0.2  | -0.4   | 0.6   | 0.9  | 0.3  | 0.7
Martin Okafor    |      | bald  |         |           | yes   | 2      | steel    | pencil     | 0.9  | -0.4   | 0.9  | -0.2   | 0.2   | 0.8  | -0.4 | 0.6
Nora Lindqvist   | yes  | fringe |        |           |       | 0      |          | pencil     | -0.9 | -0.4   | -0.5 | -0.4   | 0.3   | 0.6  | 1    | -0.5
Priya Raman      | yes  | bun   | round   |           |       | 1      | board    | tablet     | -0.6 | -0.1   | 0.3  | 0.5    | 0.9   | 0.8  | 0.6  | 0.7
Ruth Castellanos | yes  | bob   | round   |           | yes   | 2      | zinc     | caliper    | 0.1  | 0.5    | 0.6  | 0.6    | 0.5   | -0.6 | -0.2 | -0.4
Tomas Berg       | yes  | curl  |         |           |       | 0      |          | tablet     | 0.3  | 0.9    | 0.5  | 0.1    | 0.5   | -0.5 | 0.1  | 0.2
Tomasz Wieczorek |      | hat   |         | moustache | yes   | 1      |          | telephone  | 0.7  | 0.3    | 1    | 0.2    | -0.2  | -0.2 | -0.5 | 1`);

export const people: Readonly<Record<string, Partial<Person>>> = Object.fromEntries(
  rows.map(({ name, ...person }) => [name, person]),
);
