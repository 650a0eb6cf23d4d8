import type { QuoteLine, Reading } from "../../intake/quote-line.ts";
import { type FileReading, isIdOfSource } from "../../intake/source.ts";
import type { SourcePlace } from "../../intake/source.ts";
import { supplierKey } from "../part-key.ts";
import { amendedBy, asAmended, type ChangedLine, changedLines } from "./addenda.ts";
import { isLater, numbersIn, type QuoteNumber } from "./quote-number.ts";
import { type ReplacingSentence, saidOfNumbers } from "./replaced-numbers.ts";
import { differingPart, isCoveredBy, missingPart } from "./same-quote.ts";

/** A file whose offers no longer count. */
export interface FileAside {
  readonly sourceId: string;
  readonly fileName: string;
  /** The file that holds in its place. */
  readonly by: string;
  /** A clause: "rev1.pdf says “Rev 1 replaces Q-9042”". */
  readonly reason: string;
  readonly place: SourcePlace;
}

export interface FilesAside {
  readonly aside: readonly FileAside[];
  /** Lines that an addendum or a revision of some lines states anew. */
  readonly changed: readonly ChangedLine[];
  /** What files say of other quotes without an effect, in sentences. */
  readonly notes: readonly string[];
}

interface QuoteFile {
  readonly sourceId: string;
  readonly fileName: string;
  /** `null` where it holds offers of several suppliers, or none. */
  readonly supplier: string | null;
  readonly lines: readonly QuoteLine[];
  readonly number: QuoteNumber | null;
  readonly replacing: readonly ReplacingSentence[];
  /** Keys of the quotes that it calls itself an addendum to. */
  readonly amends: readonly string[];
}

/** Which files of a package others stand in the place of: only those of one supplier, and only where it is certain. */
export function filesAside(
  readings: readonly FileReading[],
  lines: readonly QuoteLine[],
): FilesAside {
  if (readings.length < 2) return { aside: [], changed: [], notes: [] };
  const files = readings.map((reading) => quoteFile(reading, lines));
  const aside = new Map<QuoteFile, FileAside>();
  const notes = new Set<string>();
  const contested = new Set<QuoteFile>();
  const setAside = (file: QuoteFile, by: QuoteFile, reason: string, place: SourcePlace) => {
    if (aside.has(file) || contested.has(file) || contested.has(by)) return;
    const chain = chainFrom(by, aside, files);
    if (chain.includes(file)) {
      for (const each of chain) {
        aside.delete(each);
        contested.add(each);
      }
      notes.add(`${file.fileName} and ${by.fileName} each replace the other: both are used.`);
      return;
    }
    const { sourceId, fileName } = file;
    aside.set(file, { sourceId, fileName, by: by.sourceId, reason, place });
  };
  for (const by of files) {
    for (const sentence of by.replacing) {
      const replaced = replacedBy(by, sentence, files);
      for (const file of replaced) {
        setAside(file, by, `${by.fileName} says “${shortened(sentence.text)}”`, sentence.place);
      }
      const note = replaced.length === 0 ? unusedNote(by, sentence, files) : null;
      if (note !== null) notes.add(note);
    }
  }
  const changed: ChangedLine[] = [];
  for (const [first, second] of pairs(files)) {
    const [file, by] = amends(first, second) ? [second, first] : [first, second];
    if (amends(by, file)) changed.push(...changedLines(file, by));
  }
  const isAmended = (one: QuoteFile, other: QuoteFile) => amends(one, other) || amends(other, one);
  for (const [first, second] of pairs(files)) {
    if (isAmended(first, second)) continue;
    const [file, by] = isRevisionOf(first, second) ? [second, first] : [first, second];
    if (aside.has(file) || !isRevisionOf(by, file)) continue;
    const reason = `${by.fileName} is a later revision of it, ${by.number?.raw}`;
    const left = missingPart(file.lines, by.lines);
    if (left === null) setAside(file, by, reason, { kind: "file", fileName: by.fileName });
    else {
      changed.push(...changedLines(file, by));
      notes.add(`${file.fileName} is used too: ${reason}, but does not price ${left}.`);
    }
  }
  for (const [first, second] of pairs(files)) {
    if (aside.has(first) || aside.has(second) || isAmended(first, second)) continue;
    const [file, by] = isSameAs(second, first) ? [second, first] : [first, second];
    const place = { kind: "file", fileName: by.fileName } as const;
    if (isSameAs(file, by)) setAside(file, by, `it is the same quote as ${by.fileName}`, place);
    else if (hasNumberOf(first, second)) {
      const part = differingPart(first.lines, second.lines);
      if (part !== null) {
        notes.add(
          `${first.fileName} and ${second.fileName} are both quote ${first.number?.raw}, and differ on ${part}: both are used.`,
        );
      }
    }
  }
  return { aside: [...aside.values()], changed, notes: [...notes] };
}

/** Lines of files that are set aside say so, and count nowhere; those that the visitor uses all the same are as they were. */
export function withFilesAside(
  lines: readonly QuoteLine[],
  { aside, changed }: Pick<FilesAside, "aside" | "changed">,
  used: readonly string[] = [],
): readonly QuoteLine[] {
  const isUsed = (id: string) => used.some((sourceId) => isIdOfSource(id, sourceId));
  const away = aside.filter(({ sourceId }) => !used.includes(sourceId));
  const anew = changed.filter(({ lineId }) => !isUsed(lineId));
  if (away.length + anew.length === 0) return lines;
  const byId = new Map(lines.map((line) => [line.id, line]));
  return lines.map((line) => {
    const found =
      away.find(({ sourceId }) => isIdOfSource(line.tableId, sourceId)) ??
      anew.find(({ lineId }) => lineId === line.id);
    if (found) return { ...line, aside: asideReading(found) };
    const old = byId.get(anew.find(({ byLineId }) => byLineId === line.id)?.lineId ?? "");
    return old ? asAmended(line, old) : line;
  });
}

function asideReading({
  fileName,
  reason,
  place,
}: Pick<FileAside, "fileName" | "reason" | "place">): Reading<string> {
  return { value: reason, raw: fileName, place, confidence: 100, reason: "the files say so" };
}

function quoteFile(reading: FileReading, all: readonly QuoteLine[]): QuoteFile {
  const { fileName, sourceId = fileName } = reading;
  const lines = all.filter(({ tableId }) => isIdOfSource(tableId, sourceId));
  const [supplier = null, another] = new Set(lines.map(supplierKey));
  const { own, replacing } = saidOfNumbers(reading, namesOf(lines));
  return {
    sourceId,
    fileName,
    supplier: another === undefined ? supplier : null,
    lines,
    number: own,
    replacing,
    amends: reading.lines.flatMap(({ text }) => amendedBy(text)),
  };
}

function amends(by: QuoteFile, file: QuoteFile): boolean {
  const { number } = file;
  return (
    isOfOneSupplier(by, file) &&
    number !== null &&
    by.amends.includes(number.key) &&
    by.lines.length > 0 &&
    !file.amends.includes(number.key)
  );
}

function replacedBy(
  by: QuoteFile,
  { named, isLimited }: ReplacingSentence,
  files: readonly QuoteFile[],
) {
  if (isLimited) return [];
  return files.filter((file) => {
    const { number } = file;
    // A mail that prices nothing may take a quote back: nobody else knows its number.
    const isOfSender =
      isOfOneSupplier(file, by) || (by.lines.length === 0 && /\D/.test(number?.key ?? ""));
    if (file === by || number === null || !isOfSender) return false;
    const isNamed = named.some(
      ({ key, revision }) =>
        key === number.key &&
        (revision === null || revision === number.revision || isLater(revision, number.revision)),
    );
    if (!isNamed || !hasNumberOf(file, by)) return isNamed;
    if (isLater(by.number?.revision ?? null, number.revision)) return true;
    const isAlike = by.number?.revision === number.revision;
    return (
      isAlike && !file.replacing.some((said) => said.named.some(({ key }) => key === number.key))
    );
  });
}

/** As numbers of quotes are compared: "BR-200 Rev C" is "BR200" too. */
function namesOf(lines: readonly QuoteLine[]): Set<string> {
  return new Set(lines.flatMap(({ part }) => numbersIn(part?.value ?? "").map(({ key }) => key)));
}

/** What a sentence says to no effect, where it names a quote. */
function unusedNote(
  by: QuoteFile,
  { named, text, isLimited, isOfQuote }: ReplacingSentence,
  files: readonly QuoteFile[],
): string | null {
  const bearer = files.find(
    (file) => file !== by && named.some(({ key }) => key === file.number?.key),
  );
  const said = `${by.fileName} says “${shortened(text)}”`;
  if (bearer === undefined) {
    const ofOwn = named.some(({ key }) => key === by.number?.key);
    const isSaid =
      isOfQuote && !ofOwn && files.some((file) => file !== by && isOfOneSupplier(file, by));
    return isSaid ? `${said}: no other file is that quote, so all are used.` : null;
  }
  if (!isOfOneSupplier(bearer, by)) {
    return `${said}: ${bearer.fileName} is not read as of the same supplier, so it is used too.`;
  }
  return isLimited
    ? `${said}: ${bearer.fileName} is used too, as this may be of some parts, or on a condition.`
    : null;
}

function isOfOneSupplier(one: QuoteFile, other: QuoteFile): boolean {
  return one.supplier !== null && one.supplier === other.supplier;
}

function hasNumberOf(one: QuoteFile, other: QuoteFile): boolean {
  return one.number !== null && one.number.key === other.number?.key;
}

function isRevisionOf(later: QuoteFile, earlier: QuoteFile): boolean {
  return (
    isOfOneSupplier(later, earlier) &&
    hasNumberOf(later, earlier) &&
    isLater(later.number?.revision ?? null, earlier.number?.revision ?? null)
  );
}

/** All lines alike, or some of them under the same number. */
function isSameAs(file: QuoteFile, by: QuoteFile): boolean {
  if (!isOfOneSupplier(file, by)) return false;
  const isWhole = file.lines.length === by.lines.length;
  const isSameRevision = hasNumberOf(file, by) && file.number?.revision === by.number?.revision;
  return (isWhole || isSameRevision) && isCoveredBy(file.lines, by.lines);
}

function pairs(files: readonly QuoteFile[]): [QuoteFile, QuoteFile][] {
  return files.flatMap((first, index) =>
    files
      .slice(index + 1)
      .filter((second) => isOfOneSupplier(first, second))
      .map((second): [QuoteFile, QuoteFile] => [first, second]),
  );
}

/** The file, what replaces it, what replaces that. */
function chainFrom(
  file: QuoteFile,
  aside: ReadonlyMap<QuoteFile, FileAside>,
  files: readonly QuoteFile[],
): QuoteFile[] {
  const by = aside.get(file)?.by;
  const next = files.find(({ sourceId }) => sourceId === by);
  return [file, ...(next ? chainFrom(next, aside, files) : [])];
}

const longestQuoted = 120;

function shortened(sentence: string): string {
  const text = sentence.replace(/[.;。]$/, "");
  return text.length > longestQuoted ? `${text.slice(0, longestQuoted).trimEnd()} …` : text;
}
