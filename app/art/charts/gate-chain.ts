import { lettered } from "../annotations.ts";
import { caption, CHART, readPairs } from "./chart-sheet.ts";
import { type Drawing, line, stroke, shown } from "../drafting.ts";
import { each } from "../geometry.ts";

const BASE = 92;
const GATE = 22;
const ENDS = { left: 22, right: 330 };

/** Stages end to end, each with the day it ends on and a gate there: `Inbox:30;Approvals:60`. */
export function gateChain(subject: string, unit: string): Drawing {
  const stages = readPairs(subject);
  const last = stages.at(-1)?.value ?? 1;
  const at = (day: number) => ENDS.left + ((ENDS.right - ENDS.left) * day) / last;
  const spans = stages.map(({ name, value }, index) => ({
    name,
    from: stages[index - 1]?.value ?? 0,
    to: value,
  }));
  return {
    ...shown(0, 0, CHART.width, BASE + 92),
    body:
      line(ENDS.left, BASE, ENDS.right, BASE, "thick") +
      line(ENDS.left, BASE - GATE, ENDS.left, BASE + GATE) +
      each(spans, ({ to }) =>
        stroke(`M${at(to) - 4} ${BASE - GATE}h8v${2 * GATE}h-8Z`, "ground-thick"),
      ),
    notes:
      each(
        spans,
        ({ name, from, to }, index) =>
          caption((at(from) + at(to)) / 2, BASE - 10, name, "middle") +
          lettered(CHART.lettering).balloon([at(to), 24], index + 1, [at(to), BASE - GATE]) +
          lettered(CHART.lettering).dimension(
            [at(from), BASE + GATE],
            [at(to), BASE + GATE],
            `${to - from}${unit}`,
            22,
          ),
      ) +
      lettered(CHART.lettering).dimension(
        [at(0), BASE + GATE],
        [at(last), BASE + GATE],
        `${last}${unit}`,
        52,
      ),
    label: `Stages end to end, with a gate after each: ${spans
      .map(({ name, to }, index) => `${name} to day ${to}, gate ${index + 1}`)
      .join("; ")}`,
  };
}
