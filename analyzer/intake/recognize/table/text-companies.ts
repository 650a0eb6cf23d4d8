import type { SourcePlace } from "../../source.ts";
import { linesAround } from "../text/text-around.ts";
import { plainText } from "../values/plain-words.ts";
import { companyIn, isAddressee, isAddresseeLabel, isLabelled } from "./supplier-names.ts";
import type { TableContext } from "./table-context.ts";

/** Who may quote, and why. */
export interface Candidate {
  readonly name: string;
  readonly confidence: number;
  readonly reason: string;
  readonly place: SourcePlace;
}

/** A company in the text, with how often and where it is named. */
interface FoundCompany extends Candidate {
  readonly count: number;
  /** In the letterhead, the signature or behind a label, where a supplier names itself. */
  readonly isPlaced: boolean;
}

/** What may follow the name in a letterhead. */
const onlyAddress = /^\s*(?:$|[,;|·•–—(\d-]|\s{2})/u;
const letterheadTop = 12;
const signatureEnd = 8;

/** A letterhead stands at the top. */
const letterheadLines = 25;
/** And a signature at the end. */
const signatureLines = 20;

/** Companies that the text names, but for those it is addressed to; one alone, or one named twice, is sure. */
export function findCompanies(context: TableContext): Candidate[] {
  const found = new Map<string, FoundCompany>();
  const addressed = new Set<string>();
  let isBelowLabel = false;
  const lines = linesOfContext(context);
  for (const [index, { text, place }] of lines.entries()) {
    const name = companyIn(text.replace(/^[^:：]{2,25}[:：]\s*/u, "")) ?? companyIn(text);
    if (name === null) {
      isBelowLabel = isAddresseeLabel(text);
      continue;
    }
    const key = plainText(name);
    if (isBelowLabel || isAddressee(text) || isBuyerBlock(lines, index)) addressed.add(key);
    isBelowLabel = false;
    const known = found.get(key);
    const isOwnLine =
      text.trim().startsWith(name) && onlyAddress.test(text.trim().slice(name.length));
    const isAtEnd = index < letterheadTop || index >= lines.length - signatureEnd;
    const reason = known?.reason ?? "a company's name in the text";
    found.set(key, {
      name: known?.name ?? name,
      confidence: 80,
      reason,
      place: known?.place ?? place,
      count: (known?.count ?? 0) + 1,
      isPlaced: known?.isPlaced === true || (isOwnLine && isAtEnd) || isLabelled(text),
    });
  }
  const domains = domainsIn(context);
  const isWritten = ({ name }: FoundCompany) =>
    nameWords(name).some((word) => domains.some((domain) => domain.includes(word)));
  const isBacked = (each: FoundCompany) => each.count > 1 || isWritten(each);
  const named = [...found].flatMap(([key, candidate]) => (addressed.has(key) ? [] : [candidate]));
  // Whose address stands there too, and who is named more than once, goes before who stands further up.
  const quoting = named.toSorted(
    (a, b) => Number(isWritten(b) && b.count > 1) - Number(isWritten(a) && a.count > 1),
  );
  const [first, second] = quoting;
  if (first === undefined) return [];
  const isTopped = firstLine(context).length > 0;
  // A name at the top may be whose quote it is, and the company below it who asked for it.
  const isAlone = isTopped ? isWritten(first) : isBacked(first) || first.isPlaced;
  const isSure =
    second === undefined ? isAlone : isBacked(first) && !quoting.slice(1).some(isBacked);
  return quoting.map((candidate, index) => ({
    ...candidate,
    confidence: index > 0 ? 60 : isSure ? 95 : 80,
  }));
}

export const noName =
  /quot|offer|angebot|devis|offre|cotiz|presup|oferta|preventivo|offert|orçamento|proposta|cotação|tilbud|nabídk|ajánlat|tekl[iİ]f|f[iİ]yat|sayın|tisztelt|报价|見積|rfq|request|anfrage|price|preis|prix|precio|prezz|preço|prijs|pris|cena|compar|vergleich|invoice|estimate|proposal|bid|tender|page|sheet|blatt|date|datum|dear|hello|^hi\b|sehr geehrte|bonjour|madame|guten|hola|buen|gentil|spett|prezad|geachte|hej|dzień|dobrý|thank|danke|merci|attached|please|summary|total|list|part|item/iu;

/** A letterhead may name no legal form: a few words at the very top, above an address or the offers. */
export function firstLine(context: TableContext): Candidate[] {
  const top = linesOfContext(context)
    .filter(({ text }) => !/^[\w-]+: /.test(text))
    .slice(0, topLines);
  const end = top.findIndex(({ text }) => companyIn(text) !== null);
  const name = (end === -1 ? top : top.slice(0, end)).find(({ text }) => isTopName(text.trim()));
  if (name === undefined) return [];
  const { text, place } = name;
  return [{ name: text.trim(), confidence: 75, reason: "it is at the top", place }];
}

/** Menus of a page and titles may stand above it. */
const topLines = 3;

function isTopName(text: string): boolean {
  return (
    /^\p{Lu}[^:;@!?\d|]{3,48}$/u.test(text) &&
    text.split(/\s+/).length <= 6 &&
    !noName.test(text) &&
    !/[.]$/.test(text) &&
    !isAddressee(text)
  );
}

const purchasing =
  /purchas|procurement|einkauf|beschaffung|achats|acheteur|compras|acquisti|inkoop|inköp|indkøb|innkjøp|zakup|nákup|beszerzés|sat[ıi]n\s?alma|采购|購買|資材|attn|z\.\s?hd/iu;

/** "Herrn Brandes": to whom a letter goes is called by a title. */
const addressedPerson =
  /^(?:Herrn?|Frau|Mrs?\.?|Ms\.?|Mme|Mlle|Monsieur|Madame|Sr\.?|Sra\.?|Srta\.?|D\.|Dña\.?|Sig\.?(?:ra)?|Dott\.?(?:ssa)?|Dhr\.?|Mevr\.?|Mw\.?|Pan[ií]?|Szanown[ya]\p{L}*|Tisztelt|Sayın)\s+\p{Lu}/u;

/** A name with the purchasing department, or a person and a title, beside it is the buyer's. */
function isBuyerBlock(lines: readonly { readonly text: string }[], index: number): boolean {
  const below = lines.slice(index + 1, index + 3);
  const next = below.findIndex(({ text }) => companyIn(text) !== null);
  const isBesidePerson = [lines[index - 1], lines[index + 1]].some((beside) =>
    addressedPerson.test(beside?.text.trim() ?? ""),
  );
  return (
    isBesidePerson ||
    below
      .slice(0, next === -1 ? below.length : next)
      .some(({ text }) => text.length < 60 && purchasing.test(text))
  );
}

/** The text above the table and around it, in the order of the file. */
function linesOfContext({ file, table, rows, header, regular }: TableContext) {
  const above = rows.slice(regular.firstRow, header?.row ?? 0).flatMap((row, index) =>
    row.flatMap((cell, column) =>
      cell?.kind === "text" && !isRepeated(rows, regular.firstRow + index, column)
        ? cell.text.split("\n").map((text) => ({
            text,
            place: regular.cellPlace(regular.firstRow + index, column),
          }))
        : [],
    ),
  );
  const around = linesAround(file, table);
  const ends = [
    ...around.slice(0, letterheadLines),
    ...around.slice(letterheadLines).slice(-signatureLines),
  ];
  return [
    ...above.slice(0, letterheadLines * 2),
    ...ends.map(({ text, fileName, part, line }) => ({
      text,
      place: { kind: "line", fileName, part, line } as const,
    })),
  ];
}

/** A merged cell stands in each row that it covers: it names nobody twice. */
function isRepeated(rows: TableContext["rows"], row: number, column: number): boolean {
  const text = rows[row]?.[column]?.text ?? "";
  return text.includes("\n") && rows[row - 1]?.[column]?.text === text;
}

/** The words of the domains that the text names: "www.ashgrove.example" speaks for Ashgrove. */
function domainsIn({ file, table }: TableContext): string[] {
  const words: string[] = [];
  for (const { text } of linesAround(file, table)) {
    for (const [, domain = ""] of text.matchAll(/(?:@|www\.|https?:\/\/)([\w-]+(?:\.[\w-]+)+)/g)) {
      words.push(plainText(domain).replaceAll(" ", ""));
    }
  }
  return words;
}

export function nameWords(name: string): string[] {
  return plainText(name)
    .split(" ")
    .filter((word) => word.length >= 4);
}
