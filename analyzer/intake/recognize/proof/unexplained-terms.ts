import type { QuoteLine } from "../../quote-line.ts";
import { leadTimesIn } from "../text/lead-time-sentences.ts";
import { withFigures } from "../text/spans.ts";
import { validity } from "../text/validity.ts";
import type { TableContext } from "../table/table-context.ts";
import { readLeadTime } from "../values/lead-times.ts";
import { plainText } from "../values/plain-words.ts";
import { listed, mostLinesLooked, quoted, type ReadOffers, type Unproven } from "./unproven.ts";
import { choice, inWords, valueAnswer } from "../questions/answers.ts";

/** Words of a file, with the line that they stand beside or name. */
interface Words {
  readonly text: string;
  readonly lines: readonly QuoteLine[];
}

const mostLeadTimes = 3;

/** Spans of time, alternatives and price units that the file speaks of and no line has. */
export function unexplainedTerms(offers: ReadOffers): Unproven[] {
  const said = wordsIn(offers);
  return [
    ...unexplainedLeadTimes(offers, said),
    ...unexplainedUnits(offers, said),
    ...unexplainedAlternatives(offers, said),
  ];
}

function unexplainedLeadTimes(
  { context, lines, alreadyAsked }: ReadOffers,
  said: readonly Words[],
): Unproven[] {
  const used = new Set(lines.map(({ leadTimeDays }) => leadTimeDays?.value));
  const found = said.flatMap(({ text, lines: own }) =>
    leadTimesIn(withFigures(withoutCodes(text))).flatMap((span) => {
      const read = readLeadTime(span.text, null, "days");
      if (read.kind !== "value" || alreadyAsked.includes(text.slice(0, 50))) return [];
      const { value: days } = read;
      const isRead =
        own.length === 0
          ? used.has(days)
          : own.every(({ leadTimeDays }) => leadTimeDays?.value === days);
      return isRead ? [] : [{ span: span.text, text, own }];
    }),
  );
  return found.slice(0, mostLeadTimes).map(({ span, text, own }): Unproven => {
    const [only, another] = own.length > 0 ? own : lines;
    const isOne = only !== undefined && another === undefined;
    const correction = isOne
      ? ({ kind: "line", lineId: only.id, field: "leadTime", text: span } as const)
      : valueAnswer(context, "leadTime", span).correction;
    const shown = own.length > 0 ? own : lines;
    return {
      field: "leadTime",
      what: own.length === 1 ? `Lead time of ${own[0]?.part?.value ?? "the line"}` : "Lead time",
      read: listed(shown.map(({ leadTimeDays }) => leadTimeDays?.raw ?? "not stated")),
      from: `the file also says ${quoted(text)}`,
      sentence: text,
      answers: [{ label: span, correction }],
      words: { label: "Another lead time", correction: { ...correction, text: "" } },
      ...(own.length > 0 ? { lineIds: new Set(own.map(({ id }) => id)) } : {}),
    };
  });
}

/** "C-1180-GG25" counts no days. */
function withoutCodes(text: string): string {
  return validity.test(text) ? "" : text.replace(/(?<!\S)(?=\S*\d)(?=\S*\p{Lu})\S{4,}/gu, " ");
}

const perMany =
  /(?:(?<!\p{L})(?:per|pro|je|pour|por|par|al|za|pr\.?|à|a|on|för)\s?|\/\s?)(100|1[.,'’ ]?000|hundred|thousand|hundert|tausend|cent|mille|ciento|cien|millar|mil|cento|mila|honderd|duizend|hundra|tusen|hundrede|sto|tysiąc|tisíc)(?![\p{L}\d.,]*\d)(?!\p{L})|‰|[%％]\s?(?:stk|st\b|pcs)|每百|每千/iu;

/** "Prices are per 100" in words, above prices for one. */
function unexplainedUnits(
  { context, lines, alreadyAsked }: ReadOffers,
  said: readonly Words[],
): Unproven[] {
  const open = lines.filter(({ unit }) => unit.place.kind === "assumed" && unit.value.size === 1);
  const found = said.find(
    ({ text }) => perMany.test(text) && !alreadyAsked.includes(text.slice(0, 50)),
  );
  if (open.length === 0 || found === undefined) return [];
  return [
    {
      field: "priceUnit",
      what: "Price for",
      read: "one piece",
      from: `the file also says ${quoted(found.text)}`,
      answers: ["per 100", "per 1000"].map((unit) => valueAnswer(context, "priceUnit", unit)),
      words: inWords(context, "priceUnit", "Another unit"),
      lineIds: new Set(open.map(({ id }) => id)),
    },
  ];
}

const alternatives =
  /(?<!\p{L})(?:alternativ\p{L}*|alternate|option(?:s|al|en|nel)?|wahlweise|opcional\p{L}*|opción|opciones|opzion\p{L}*|opcja|volitelně|substitut\p{L}*|equivalent|or (?:equal|similar)|in lieu|in place of|instead of|not to drawing|deviat\p{L}*|ersatz(?:typ|weise|artikel)?|anstelle|gleichwertig|abweichend|équivalent|au lieu|en remplacement|equivalente|en lugar|sustitut\p{L}*|in alternativa|invece di|em vez|i stället|ersätt\p{L}*|i stedet|erstatn\p{L}*|zamiennik|zamiast|náhrad\p{L}*|místo|替代|代替|代用)(?!\p{L})/iu;

/** The file speaks of an alternative, and no line is called one. */
function unexplainedAlternatives(
  { context, lines, alreadyAsked }: ReadOffers,
  said: readonly Words[],
): Unproven[] {
  if (lines.length < 2) return [];
  const isMarked = ({ alternative }: QuoteLine) => alternative !== undefined;
  const isOne = lines.some(isMarked);
  const found = said.find(
    ({ text, lines: own }) =>
      alternatives.test(text) &&
      !alreadyAsked.includes(text.slice(0, 50)) &&
      !(own.length === 0 ? isOne : own.some(isMarked)),
  );
  if (found === undefined) return [];
  const named = found.lines.length > 0 ? found.lines : lines;
  return [
    {
      field: "nothing",
      what: "Alternative",
      read: "none of the offers",
      from: quoted(found.text),
      answers: named
        .slice(0, mostAlternatives)
        .map((line) =>
          choice(
            context,
            `alternative/${line.id}`,
            "yes",
            `${line.part?.value ?? line.description?.value ?? "Line"}, ${line.prices[0]?.price.raw ?? ""}`,
          ),
        ),
    },
  ];
}

/** Lines that the visitor calls alternatives. */
export function withAlternatives(
  { corrections }: TableContext,
  lines: readonly QuoteLine[],
): readonly QuoteLine[] {
  const said = [...corrections.choices.keys()].some((about) => about.startsWith("alternative/"));
  if (!said) return lines;
  return lines.map((line) =>
    corrections.choices.get(`alternative/${line.id}`) === "yes"
      ? { ...line, alternative: { ...line.supplier, ...calledAlternative } }
      : line,
  );
}

const calledAlternative = { value: "alternative", raw: "", confidence: 100, reason: "you said so" };
const mostAlternatives = 4;

/** The text of the file and the words in its cells, but for those of columns that are read already. */
function wordsIn({ contexts, context: { table }, lines }: ReadOffers): Words[] {
  const [first] = contexts;
  if (first === undefined) return [];
  const looked = lines.slice(0, mostLinesLooked);
  const named = (text: string) => {
    const plain = ` ${plainText(text)} `;
    return looked.filter(({ part }) => {
      const code = part === null ? "" : plainText(part.value);
      return code.length > 3 && /\d/.test(code) && plain.includes(` ${code} `);
    });
  };
  const inText = first.file.lines
    .slice(0, mostLinesLooked)
    .flatMap(({ text, isMailHead, document = "" }) =>
      // What the mail around an attachment says counts less than the attachment itself.
      isMailHead === true || document !== (table.document ?? "")
        ? []
        : [{ text, lines: named(text) }],
    );
  return [...inText, ...contexts.flatMap((context) => wordsOfCells(context, looked))];
}

function wordsOfCells(context: TableContext, lines: readonly QuoteLine[]): Words[] {
  const { regular, rows, claims, table } = context;
  if (regular.isFromText || regular.isTurned) return [];
  const last = Math.min(context.endRow, regular.firstRow + mostLinesLooked);
  return rows.slice(regular.firstRow, last).flatMap((cells, index) => {
    const row = regular.firstRow + index;
    if (row === context.header?.row) return [];
    const own = lines.filter((line) => line.tableId === table.id && line.row === row);
    return cells.flatMap((cell, column) => {
      const field = claims[column]?.field ?? null;
      const isRead =
        own.length > 0 && field !== null && field !== "description" && field !== "part";
      if (cell?.kind !== "text" || isRead || !/\p{L}{3}/u.test(cell.text)) return [];
      return [{ text: cell.text, lines: own }];
    });
  });
}
