import type { Question } from "../../recognition.ts";

/** Which tables have the same headers, by the id that their questions begin with. */
export type TableShapes = ReadonlyMap<string, string>;

/** Marks questions that tables of the same shape ask alike: one answer can settle them all. */
export function withAlike(questions: readonly Question[], shapes: TableShapes): Question[] {
  const keyOf = ({ id, answers, readback = [], offers }: Question) => {
    const tableId = [...shapes.keys()].find((each) => id.startsWith(`${each}/`));
    const about = tableId === undefined ? id : id.slice(tableId.length);
    // Who sent a file is never told by another, and whoever is shown one file's offers has seen no other's.
    if (tableId === undefined || about === "/supplier" || offers !== undefined) return id;
    // Columns are alike by what they are called and taken for, whatever stands in them.
    const isOfColumns = about === "/columns";
    const rows = readback.map(({ what, read, from }) => [what, read, isOfColumns ? "" : from]);
    return JSON.stringify([shapes.get(tableId), about, answers.map(({ label }) => label), rows]);
  };
  const groups = Map.groupBy(questions, keyOf);
  return questions.map((question) => {
    const alike = (groups.get(keyOf(question)) ?? []).filter((other) => other !== question);
    return alike.length === 0 ? question : { ...question, alike: alike.map(({ id }) => id) };
  });
}
