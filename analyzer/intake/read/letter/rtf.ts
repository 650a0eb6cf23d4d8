import type { Findings, FoundPart } from "../findings.ts";
import { readHtml } from "../page/html.ts";
import { PageMarkup } from "./page-markup.ts";

/** Reads rich text: its paragraphs and the rows of its tables. */
export function readRtf(bytes: Uint8Array, findings: Findings, place: FoundPart): void {
  // Everything beyond ASCII is written in escapes, so that each character is a byte.
  const source = new TextDecoder("latin1").decode(bytes);
  readHtml(markupOf(source), findings, place);
}

interface Group {
  isUnseen: boolean;
  /** The bytes of `\'e9` are in it. */
  encoding: string;
  /** How many characters stand after `\u233` for programs that do not know it. */
  fallbackCount: number;
}

const unseenGroups =
  /^(?:colortbl|stylesheet|info|pict|object|listtable|listoverridetable|rsidtbl|generator|themedata|colorschememapping|latentstyles|datastore|xmlnstbl|fldinst|nonshppict|filetbl|revtbl|nonesttables|ftnsep|ftnsepc|aftnsep|aftnsepc)$/;

const characters: Readonly<Record<string, string>> = {
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  "~": "\u00a0",
  _: "-",
  "{": "{",
  "}": "}",
  "\\": "\\",
};

/** By the character set of a font. */
const encodings: Readonly<Record<number, string>> = {
  128: "shift_jis",
  129: "euc-kr",
  134: "gb18030",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  238: "windows-1250",
};

const codePages: Readonly<Record<number, string>> = {
  932: "shift_jis",
  936: "gb18030",
  949: "euc-kr",
  950: "big5",
};

/** A control word with its number, a byte in hexadecimal, a control sign, or a piece of text. */
const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

function markupOf(source: string): string {
  const page = new PageMarkup();
  const fonts = new Map<number, string>();
  const groups: Group[] = [];
  let group: Group = { isUnseen: false, encoding: "windows-1252", fallbackCount: 1 };
  let bytes: number[] = [];
  let toSkip = 0;
  let isInFontTable = false;
  let fontNumber = 0;
  let isInTable = false;
  let isTableOpen = false;
  let cells: string[] = [];

  const flushBytes = () => {
    if (bytes.length > 0) page.addText(decoded(new Uint8Array(bytes), group.encoding));
    bytes = [];
  };
  const write = (text: string) => {
    flushBytes();
    if (!group.isUnseen) page.addText(text);
  };
  const endParagraph = () => {
    flushBytes();
    if (isInTable) return page.add("<br>");
    const paragraph = page.end();
    if (isTableOpen && paragraph.trim() !== "") {
      page.add("</table>");
      isTableOpen = false;
    }
    page.add(`<p>${paragraph}</p>`);
    page.begin();
  };
  const endCell = () => {
    flushBytes();
    cells.push(page.end());
    page.begin();
  };
  const endRow = () => {
    const row = cells.map((cell) => `<td>${cell}</td>`).join("");
    cells = [];
    const rest = page.end();
    page.add(`${isTableOpen ? "" : "<table>"}<tr>${row}</tr>${rest}`);
    page.begin();
    isTableOpen = true;
    isInTable = false;
  };
  const command = (word: string, number: number | null) => {
    if (word === "fonttbl") isInFontTable = true;
    if (unseenGroups.test(word)) group.isUnseen = true;
    if (word === "f") {
      flushBytes();
      fontNumber = number ?? 0;
      if (!isInFontTable) group.encoding = fonts.get(fontNumber) ?? group.encoding;
    } else if (word === "fcharset") {
      const encoding = encodings[number ?? 0];
      if (encoding) fonts.set(fontNumber, encoding);
    } else if (word === "ansicpg") {
      group.encoding = codePages[number ?? 0] ?? `windows-${number}`;
    } else if (word === "uc") group.fallbackCount = number ?? 1;
    else if (word === "u" && number !== null) {
      write(String.fromCharCode(number < 0 ? number + 65_536 : number));
      toSkip = group.fallbackCount;
    } else if (group.isUnseen || isInFontTable) return;
    else if (word === "par" || word === "sect" || word === "page") endParagraph();
    else if (word === "line") page.add("<br>");
    else if (word === "tab") page.addTab();
    else if (word === "intbl" || word === "trowd") isInTable = true;
    else if (word === "pard") isInTable = false;
    else if (word === "cell" || word === "nestcell") endCell();
    else if (word === "row" || word === "nestrow") endRow();
    else if (characters[word] !== undefined) write(characters[word]);
  };

  page.begin();
  for (const [whole, word, number, hex, sign, brace, text] of source.matchAll(token)) {
    if (brace === "{") groups.push({ ...group });
    else if (brace === "}") {
      flushBytes();
      group = groups.pop() ?? group;
      if (isInFontTable && !group.isUnseen && groups.length <= 1) isInFontTable = false;
    } else if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else if (!group.isUnseen && !isInFontTable) bytes.push(Number.parseInt(hex, 16));
    } else if (word !== undefined) {
      if (word !== "u") toSkip = 0;
      command(word.toLowerCase(), number === undefined ? null : Number(number));
    } else if (sign === "*") group.isUnseen = true;
    else if (sign !== undefined) {
      if (characters[sign] !== undefined) write(characters[sign]);
    } else if (text !== undefined && !isInFontTable) {
      const shown = text.slice(toSkip);
      toSkip = Math.max(0, toSkip - text.length);
      if (shown !== "") write(shown);
    } else if (whole.trim() !== "" && isInFontTable) continue;
  }
  isInTable = false;
  endParagraph();
  return page.toString();
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
