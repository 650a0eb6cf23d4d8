import { companyIn, isAddressee, isAddresseeLabel } from "../../table/supplier-names.ts";
import type { TableContext } from "../../table/table-context.ts";
import { linesAround } from "../../text/text-around.ts";
import { plainText } from "../../values/plain-words.ts";
import { mostLinesLooked } from "../unproven.ts";

/** Each speaks for a name by itself; where none of them does, the name merely stands in the file. */
interface SupplierEvidence {
  /** The mail's sender or an address in the text has a word of the name. */
  readonly hasAddress: boolean;
  /** It heads the file and stands in it again, as in a letterhead and a signature. */
  readonly isSigned: boolean;
  /** A number that only its owner states stands beside it: a register, a tax number, a bank account. */
  readonly isRegistered: boolean;
  /** The file is called after it. */
  readonly isInFileName: boolean;
  /** It heads the file, and a label says that another company is the buyer. */
  readonly isAcrossFromBuyer: boolean;
}

const letterheadLines = 6;
/** An address stands between a name and what is said of the company. */
const nearLines = 4;

/** "Registered in England 0492", "USt-IdNr.", "IBAN": what a company states of itself. */
const ofOneself =
  /(?<!\p{L})(?:registered (?:in|office)|company (?:no|number|reg)|reg\.? ?no|vat (?:no|reg|id|number)|tax id|ein|duns|cage|iban|bic|swift|sort code|account (?:no|number|name)|hrb|hra|amtsgericht|handelsregister|ust-?id\p{L}*|steuer-?nr|geschäftsführ\p{L}*|siret|siren|rcs|ape|n° tva|tva intra\p{L}*|capital (?:de|social)|cif|nif|registro mercantil|p\.?\s?iva|partita iva|rea|cod(?:ice)? fisc\p{L}*|nipc|cnpj|kvk|btw-?(?:nr|nummer|id)?|org\.?-?\s?n[ru]\p{L}*|cvr|se-nr|y-tunnus|nip|regon|krs|ičo?|dič|税号|登録番号|开户|银行账号)(?!\p{L})/iu;

export function evidenceFor(context: TableContext, name: string): SupplierEvidence {
  const own = plainText(name);
  const words = nameWords(name);
  const texts = textsOf(context);
  const plain = texts.map((text) => ` ${plainText(text)} `);
  const standing = plain.flatMap((text, index) => (text.includes(` ${own} `) ? [index] : []));
  const [first = texts.length] = standing;
  const { file, table } = context;
  const sender = joined(table.sender ?? file.sender ?? "");
  const domains = texts.flatMap((text) =>
    isAddressee(text) ? [] : domainsIn(text).map((domain) => joined(domain)),
  );
  const isIn = (text: string) => words.some((word) => text.includes(word));
  return {
    hasAddress: isIn(sender) || domains.some(isIn),
    isSigned: first < letterheadLines && standing.some((index) => index > first + 1),
    isRegistered: standing.some((index) => isRegisteredAt(texts, index)),
    isInFileName: words.some((word) => plainText(file.fileName).split(" ").includes(word)),
    isAcrossFromBuyer:
      first < letterheadLines && texts.some((_, index) => isOther(texts, index, own)),
  };
}

export function strengthOf(evidence: SupplierEvidence): number {
  return Object.values(evidence).filter(Boolean).length;
}

/** An address of somebody else stands in the text: the buyer's, or that of who quotes indeed. */
export function hasOtherAddress(context: TableContext, name: string): boolean {
  const words = nameWords(name);
  return textsOf(context).some(
    (text) =>
      !isAddressee(text) &&
      domainsIn(text).some((domain) => {
        const own = joined(domain);
        return !mailProvider.test(domain) && !words.some((word) => own.includes(word));
      }),
  );
}

const mailProvider =
  /(?:^|\.)(?:gmail|outlook|hotmail|yahoo|gmx|web|icloud|aol|proton|t-online)\./i;

function nameWords(name: string): string[] {
  return plainText(name)
    .split(" ")
    .filter((word) => word.length >= 4);
}

function joined(text: string): string {
  return plainText(text).replaceAll(" ", "");
}

/** A line that names another company as the one that is written to. */
function isOther(texts: readonly string[], index: number, own: string): boolean {
  const text = texts[index] ?? "";
  const isBelow = isAddresseeLabel(texts[index - 1] ?? "");
  if (!isBelow && !isAddressee(text)) return false;
  const named = text.replace(/^[^:：]{2,25}[:：]\s*/u, "");
  const name = plainText(companyIn(named) ?? companyIn(text) ?? named);
  return /\p{L}{4}/u.test(name) && !name.startsWith(own);
}

function isRegisteredAt(texts: readonly string[], index: number): boolean {
  const below = texts.slice(index + 1, index + 1 + nearLines);
  const other = below.findIndex((text) => companyIn(text) !== null || isAddressee(text));
  return [texts[index] ?? "", ...(other === -1 ? below : below.slice(0, other))].some((text) =>
    ofOneself.test(text),
  );
}

/** The text of the file and what stands above its offers, in the order of the file. */
export function textsOf({ file, table, rows, header, regular }: TableContext): string[] {
  const above = rows
    .slice(regular.firstRow, header?.row ?? 0)
    .flatMap((row) => row.flatMap((cell) => (cell?.kind === "text" ? cell.text.split("\n") : [])));
  const lines = linesAround(file, table).slice(0, mostLinesLooked);
  return [...above, ...lines.map(({ text }) => text)];
}

function domainsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/(?:@|www\.|https?:\/\/)([\w-]+(?:\.[\w-]+)+)/g),
    ([, domain = ""]) => domain,
  );
}
