import type { QuoteLine } from "../../quote-line.ts";
import type { Question } from "../../recognition.ts";
import type { FurtherTerm, SecondReading } from "../../second-reader/second-reading.ts";
import { alternativeWords } from "../lines/alternative-words.ts";
import type { ReadOffers, Unproven } from "./unproven.ts";

/**
 * Signs with which files are right all the same. `npm run bench -- signs` counts how many files have each of them and no other
 * that is asked about, and how many of these are right: one belongs here from 3 files on with 97 of 100 right. It is to be run
 * again with new weights of the second reader (docs/measured/reader.md). A total that a line does not come to is left
 * out by hand: it is money, and which of both applies nobody but the visitor knows.
 */
const harmless: ReadonlySet<string> = new Set([
  "asked about amount",
  "asked about charge",
  "asked about column",
  "asked about currency-sign",
  "asked about fill-down",
  "asked about incoterm",
  "asked about leftover",
  "asked about minimumOrder",
  "asked about quantity",
  "asked about supplier",
  "asked about unread-text",
  "Amount in no offer",
  "Column in no offer",
  "Lead time",
  "Percentage in no offer",
]);

/** What both readers have read, or what stands in a row that is an offer for both: no sign of anything. */
const ofOffers: ReadonlySet<Unproven["field"]> = new Set([
  "offer",
  "part",
  "quantity",
  "price",
  "supplier",
  "currency",
  "charges",
]);

/** What speaks against the reading of a file that two readers have read, each in words that name its kind. */
export function signsAgainst(
  { context, together, lines }: Pick<ReadOffers, "context" | "together" | "lines">,
  found: readonly Unproven[],
): readonly string[] {
  const { second } = context.file;
  if (together === null || together.isReplaced || second === undefined) return ["other offers"];
  const { agreement, contested, missed, differing, isAgreed } = together;
  const ofFound = found.flatMap(({ field, what, isOfRow }) =>
    isOfRow === true || ofOffers.has(field) ? [] : what.replace(/ of .*/, ""),
  );
  const ofAsked = context.book.questions().flatMap((question) => signOf(question, second));
  return [
    ...new Set([
      ...[...contested.keys()].map((what) => `other ${what}`),
      ...(agreement.onlySecond.length > 0 ? ["only one has an offer"] : []),
      ...(missed.length > 0 ? ["only one has a charge"] : []),
      ...(isAgreed || contested.size > 0 ? [] : ["only one has a term"]),
      ...differing,
      ...(lines.some((line) => isOption(line, lines)) ? ["an option of a part above"] : []),
      ...ofFound,
      ...ofAsked,
    ]),
  ];
}

/** "Option 1, laser marking" below a part, without one of its own: a second price of that part, or something to add. */
function isOption({ id, part, description }: QuoteLine, lines: readonly QuoteLine[]): boolean {
  const isSecond = lines.some((other) => other.id !== id && other.part?.value === part?.value);
  return isSecond && alternativeWords(description?.value ?? "") !== null;
}

export function isHarmless(sign: string): boolean {
  return harmless.has(sign);
}

/** What a question of the rules says of a file; nothing where the second reader has what it is about. */
function signOf({ id, text, confidence }: Question, { offers }: SecondReading): string | [] {
  const [, about = "", of = ""] = /\/([a-z-]+)(?:\/([^/]*))?$/.exec(id) ?? [];
  if (about === "charge" || about === "amount") {
    const isOfOne = offers.some(({ part }) => part && /\d/.test(part) && text.includes(part));
    return isOfOne ? "a charge that names a part" : `asked about ${about}`;
  }
  if (about !== "text") return `asked about ${about}`;
  const term = termOf[of];
  // The second reader looks for a day: of "valid for 30 days" it has nothing.
  const isSpan = term === "valid" && /“\d{1,3}\s?\p{L}+\.?”/u.test(text);
  const isRead =
    term !== undefined &&
    confidence >= (term === "valid" ? leastOfDay : leastOfTerm) &&
    offers.every(({ further }) => {
      const said = further[term].text;
      return isSpan
        ? !/\d/.test(said) || text.includes(said)
        : said !== "" && text.toLowerCase().includes(said.toLowerCase());
    });
  return isRead ? [] : `asked about ${of}`;
}

const termOf: Readonly<Record<string, FurtherTerm>> = {
  incoterm: "inco",
  leadTime: "lead",
  validUntil: "valid",
};
/** Below it the text gives several. */
const leastOfTerm = 70;
/** Below it a day and a month may be each other. */
const leastOfDay = 90;
