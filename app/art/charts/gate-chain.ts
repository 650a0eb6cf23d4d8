import { lettered } from "../annotations.ts";
import { caption, CHART, listed, readPairs, scale } from "./chart-sheet.ts";
import { type Drawing, line, rect, shown } from "../drafting.ts";
import { each, type Point } from "../geometry.ts";

const note = lettered(CHART.lettering);
const BASE = 92;
const GATE = 22;
const ENDS = { left: 22, right: 330 };

/** Stages end to end, each with the day it ends on and a gate there: `Inbox:30;Approvals:60`. */
export function gateChain(subject: string, unit: string): Drawing {
  const stages = readPairs(subject);
  const last = stages.at(-1)!.value;
  const at = scale(ENDS.left, ENDS.right, last);
  const foot = (day: number): Point => [at(day), BASE + GATE];
  const days = (from: number, to: number, offset: number) =>
    note.dimension(foot(from), foot(to), `${to - from}${unit}`, offset);
  return {
    ...shown(0, 0, CHART.width, BASE + 92),
    body:
      line(ENDS.left, BASE, ENDS.right, BASE, "thick") +
      line(ENDS.left, BASE - GATE, ENDS.left, BASE + GATE) +
      each(stages, ({ value }) => rect(at(value) - 4, BASE - GATE, 8, 2 * GATE, "ground-thick")),
    notes:
      each(stages, ({ name, value }, index) => {
        const from = stages[index - 1]?.value ?? 0;
        return (
          caption((at(from) + at(value)) / 2, BASE - 10, name, "middle") +
          note.balloon([at(value), 24], index + 1, [at(value), BASE - GATE]) +
          days(from, value, 22)
        );
      }) + days(0, last, 52),
    label: `Stages end to end, with a gate after each: ${listed(stages, ({ name, value }, index) => `${name} to day ${value}, gate ${index + 1}`, "; ")}`,
  };
}
