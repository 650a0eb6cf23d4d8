import { ReadFailure } from "../failure.ts";
import { limits, type SizeBudget } from "../limits.ts";

const entrySignature = 0x02014b50;
const entryLength = 46;
const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 65_535;
const locatorSignature = 0x07064b50;
const locatorLength = 20;
const wideEndSignature = 0x06064b50;
const wideEndLength = 56;
const wideExtraId = 1;
/** Stands where a figure has no room: ZIP64 has it elsewhere, in eight bytes. */
const elsewhere = 0xffffffff;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly headerOffset: number;
}

/** A packed file whose entries are unpacked one at a time, and never beyond the limits. */
export class Zip {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #budget: SizeBudget;

  constructor(bytes: Uint8Array, budget: SizeBudget) {
    this.#bytes = bytes;
    this.#budget = budget;
    this.#entries = entriesOf(bytes);
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of an entry in pieces, as it is unpacked. */
  async *text(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const chunk of this.#unpack(name)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }

  async wholeText(name: string): Promise<string> {
    let text = "";
    for await (const piece of this.text(name)) text += piece;
    return text;
  }

  async *#unpack(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ReadFailure("damaged", `The part “${name}” is missing. ${saveAgain}`);
    const packed = packedBytes(this.#bytes, entry);
    let left = entry.size;
    if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) {
      throw new ReadFailure(
        "encrypted",
        `The file is packed in a way that is locked. ${saveAgain}`,
      );
    }
    if (entry.method === 0) {
      if (packed.length !== entry.size) throw damaged();
      this.#budget.addUnpacked(packed.length);
      yield packed;
      return;
    }
    const inflated = new Blob([packed])
      .stream()
      .pipeThrough(new DecompressionStream("deflate-raw"));
    // Left unread where reading ends early, never canceled: Node throws outside of any promise if it is.
    const reader = inflated.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged();
      });
      // Half a sheet would rank wrongly, and nobody would see that the rest is missing.
      if (done && left !== 0) throw damaged();
      if (done) return;
      left -= value.length;
      this.#budget.addUnpacked(value.length);
      yield value;
    }
  }
}

const saveAgain = "Open it in its program, save it again and add the new file.";

function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  const directory = directoryOf(view);
  let at = directory.offset;
  const count = Math.min(directory.count, limits.zipEntries);
  for (let index = 0; index < count && at + entryLength <= bytes.length; index += 1) {
    if (view.getUint32(at, true) !== entrySignature) break;
    const nameEnd = at + entryLength + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > bytes.length) throw cutOff();
    const name = decoder.decode(bytes.subarray(at + entryLength, nameEnd)).replaceAll("\\", "/");
    // Programs disagree on which of the two holds.
    if (entries.has(name)) throw damaged();
    entries.set(name, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      ...placeOfEntry(view, at, nameEnd, extraEnd),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  if (entries.size === 0) throw cutOff();
  return entries;
}

/** The extra field of ZIP64 holds only the figures that have no room, in this order. */
function placeOfEntry(view: DataView, at: number, extraStart: number, extraEnd: number) {
  let wide = wideExtra(view, extraStart, extraEnd);
  const figure = (offset: number) => {
    const narrow = view.getUint32(at + offset, true);
    if (narrow !== elsewhere || wide === null) return narrow;
    if (wide.at + 8 > wide.end) throw cutOff();
    const value = wideNumber(view, wide.at);
    wide = { ...wide, at: wide.at + 8 };
    return value;
  };
  return { size: figure(24), packedSize: figure(20), headerOffset: figure(42) };
}

function wideExtra(view: DataView, start: number, end: number) {
  for (let at = start; at + 4 <= end;) {
    const next = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === wideExtraId) return { at: at + 4, end: Math.min(next, end) };
    at = next;
  }
  return null;
}

/** Where the list of entries begins and how many there are, by the end record of ZIP64 where there is one. */
function directoryOf(view: DataView): { count: number; offset: number } {
  const end = endOf(view);
  const locator = end - locatorLength;
  if (locator >= 0 && view.getUint32(locator, true) === locatorSignature) {
    const at = wideNumber(view, locator + 8);
    if (at + wideEndLength <= locator && view.getUint32(at, true) === wideEndSignature) {
      return { count: wideNumber(view, at + 32), offset: wideNumber(view, at + 48) };
    }
  }
  return { count: view.getUint16(end + 10, true), offset: view.getUint32(end + 16, true) };
}

/** A file within the limits has no figure that a number cannot hold exactly; what does not fit lies outside it. */
function wideNumber(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function endOf(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw cutOff();
}

function packedBytes(
  bytes: Uint8Array,
  { headerOffset, packedSize }: Entry,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (headerOffset + 30 > bytes.length) throw cutOff();
  const nameLength = view.getUint16(headerOffset + 26, true);
  const start = headerOffset + 30 + nameLength + view.getUint16(headerOffset + 28, true);
  if (start + packedSize > bytes.length) throw cutOff();
  return bytes.slice(start, start + packedSize);
}

function damaged(): ReadFailure {
  return new ReadFailure("damaged", `The file is damaged. ${saveAgain}`);
}

function cutOff(): ReadFailure {
  return new ReadFailure(
    "damaged",
    "The file is cut off or damaged. Download or save it again and add the new file.",
  );
}
