import { anyWord, anyWordSource } from "../../lexicon/any-word.ts";
import { replacingWords } from "../../lexicon/replacing-words.ts";
import type { FileReading, SourcePlace } from "../../intake/source.ts";
import { labelledNumber, numbersIn, quoteWords, type QuoteNumber } from "./quote-number.ts";

/** A sentence that says that another quote no longer holds. */
export interface ReplacingSentence {
  readonly text: string;
  readonly place: SourcePlace;
  /** What it names; nothing says yet that these are quotes. */
  readonly named: readonly QuoteNumber[];
  /** It speaks of some parts only, or of a condition. */
  readonly isLimited: boolean;
  /** It calls what no longer holds a quote. */
  readonly isOfQuote: boolean;
}

/** What a file says of its own number and of quotes that it stands in the place of. */
export interface SaidOfNumbers {
  readonly own: QuoteNumber | null;
  readonly replacing: readonly ReplacingSentence[];
}

const replaces = new RegExp(anyWordSource(replacingWords("replaces")), "iu");
const isReplaced = new RegExp(anyWordSource(replacingWords("isReplaced")), "iu");
const ofParts = anyWord(replacingWords("ofParts"));
const conditions = anyWord(replacingWords("conditions"));
const quote = anyWord(quoteWords);

/** A quote is not called by what one of its parts is called. */
export function saidOfNumbers(
  reading: FileReading,
  parts: ReadonlySet<string> = new Set(),
): SaidOfNumbers {
  let own: QuoteNumber | null = null;
  const replacing: ReplacingSentence[] = [];
  const texts = textsOf(reading);
  for (const [index, { text, place, isWrapped }] of texts.entries()) {
    const next = isWrapped ? (texts[index + 1]?.text ?? "") : "";
    for (const sentence of sentencesOf(text)) {
      const found = replacingSentence(sentence, place);
      const isOpen = found !== null && found.named.length === 0 && text.endsWith(sentence);
      const longer = isOpen ? (sentencesOf(`${sentence} ${next}`)[0] ?? sentence) : sentence;
      const said = isOpen ? replacingSentence(longer, place) : found;
      if (said !== null) replacing.push(said);
      if (isReplaced.test(sentence) && !replaces.test(sentence)) continue;
      const labelled = labelledNumber(sentence.split(replaces, 1)[0] ?? "");
      if (labelled !== null && !parts.has(labelled.key)) own ??= labelled;
    }
  }
  return { own, replacing };
}

function replacingSentence(text: string, place: SourcePlace): ReplacingSentence | null {
  const active = replaces.exec(text);
  const passive = active === null ? isReplaced.exec(text) : null;
  const found = active ?? passive;
  if (found === null) return null;
  const about = active
    ? text.slice(active.index + active[0].length)
    : text.slice(0, passive?.index ?? 0);
  return {
    text: text.trim(),
    place,
    named: numbersIn(about, active ? "start" : "end"),
    isLimited: conditions.test(text) || ofParts.test(about),
    isOfQuote: quote.test(about),
  };
}

interface PlacedText {
  readonly text: string;
  readonly place: SourcePlace;
  /** Whether what follows may be the rest of its sentence. */
  readonly isWrapped: boolean;
}

/** Of a long table the head and the foot, where such things stand. */
const mostRows = 60;

/** Lines, and rows of tables as lines: a label stands in one cell and its value in the next. */
export function textsOf({ lines, tables }: FileReading): PlacedText[] {
  return [
    ...lines.map(({ text, fileName, part, line }) => ({
      text,
      place: { kind: "line", fileName, part, line } as const,
      isWrapped: true,
    })),
    ...tables.flatMap(({ id, rows }) =>
      rows.flatMap((cells, row): PlacedText[] => {
        if (row >= mostRows && row < rows.length - mostRows) return [];
        const text = cells.map((cell) => cell?.text ?? "").join(" ");
        const column = Math.max(
          0,
          cells.findIndex((cell) => cell !== null),
        );
        return [{ text, place: { kind: "cell", tableId: id, row, column }, isWrapped: false }];
      }),
    ),
  ];
}

const longestText = 2000;

/** A point behind "No." and "Nr." ends no sentence. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, longestText)
    .split(/(?<=[!?。！])|(?<!\b(?:no|nr|num|ref|rev|n|č|pos|art)\.)(?<=[.;])\s/iu)
    .filter((sentence) => sentence.trim() !== "");
}
