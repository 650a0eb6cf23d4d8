import { approvers } from "#app/samples/approvals.ts";
import type { PagePart } from "#app/sections/page-part.ts";
import type { LegalDocument, LegalRevision } from "#app/sections/legal/legal.ts";
import type { NavigationLink } from "#app/site/navigation.ts";
import { plans } from "#app/site/plans/plans.ts";
import {
  type ControlDomain,
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";
import type { PricingQuestion } from "records:pricing/questions";
import type { SecurityAnswer, SecurityDomain } from "records:security/answers";

import {
  caseStudies,
  customerVideos,
  leaders,
  operations,
  reasons,
  recordings,
  roleStarts,
  testimonials,
} from "./read-drawn-records.ts";
import { chaptersIn, keyNamed, partsOf, type Section, sectionsIn } from "./read-sections.ts";

/** Parts, the clauses in each with what they say in plain words, and last the revisions. */
function legalDocument(name: "privacy" | "terms"): LegalDocument {
  const chapters = chaptersIn(`legal/${name}`);
  const [[revisions] = []] = chapters.splice(-1);
  const clauses = chapters.flatMap(([part, ...sections]) =>
    sections.map(({ title, note, blocks }, index) => {
      const { words, id } = partsOf(title, /^(?<words>.*) \{#(?<id>[\w-]+)\}$/);
      const begins = index === 0 && { part: part.title };
      return { id: id!, title: words!, ...begins, summary: note, text: blocks };
    }),
  );
  return { clauses, revisions: revisionsIn(revisions!) };
}

function revisionsIn({ items }: Section): LegalDocument["revisions"] {
  const [newest, ...older] = items.map((item): LegalRevision => {
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
  return sectionsIn("security/controls").flatMap((section) =>
    section.items.map((item) => {
      const { id, name, text, evidence, asked } = partsOf(
        item,
        /^\*\*(?<id>\S+) (?<name>.*)\.\*\* (?<text>.*) _(?<evidence>.*)_ \((?<asked>.*)\)$/,
      );
      const references = asked!.split("; ").map((reference): [Framework, string] => {
        const [framework, where] = reference.split(": ");
        return [keyNamed(frameworks, framework), where!];
      });
      return {
        id: id!,
        domain: keyNamed<ControlDomain>(controlDomains, section.title),
        name: name!,
        text: text!,
        evidence: evidence!,
        references: Object.fromEntries(references),
      };
    }),
  );
}

function securityAnswers(): SecurityDomain[] {
  return sectionsIn("security/answers").map(({ title, items }) => {
    const { domain, code } = partsOf(title, /^(?<domain>.*) \((?<code>.*)\)$/);
    const form =
      /^(?<question>.*\?) \*\*(?<answer>Yes|No|Shared)\.\*\* (?<text>.*) \((?<control>\S+)\)$/;
    const answers = items.map((item) => ({ ...partsOf(item, form) }));
    return { domain: domain!, code: code!, answers: answers as unknown as SecurityAnswer[] };
  });
}

/** Where it leads is checked in the built site. */
function linkIn<Link extends { label: string; to: string }>(text: string): Link {
  return { ...partsOf(text, /^\[(?<label>.*)\]\((?<to>.*)\)$/) } as Link;
}

function pricingQuestions(): PricingQuestion[] {
  return sectionsIn("pricing/questions").map(({ title, texts }) => ({
    question: title,
    // Words, and at every second place a link.
    answer: texts
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
  "solutions/blade",
  "demo/agenda",
  "home/trust",
  "home/security",
  "product/security",
  "security/principles",
  "security/governance",
];

/** Each part with what it lists by name, and what to read next. */
function pageParts(name: string): PagePart[] {
  return chaptersIn(name).map(([{ title, note, texts, items, rows }, ...under]) => ({
    title,
    note,
    text: texts.join(" "),
    items: Object.fromEntries([
      ...under.map((section) => [section.title, section.texts]),
      ...rows.map(([first, ...cells]) => [first, cells]),
    ]),
    reading: items.map(linkIn<PagePart["reading"][number]>),
  }));
}

/** The table of the plans takes each plan's words by their place. */
function comparison(): PagePart[] {
  const heads = ["Line", ...plans.map(({ name }) => name)].join(", ");
  for (const section of sectionsIn("pricing/comparison")) {
    if (section.heads.join(", ") === heads) continue;
    throw new Error(`app/prose/records: “${section.title}”: the table's heads must be ${heads}`);
  }
  return pageParts("pricing/comparison");
}

/** The stamp of whoever holds the post. */
function approverStamps() {
  const stamps = Object.entries(approvers).map(([id, { holder }]) => [
    id,
    `drawing:stamp/${holder}`,
  ]);
  return Object.fromEntries(stamps) as object;
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
  "records:pricing/comparison": comparison,
  "records:customers/cases": caseStudies,
  "records:customers/testimonials": testimonials,
  "records:customers/videos": customerVideos,
  "records:home/operations": operations,
  "records:home/reasons": reasons,
  "records:webinars/recordings": recordings,
  "records:company/leaders": leaders,
  "records:company/role-starts": roleStarts,
  "records:product/approver-stamps": approverStamps,
  ...Object.fromEntries(listings.map((name) => [`records:${name}`, () => pageParts(name)])),
};
