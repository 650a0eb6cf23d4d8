import type { QuoteLine, Reading } from "../quote-line.ts";
import type { Recognition } from "../recognition.ts";
import { onceFor } from "../recognize/values/remembered.ts";
import { type FileReading, isIdOfSource, type SourcePlace } from "../source.ts";
import { countriesIn, type ShownCountry } from "./countries-in.ts";
import { freightTermOf, freightWords } from "./freight-terms.ts";

interface Placed<Found> {
  readonly found: Found;
  readonly place: SourcePlace;
}

/**
 * Where each supplier ships from and under which American freight term, as far as its own files show it. For what
 * `recognize` gives, with the same files. Of a file with several suppliers nobody can say whose an address is.
 */
export function withDelivery(recognition: Recognition, files: readonly FileReading[]): Recognition {
  const fileOf = (line: QuoteLine) =>
    files.find(({ sourceId, fileName }) => isIdOfSource(line.tableId, sourceId ?? fileName));
  const added = new Map<string, Pick<QuoteLine, "shipsFrom" | "freightTerm">>();
  for (const [file, lines] of Map.groupBy(recognition.lines, fileOf)) {
    if (!file || new Set(lines.map(({ supplier }) => supplier.value)).size > 1) continue;
    const shipsFrom = shipsFromOf(file) ?? germanLetterhead(file, lines[0]?.supplier.value ?? "");
    const freightTerm = freightTermIn(file);
    for (const { id } of lines)
      added.set(id, { ...(shipsFrom && { shipsFrom }), ...(freightTerm && { freightTerm }) });
  }
  const lines = recognition.lines.map((line) => withAdded(line, added.get(line.id)));
  const american = new Set(lines.flatMap((line) => (isAmericanFob(line) ? [line.tableId] : [])));
  const questions = recognition.questions.filter(
    ({ id }) => !id.endsWith(ofIncoterm) || !american.has(id.slice(0, -ofIncoterm.length)),
  );
  return { ...recognition, lines, questions };
}

const ofIncoterm = "/text/incoterm";

/** "FOB origin" names no Incoterm, so that none is asked about; one that the visitor says stays. */
function withAdded(
  line: QuoteLine,
  added: Pick<QuoteLine, "shipsFrom" | "freightTerm"> | undefined,
): QuoteLine {
  const all = { ...line, ...added };
  return isAmericanFob(all) ? { ...all, incoterm: null } : all;
}

function isAmericanFob({ freightTerm, incoterm }: QuoteLine): boolean {
  const isFob = freightTerm?.value.startsWith("FOB") === true;
  return (
    isFob && (incoterm === null || (incoterm.value === "FOB" && incoterm.place.kind !== "visitor"))
  );
}

/** A letterhead shows its country in several ways; the buyer's address beside it shows another in one. */
export const shipsFromOf = onceFor((file: FileReading): Reading<string> | null => {
  const shown = textsOf(file).flatMap(({ text, place }) =>
    countriesIn(text).map((found): Placed<ShownCountry> => ({ found, place })),
  );
  const byCode = Map.groupBy(shown, ({ found }) => found.code);
  const rated = [...byCode].map(([code, all]) => ({
    code,
    all,
    kinds: new Set(all.map(({ found }) => found.by)).size,
  }));
  const [most, next] = rated.sort((a, b) => b.kinds - a.kinds);
  if (!most || (next && next.kinds >= most.kinds)) return null;
  const [first] = most.all;
  if (!first) return null;
  return {
    value: most.code,
    raw: first.found.raw,
    place: first.place,
    confidence: next || most.kinds < 2 ? 90 : 97,
    reason: [...new Set(most.all.map(({ found }) => found.by))].join(", "),
  };
});

const germanForm = /(?<!\p{L})(?:[Gg]?mbH|KG|OHG|e\.\s?K\.)(?!\p{L})/u;
const postcode = /(?:^|[\s,|·•–-])(\d{4,5})\s\p{Lu}\p{Ll}{2}/u;

/** German letters name no country at home: the form of the company and postcodes of five digits tell it from its neighbors. */
function germanLetterhead(file: FileReading, supplier: string): Reading<string> | null {
  if (!germanForm.test(supplier)) return null;
  const coded = textsOf(file).flatMap(({ text, place }) => {
    const code = postcode.exec(text)?.[1];
    return code === undefined ? [] : [{ code, text, place }];
  });
  const [first] = coded;
  const isAbroad = textsOf(file).some(({ text }) => countriesIn(text).length > 0);
  if (!first || isAbroad || coded.some(({ code }) => code.length !== 5)) return null;
  const { text, place } = first;
  return { value: "DE", raw: text, place, confidence: 90, reason: "address and form of company" };
}

function freightTermIn(file: FileReading): NonNullable<QuoteLine["freightTerm"]> | null {
  const said = rowsOf(file).flatMap(({ text, place }) => {
    const words = freightWords(text);
    return words === null ? [] : [{ ...words, at: place }];
  });
  const value = freightTermOf(said);
  const [first] = said;
  if (!first || value === null) return null;
  return {
    value,
    raw: said.map(({ raw }) => raw).join("; "),
    place: first.at,
    confidence: 96,
    reason: "an American freight term",
  };
}

interface PlacedText {
  readonly text: string;
  readonly place: SourcePlace;
}

/** Lines, and rows of tables as lines: a label stands in one cell and its value in the next. */
function rowsOf({ lines, tables }: FileReading): PlacedText[] {
  return [
    ...lines.map(lineText),
    ...tables.flatMap(({ id, rows }) =>
      rows.map((cells, row): PlacedText => ({
        text: cells.map((cell) => cell?.text ?? "").join(" "),
        place: { kind: "cell", tableId: id, row, column: 0 },
      })),
    ),
  ];
}

function textsOf({ lines, tables }: FileReading): PlacedText[] {
  return [
    ...lines.map(lineText),
    ...tables.flatMap(({ id, rows }) =>
      rows.flatMap((cells, row) =>
        cells.flatMap((cell, column): PlacedText[] =>
          cell?.kind === "text"
            ? [{ text: cell.text, place: { kind: "cell", tableId: id, row, column } }]
            : [],
        ),
      ),
    ),
  ];
}

function lineText({ fileName, part, line, text }: FileReading["lines"][number]): PlacedText {
  return { text, place: { kind: "line", fileName, part, line } };
}
