import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Fields, readValues, type Values } from "#app/prose/markdown/fields.ts";

import { withFacts } from "../docs/facts.ts";

export const recordsFolder = join(import.meta.dirname, "../../app/prose/records");

/** What stands under a heading: a note behind `>`, paragraphs and tables, and the items of lists. */
export interface Section {
  level: number;
  title: string;
  note: string;
  texts: string[];
  items: string[];
  /** The cells of tables, without their heads. */
  rows: string[][];
  /** The heads of the first table. */
  heads: string[];
  /** Paragraphs and lists as they follow each other. */
  blocks: (string | string[])[];
}

export function sectionsIn(name: string): Section[] {
  const text = withFacts(readFileSync(join(recordsFolder, `${name}.md`), "utf8"));
  return text.split(/^(?=#)/m).map((section) => {
    const [heading = "", ...pieces] = section.trim().split(/\n{2,}/);
    const [, marks = "", title = ""] = /^(#+) (.*)$/.exec(heading) ?? [];
    const note = pieces[0]?.startsWith("> ") ? pieces.shift()!.slice(2) : "";
    const blocks = pieces
      .filter((piece) => !piece.startsWith("|"))
      .map((piece) => (piece.startsWith("- ") ? piece.slice(2).split(/\n- /) : piece));
    const tables = pieces.filter((piece) => piece.startsWith("|")).map(linesIn);
    return {
      level: marks.length,
      title,
      note,
      texts: blocks.filter((block) => typeof block === "string"),
      items: blocks.filter(Array.isArray).flat(),
      rows: tables.flatMap(([, , ...rows]) => rows),
      heads: tables[0]?.[0] ?? [],
      blocks,
    };
  });
}

function linesIn(table: string): string[][] {
  return table.split("\n").map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** Each section under a first heading with those under second headings that follow it. */
export function chaptersIn(name: string): [head: Section, ...under: Section[]][] {
  const chapters: [Section, ...Section[]][] = [];
  for (const section of sectionsIn(name)) {
    if (section.level === 1) chapters.push([section]);
    else chapters.at(-1)!.push(section);
  }
  return chapters;
}

export function sectionNamed(title: string, sections: readonly Section[]): Section {
  const found = sections.find((section) => section.title === title);
  if (!found) throw new Error(`app/prose/records: there is no “${title}” where one is due`);
  return found;
}

/** The key of what is called so. A name that is mistyped is an error. */
export function keyNamed<Key extends string>(names: Record<Key, string>, name = ""): Key {
  const found = (Object.keys(names) as Key[]).find((key) => names[key] === name);
  if (found) return found;
  const known = Object.values(names).join(", ");
  throw new Error(`app/prose/records: “${name}” must be one of ${known}`);
}

/** The parts of a line that has this form. One that has not is an error. */
export function partsOf(line: string, form: RegExp): Record<string, string> {
  const parts = form.exec(line)?.groups;
  if (!parts) throw new Error(`app/prose/records: “${line}” is not of the form ${form}`);
  return parts as Record<string, string>;
}

/** What the section lists as `name: value`. A value that is missing or wrong is an error. */
export function valuesIn<Of extends Fields>({ title, items }: Section, fields: Of): Values<Of> {
  const given = items.map((item) => item.split(/: (.*)/) as [string, string]);
  return valuesOf(title, given, fields);
}

/** The rows of the section's tables, whose cells are in the order of the fields. */
export function tableIn<Of extends Fields>({ title, rows }: Section, fields: Of): Values<Of>[] {
  const names = Object.keys(fields);
  return rows.map((cells) => {
    const given = cells.map((cell, index) => [names[index]!, cell] as const);
    return valuesOf(title, given, fields);
  });
}

function valuesOf<Of extends Fields>(
  title: string,
  written: readonly (readonly [name: string, value: string])[],
  fields: Of,
): Values<Of> {
  const given = written.map(([name, value]) => {
    // What is no number is left as it is written, for the field to refuse.
    const isNumber =
      fields[name]?.asked?.as === "number" && value !== "" && Number.isFinite(Number(value));
    return [name, isNumber ? Number(value) : value];
  });
  const { values, problems } = readValues(fields, Object.fromEntries(given));
  const [wrong] = problems;
  if (wrong) throw new Error(`app/prose/records: “${title}”: ${wrong.join(" ")}`);
  return values;
}
