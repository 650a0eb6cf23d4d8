import {
  answerAsOffer,
  answerInWords,
  notAnOffer,
  offerToAdd,
  showsOffers,
} from "#analyzer/intake/answers.ts";
import type {
  Correction,
  OfferDraft,
  Question,
  ReadbackRow,
  Recognition,
} from "#analyzer/intake/recognition.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import { valuesOf } from "./asked-words.ts";
import { compare, costOf } from "./compare.ts";
import { type Difference, isDoubtedIn, isFalse, matters } from "./difference.ts";
import { recognizeFile } from "./recognize-file.ts";
import type { Truth } from "./truth.ts";
import {
  daysText,
  type FileWords,
  typedCharges,
  typedOffers,
  wordsOfFile,
} from "./typed-offers.ts";

/** An answer, and what comes of it. */
interface Tried {
  readonly corrections: readonly Correction[];
  readonly recognition: Recognition;
  readonly differences: readonly Difference[];
  readonly cost: number;
}

/** A visitor who has the file open and knows what it says: every question gets the best answer it offers. */
export class KnowingVisitor {
  readonly #reading: FileReading;
  readonly #truth: Truth;
  readonly #file: FileWords;
  readonly #found: readonly Difference[];
  readonly #said: Correction[] = [];
  readonly #asked = new Set<string>();
  readonly #typed = new Set<string>();
  readonly #typedAway: Difference[] = [];
  #recognition: Recognition;
  #differences: readonly Difference[];

  /** `found` is what was wrong when the file was first read. */
  constructor(
    reading: FileReading,
    truth: Truth,
    first: Recognition,
    found: readonly Difference[],
  ) {
    this.#reading = reading;
    this.#truth = truth;
    this.#file = wordsOfFile(reading);
    this.#found = found;
    this.#recognition = first;
    this.#differences = found;
  }

  get recognition(): Recognition {
    return this.#recognition;
  }

  get questionCount(): number {
    return this.#asked.size;
  }

  /** Offers of which something was typed that was not read. */
  get typedCount(): number {
    return this.#typed.size;
  }

  /** What is wrong now, and what was false, never in doubt, and typed away: that stays silently wrong. */
  get differences(): readonly Difference[] {
    return [...this.#differences, ...this.#typedAway];
  }

  answerAll(): void {
    for (;;) {
      const question = this.#recognition.questions.find(({ id }) => !this.#asked.has(id));
      if (!question) return;
      this.#asked.add(question.id);
      this.#putRowsRight(question);
      this.#typeWhatIsLeft(question);
      // Where it makes no difference yet, what the file says goes before what is assumed.
      const answers = question.answers.map((each) => [each.correction]);
      this.#take(this.#best([...inWords(question, this.#truth), ...answers]));
    }
  }

  /** Row by row, what is shown is put right where another answer is nearer to the file. */
  #putRowsRight({ id, readback = [] }: Question): void {
    const isUnread = this.#recognition.lines.length === 0;
    const rows = [...readback];
    for (const row of rows) {
      const named = isUnread ? row.answers.find((each) => this.#isSeen(each)) : undefined;
      if (named !== undefined) {
        this.#take(this.#try([named.correction]));
        continue;
      }
      // Whoever finds all as in the file has nothing to put right.
      if (!isUnread && !this.#differences.some(matters)) break;
      this.#putRight(row);
      // Rows for which there was no room come up when others are answered.
      const known = new Set(rows.map(keyOf));
      rows.push(...this.#rowsOf(id).filter((each) => !known.has(keyOf(each))));
    }
  }

  #putRight(row: ReadbackRow): void {
    const drafts = [...(row.offers ?? []), ...(row.lines ?? [])];
    for (const draft of row.offers ?? []) {
      const { of: _, ...drafted } = draft;
      this.#takeIfBetter([answerAsOffer(draft, drafted)]);
    }
    const others = row.answers
      .filter((each) => this.#isSeen(each) !== false)
      .map((each) => [each.correction]);
    const none = drafts.map((draft) => [notAnOffer(draft) ?? []].flat());
    this.#takeIfBetter([...others, ...inWords(row, this.#truth), ...none]);
    for (const draft of drafts) this.#typeOffer(draft);
    const { words } = row;
    if (words?.correction.field === "charges") {
      const texts = typedCharges(this.#truth, this.#file);
      this.#type(
        "charges",
        texts.map((text) => [answerInWords(words, text)]),
      );
    }
  }

  /** What was answered further down may have changed the offers above; and lines that are lost are added. */
  #typeWhatIsLeft(question: Question): void {
    for (const { offers = [], lines = [] } of this.#rowsOf(question.id)) {
      for (const draft of [...offers, ...lines]) this.#typeOffer(draft);
    }
    if (!showsOffers(question)) return;
    const lost = this.#differences.filter(({ kind }) => kind === "line-lost");
    const { sourceId, fileName } = this.#reading;
    for (const _ of lost) {
      this.#typeOffer(offerToAdd(sourceId ?? fileName, fileName, this.#said));
    }
  }

  #rowsOf(questionId: string): readonly ReadbackRow[] {
    return this.#recognition.questions.find(({ id }) => id === questionId)?.readback ?? [];
  }

  #typeOffer(draft: OfferDraft): void {
    const typed = typedOffers(draft, this.#truth, this.#file, this.#differences);
    this.#type(JSON.stringify(draft.of), typed);
  }

  #type(key: string, offered: readonly (readonly Correction[])[]): void {
    const before = this.#differences;
    if (!this.#takeIfBetter(offered)) return;
    this.#typed.add(key);
    const isLeft = ({ line, field }: Difference) =>
      this.#differences.some((each) => each.line === line && each.field === field);
    // An answer may have spoilt what was read right.
    const wasFalse = ({ line, field }: Difference) =>
      this.#found.some(
        (each) => each.line === line && (each.field === field || each.field === "line"),
      );
    this.#typedAway.push(
      ...before
        .filter((each) => matters(each) && isFalse(each) && wasFalse(each))
        .filter((each) => !isDoubtedIn(this.#found, each) && !isLeft(each)),
    );
  }

  #takeIfBetter(offered: readonly (readonly Correction[])[]): boolean {
    const best = this.#best(offered);
    const isBetter = best !== undefined && best.cost < costOf(this.#differences);
    if (isBetter) this.#take(best);
    return isBetter;
  }

  #best(offered: readonly (readonly Correction[])[]): Tried | undefined {
    let best: Tried | undefined;
    for (const corrections of offered) {
      if (corrections.length === 0 || corrections.some(leavesOut)) continue;
      const tried = this.#try(corrections);
      if (best === undefined || tried.cost < best.cost) best = tried;
      if (best.cost === 0) break;
    }
    return best;
  }

  #try(corrections: readonly Correction[]): Tried {
    const recognition = recognizeFile(this.#reading, [...this.#said, ...corrections]);
    const differences = compare(this.#truth, recognition);
    return { corrections, recognition, differences, cost: costOf(differences) };
  }

  #take(tried: Tried | undefined): void {
    if (!tried) return;
    this.#said.push(...tried.corrections);
    this.#recognition = tried.recognition;
    this.#differences = tried.differences;
  }

  /**
   * Whether a column holds what the answer takes it for, as whoever has the file open sees: most of its cells are true
   * values of the field. `null` where the truth does not tell.
   */
  #isSeen({ correction }: Question["answers"][number]): boolean | null {
    if (correction.kind !== "column") return null;
    const { tableId, column, field } = correction;
    const { lines = [] } = this.#truth;
    const trueValues = lines.flatMap((line): readonly (string | number | null | undefined)[] => {
      if (field === "part" || field === "supplier") return [line[field]];
      if (field === "price") return [line.unitPrice, ...(line.breaks ?? []).flat()];
      if (field === "quantity") return [line.quantity].flat();
      return field === "leadTime" ? daysAndWeeks(line.leadTimeDays) : [];
    });
    const known = new Set(trueValues.map((value) => String(value).toLowerCase()));
    const table = this.#reading.tables.find(
      ({ id }) => id === tableId || tableId.startsWith(`${id}/`),
    );
    if (trueValues.length === 0 || table === undefined) return null;
    const cells = table.rows.flatMap((row) => row[column]?.text.trim() || []);
    const held = cells.filter((text) =>
      [text.toLowerCase(), ...valuesOf(text).map(String)].some((value) => known.has(value)),
    );
    return held.length > 0 && held.length >= (cells.length - 1) / 2;
  }
}

function daysAndWeeks(days: number | readonly number[] | undefined): number[] {
  return [days ?? []].flat().flatMap((each) => [each, each / 7]);
}

/** A visitor who wants the quote ranked does not leave it out, however badly it was read. */
function leavesOut(correction: Correction): boolean {
  return correction.kind === "choice" && correction.choice === "leave out";
}

/** What the visitor would write, where the question takes words. */
function inWords({ words }: Pick<Question, "words">, { lines = [] }: Truth): Correction[][] {
  if (!words) return [];
  const { field } = words.correction;
  const values = lines.map((line) => {
    if (field === "supplier" || field === "currency" || field === "part") return line[field];
    if (field === "price") return String(line.unitPrice ?? "");
    if (field === "leadTime") return daysText([line.leadTimeDays ?? []].flat()[0]);
    if (field === "incoterm" || field === "validUntil") return line[field] ?? "";
    if (field === "minimumOrder") return String(line[field] ?? "");
    return field === "quantity" ? String([line.quantity ?? ""].flat()[0]) : "";
  });
  const texts = new Set(values.filter((value) => value !== ""));
  return [...texts].map((text) => [answerInWords(words, text)]);
}

function keyOf({ what, from }: ReadbackRow): string {
  return `${what} ${from}`;
}
