import { parseSync, Visitor } from "oxc-parser";

import { literals, metaphors, tics } from "./page-words.ts";

/** Folders whose words a visitor meets while working: forms, the tool, its questions and messages. */
export const workFolders = ["analyzer", "app/forms", "app/pages/try", "app/tool"];

/** Read in quotes of many languages, never shown. */
const dictionaries = /[\\/](?:lexicon|recognize[\\/]headers)[\\/]/;

/** In the tool a sheet is one: of a workbook, or the printed sheet of an award. */
const ownSheets = /\bsheets?\b/gi;

/** Every metaphor and tic in what a source may show, as "file:line the words". Comments and names are not shown. */
export function messageProblems(file: string, source: string): string[] {
  if (dictionaries.test(file)) return [];
  return shownTexts(file, source).flatMap(({ line, text }) => {
    const found = [
      ...(text.replaceAll(literals, "").replaceAll(ownSheets, "").match(metaphors) ?? []),
      ...Object.values(tics).flatMap((pattern) => text.match(pattern) ?? []),
    ];
    return found.map((words) => `${file}:${line} “${words}” in “${text}”`);
  });
}

/** Texts of three words and more: what is shorter is a name, a unit or a class. */
function shownTexts(file: string, source: string): { line: number; text: string }[] {
  const texts: { line: number; text: string }[] = [];
  const take = (start: number, raw: string) => {
    const text = raw.replaceAll(/\s+/g, " ").trim();
    const isPattern = /^\S+$|\||\(\?/.test(text);
    if (!isPattern && (text.match(/\b\p{L}?\p{Ll}+\b/gu) ?? []).length > 2) {
      texts.push({ line: source.slice(0, start).split("\n").length, text });
    }
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === "string") take(start, value);
    },
    TemplateLiteral({ quasis, start }) {
      take(start, quasis.map(({ value }) => value.cooked ?? "").join("…"));
    },
    JSXElement({ children, start }) {
      take(start, children.map((child) => (child.type === "JSXText" ? child.value : "…")).join(""));
    },
  }).visit(parseSync(file, source).program);
  return texts;
}
