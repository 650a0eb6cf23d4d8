import { ReadFailure } from "../failure.ts";

export interface XmlHandlers {
  /** `name` has no prefix; `attributes` is as it stands, for `attributeOf`. */
  readonly open?: (name: string, attributes: string) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const longestPieceCharacters = 4 * 1024 * 1024;

/**
 * Reads XML as it arrives. Entities that a document declares are left alone, so none can grow, and
 * nesting costs nothing, because only the handlers remember where they are.
 */
export class XmlReader {
  readonly #handlers: XmlHandlers;
  #pending = "";

  constructor(handlers: XmlHandlers) {
    this.#handlers = handlers;
  }

  write(piece: string): void {
    const xml = this.#pending + piece;
    let at = 0;
    for (;;) {
      const open = xml.indexOf("<", at);
      if (open === -1) break;
      if (open > at) this.#handlers.text?.(decodeEntities(xml.slice(at, open)));
      const end = this.#readTag(xml, open);
      at = end ?? open;
      if (end === null) break;
    }
    this.#pending = xml.slice(at);
    if (this.#pending.length > longestPieceCharacters) {
      throw new ReadFailure("damaged", "The file is damaged: one value in it has no end.");
    }
  }

  /** Where the tag ends, or `null` when its end has not arrived. */
  #readTag(xml: string, open: number): number | null {
    if (xml.startsWith("<!--", open)) return endAfter(xml, "-->", open);
    if (xml.startsWith("<![CDATA[", open)) {
      const end = endAfter(xml, "]]>", open);
      if (end !== null) this.#handlers.text?.(xml.slice(open + 9, end - 3));
      return end;
    }
    const end = endOfTag(xml, open);
    const first = xml[open + 1];
    if (end === null || first === "?" || first === "!") return end;
    if (first === "/") {
      this.#handlers.close?.(localName(xml.slice(open + 2, end - 1).trim()));
      return end;
    }
    const isEmpty = xml[end - 2] === "/";
    const tag = xml.slice(open + 1, isEmpty ? end - 2 : end - 1);
    let nameLength = 0;
    while (tag.charCodeAt(nameLength) > 32) nameLength += 1;
    const name = localName(tag.slice(0, nameLength));
    this.#handlers.open?.(name, tag.slice(nameLength));
    if (isEmpty) this.#handlers.close?.(name);
    return end;
  }
}

/** Reads a document that is there as a whole. */
export function readXml(xml: string, handlers: XmlHandlers): void {
  new XmlReader(handlers).write(xml);
}

const patterns = new Map<string, RegExp>();

/** The value of an attribute, with or without a prefix before its name. */
export function attributeOf(attributes: string, name: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start !== -1) {
    const from = start + name.length + 3;
    return decodeEntities(attributes.slice(from, attributes.indexOf('"', from)));
  }
  if (!attributes.includes(name)) return null;
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const match = pattern.exec(attributes);
  return match ? decodeEntities(match[1] ?? match[2] ?? "") : null;
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,31}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return namedEntities[name as string] ?? whole;
      const codePoint = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : "";
    },
  );
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}

function endAfter(xml: string, mark: string, from: number): number | null {
  const at = xml.indexOf(mark, from);
  return at === -1 ? null : at + mark.length;
}

/** A ">" may stand within the quotes of an attribute. */
function endOfTag(xml: string, open: number): number | null {
  for (let end = endAfter(xml, ">", open); end !== null; end = endAfter(xml, ">", end)) {
    const last = xml[end - 2]!;
    if (last === '"' || last === "/" || !xml.slice(open, end).includes('"')) return end;
    if (xml.slice(open, end).split('"').length % 2 === 1) return end;
  }
  return null;
}
