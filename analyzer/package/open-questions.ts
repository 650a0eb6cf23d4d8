import type { Question, Recognition } from "../intake/recognition.ts";
import { partKey } from "./part-key.ts";
import { type PackageSettings, settingOf } from "./settings.ts";

/** What is left to ask: a quantity that the settings give for every part of a table is not asked for again. */
export function openQuestions(
  { lines, questions }: Recognition,
  { askedQuantities }: Pick<PackageSettings, "askedQuantities">,
): readonly Question[] {
  const open = new Set(
    lines.flatMap((line) => {
      const needsOne = line.quantity === null && line.prices.length > 1;
      const asked = settingOf(askedQuantities, partKey(line)) ?? 0;
      return needsOne && asked <= 0 ? [line.tableId] : [];
    }),
  );
  return questions.filter(({ id }) => {
    const tableId = /^(.*?)(?:\/\d+)?\/quantity$/.exec(id)?.[1];
    return tableId === undefined || open.has(tableId);
  });
}
