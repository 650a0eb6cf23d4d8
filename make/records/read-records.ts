import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { PagePart } from "#app/sections/page-part.ts";
import type { LegalClause, LegalDocument, LegalRevision } from "#app/sections/legal/legal.ts";
import {
  type ControlDomain,
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";
import type { NavigationLink } from "#app/site/navigation.ts";
import type { PricingQuestion } from "records:pricing/questions";
import type { SecurityAnswer, SecurityDomain } from "records:security/answers";

import { withFacts } from "../docs/facts.ts";

export const recordsFolder = join(import.meta.dirname, "../../app/prose/records");

/** What stands under a heading: a note behind `>`, paragraphs, and the items of lists. */
interface Section {
  level: number;
  title: string;
  note: string;
  blocks: (string | string[])[];
}

function sectionsIn(name: string): Section[] {
  const text = withFacts(readFileSync(join(recordsFolder, `${name}.md`), "utf8"));
  return text.split(/^(?=#)/m).map((section) => {
    const [heading = "", ...blocks] = section.trim().split(/\n{2,}/);
    const [, marks = "", title = ""] = /^(#+) (.*)$/.exec(heading) ?? [];
    const note = blocks[0]?.startsWith("> ") ? blocks.shift()!.slice(2) : "";
    return {
      level: marks.length,
      title,
      note,
      blocks: blocks.map((block) =>
        block.startsWith("- ") ? block.slice(2).split(/\n- /) : block,
      ),
    };
  });
}

/** The parts of a line that has this form. One that has not is an error. */
function partsOf(line: string, form: RegExp): Record<string, string> {
  const parts = form.exec(line)?.groups;
  if (!parts) throw new Error(`app/prose/records: “${line}” is not of the form ${form}`);
  return parts as Record<string, string>;
}

const itemsOf = ({ blocks }: Section): string[] => blocks.flat();

/** Parts, the clauses in each with what they say in plain words, and last the revisions. */
function legalDocument(name: "privacy" | "terms"): LegalDocument {
  const sections = sectionsIn(`legal/${name}`);
  const clauses = sections.flatMap(({ level, title, note, blocks }, index): LegalClause[] => {
    if (level === 1) return [];
    const before = sections[index - 1];
    const { words, id } = partsOf(title, /^(?<words>.*) \{#(?<id>[\w-]+)\}$/);
    return [
      {
        id: id!,
        title: words!,
        ...(before?.level === 1 && { part: before.title }),
        summary: note,
        text: blocks,
      },
    ];
  });
  return { clauses, revisions: revisionsIn(sections.at(-1)!) };
}

function revisionsIn(section: Section): LegalDocument["revisions"] {
  const [newest, ...older] = itemsOf(section).map((item): LegalRevision => {
    const { letter, date, clarifies, text } = partsOf(
      item,
      /^(?<letter>[A-Z]), (?<date>[\d-]+)(?<clarifies>, clarification)?: (?<text>.*)$/,
    );
    return {
      letter: letter!,
      date: date!,
      text: text!,
      ...(clarifies && { isClarification: true as const }),
    };
  });
  return [newest!, ...older];
}

export function securityControls(): SecurityControl[] {
  const named = <Key extends string>(names: Record<Key, string>, name = "") =>
    (Object.keys(names) as Key[]).find((key) => names[key] === name)!;
  return sectionsIn("security/controls").flatMap((section) =>
    itemsOf(section).map((item) => {
      const { id, name, text, evidence, asked } = partsOf(
        item,
        /^\*\*(?<id>\S+) (?<name>.*)\.\*\* (?<text>.*) _(?<evidence>.*)_ \((?<asked>.*)\)$/,
      );
      const references = asked!.split("; ").map((reference): [Framework, string] => {
        const [framework, where] = reference.split(": ");
        return [named(frameworks, framework), where!];
      });
      return {
        id: id!,
        domain: named<ControlDomain>(controlDomains, section.title),
        name: name!,
        text: text!,
        evidence: evidence!,
        references: Object.fromEntries(references),
      };
    }),
  );
}

function securityAnswers(): SecurityDomain[] {
  return sectionsIn("security/answers").map((section) => {
    const { domain, code } = partsOf(section.title, /^(?<domain>.*) \((?<code>.*)\)$/);
    const form =
      /^(?<question>.*\?) \*\*(?<answer>Yes|No|Shared)\.\*\* (?<text>.*) \((?<control>\S+)\)$/;
    const answers = itemsOf(section).map((item) => ({ ...partsOf(item, form) }));
    return { domain: domain!, code: code!, answers: answers as unknown as SecurityAnswer[] };
  });
}

/** Where it leads is checked in the built site. */
function linkIn<Link extends { label: string; to: string }>(text: string): Link {
  return partsOf(text, /^\[(?<label>.*)\]\((?<to>.*)\)$/) as Link;
}

function pricingQuestions(): PricingQuestion[] {
  return sectionsIn("pricing/questions").map((section) => ({
    question: section.title,
    // Words, and at every second place a link.
    answer: itemsOf(section)
      .join(" ")
      .split(/(\[.*?\]\(.*?\))/)
      .map((piece, index) => (index % 2 === 0 ? piece : linkIn<NavigationLink>(piece)))
      .filter((piece) => piece !== ""),
  }));
}

/** Texts whose parts list something under their second headings, or in a table. */
const listings = [
  ..."aerospace discrete-manufacturing electronics evtol multi-plant"
    .split(" ")
    .map((industry) => `solutions/${industry}`),
  "security/principles",
  "security/governance",
  "pricing/comparison",
];

/** The cells of a table, without its head. */
function rowsIn(table: string): string[][] {
  const [, , ...rows] = table.split("\n");
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** Each part with what it lists by name, and what to read next. */
function pageParts(name: string): PagePart[] {
  const parts: PagePart[] = [];
  for (const { level, title, note, blocks } of sectionsIn(name)) {
    const [rows, texts] = [true, false].map((isTable) =>
      blocks.filter((block) => typeof block === "string" && block.startsWith("|") === isTable),
    ) as [string[], string[]];
    const reading = blocks
      .filter(Array.isArray)
      .flat()
      .map(linkIn<PagePart["reading"][number]>);
    if (level === 1) parts.push({ title, note, text: texts.join(" "), items: {}, reading });
    else parts.at(-1)!.items[title] = texts;
    for (const [first = "", ...cells] of rows.flatMap(rowsIn)) parts.at(-1)!.items[first] = cells;
  }
  return parts;
}

/** By the module that gives each to the browser. Revisions stand alone too: a page's head needs no more. */
export const recordModules: Readonly<Record<string, () => unknown>> = {
  "records:legal/privacy": () => legalDocument("privacy"),
  "records:legal/privacy-revisions": () => legalDocument("privacy").revisions,
  "records:legal/terms": () => legalDocument("terms"),
  "records:legal/terms-revisions": () => legalDocument("terms").revisions,
  "records:security/controls": securityControls,
  "records:security/answers": securityAnswers,
  "records:pricing/questions": pricingQuestions,
  ...Object.fromEntries(listings.map((name) => [`records:${name}`, () => pageParts(name)])),
};
