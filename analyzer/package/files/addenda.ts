import type { QuoteLine } from "../../intake/quote-line.ts";
import type { SourcePlace } from "../../intake/source.ts";
import { partKey } from "../part-key.ts";
import { numbersIn } from "./quote-number.ts";

const addendum =
  /(?<!\p{L})(?:addendum|amendment|nachtrag|ergänzung|avenant|adenda|addenda|aditamento|aanvulling|aneks|dodatek|tillägg|tillæg|tillegg)(?!\p{L})|补充报价|追加見積/iu;

/** Keys of the quotes that a sentence calls itself an addendum to: "Addendum 1 to Quotation PW-3310". */
export function amendedBy(text: string): string[] {
  const found = addendum.exec(text);
  if (found === null) return [];
  const behind = text
    .slice(found.index + found[0].length)
    .replace(/^\s*(?:no\.?|nr\.?)?\s*\d{1,2}(?!\S)/iu, "");
  return numbersIn(behind).map(({ key }) => key);
}

/** A line of a quote that a later file of the supplier states anew. */
export interface ChangedLine {
  readonly lineId: string;
  /** The line that holds in its place. */
  readonly byLineId: string;
  /** "This line of quote.pdf". */
  readonly fileName: string;
  /** A clause: "addendum.pdf changes it". */
  readonly reason: string;
  readonly place: SourcePlace;
}

export interface AmendingFile {
  readonly fileName: string;
  readonly lines: readonly QuoteLine[];
}

/** Which lines of a quote the other file states anew; the others stay as they are. */
export function changedLines(old: AmendingFile, by: AmendingFile): ChangedLine[] {
  const anew = new Map(by.lines.map((line) => [partKey(line), line]));
  return old.lines.flatMap((line): ChangedLine[] => {
    const other = anew.get(partKey(line));
    const place = other?.prices[0]?.price.place;
    if (other === undefined || place === undefined) return [];
    const fileName = `This line of ${old.fileName}`;
    const reason = `${by.fileName} changes it`;
    return [{ lineId: line.id, byLineId: other.id, fileName, reason, place }];
  });
}

/** What an addendum does not state is as the quote had it, the same charge for the whole order too. */
export function asAmended(line: QuoteLine, old: QuoteLine): QuoteLine {
  const stated = Object.entries(line).filter(([, value]) => value !== null && value !== undefined);
  const { alternative: _, aside: __, ...before } = old;
  return { ...before, ...Object.fromEntries(stated) };
}
