import { type ProseElement, type ProseNode, proseText } from "./prose.ts";

type Task<Drawing> = Extract<ProseElement<Drawing>, { tag: "li" }>;

/** A chapter that is boxes to tick. */
interface ChecklistGroup<Drawing> {
  id: string;
  heading: ProseNode<Drawing>[];
  tasks: Task<Drawing>[];
}

/** From so many ticks on, until the next band. */
interface ScoreBand {
  least: number;
  text: string;
}

/** A checklist's text: what stands before its boxes, the boxes by chapter, what follows, and what its score table says. */
export function checklistParts<Drawing>(body: ProseNode<Drawing>[]) {
  const chapters = chaptersOf(body);
  const groups = chapters.flatMap((chapter) => groupOf(chapter) ?? []);
  const first = chapters.findIndex((chapter) => groupOf(chapter) !== null);
  return {
    before: chapters.slice(0, first).flat(),
    groups,
    after: chapters.slice(first + groups.length).flat(),
    bands: body.flatMap(bandsOf),
  };
}

function groupOf<Drawing>([heading, list]: ProseNode<Drawing>[]): ChecklistGroup<Drawing> | null {
  if (typeof heading !== "object" || heading.tag !== "h2") return null;
  if (typeof list !== "object" || list.tag !== "ul") return null;
  const tasks = list.children.filter(isTask);
  return tasks.length > 0 ? { id: heading.id, heading: heading.children, tasks } : null;
}

function isTask<Drawing>(node: ProseNode<Drawing>): node is Task<Drawing> {
  return typeof node === "object" && node.tag === "li" && node.isTask === true;
}

/** Rows such as `25 to 28`, `29` and `Under 20`, the highest first. */
function bandsOf(node: ProseNode<unknown>): ScoreBand[] {
  if (typeof node === "string" || node.tag !== "table") return [];
  return node.rows.map(([ticks = [], text = []]) => {
    const range = ticks.map(proseText).join("");
    return {
      least: range.startsWith("Under") ? 0 : Number.parseInt(range, 10),
      text: text.map(proseText).join(""),
    };
  });
}

/** What stands before the first heading of the second level, then each of those with its text. */
export function chaptersOf<Drawing>(body: ProseNode<Drawing>[]): ProseNode<Drawing>[][] {
  const chapters: ProseNode<Drawing>[][] = [];
  for (const node of body) {
    const isHeading = typeof node !== "string" && node.tag === "h2";
    if (isHeading || chapters.length === 0) chapters.push([]);
    chapters.at(-1)!.push(node);
  }
  return chapters;
}
