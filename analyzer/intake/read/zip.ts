import { ReadFailure } from "./failure.ts";
import { limits, type SizeBudget } from "./limits.ts";

const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 65_535;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
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
    if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) {
      throw new ReadFailure(
        "encrypted",
        `The file is packed in a way that is locked. ${saveAgain}`,
      );
    }
    if (entry.method === 0) {
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
        throw new ReadFailure("damaged", `The file is damaged. ${saveAgain}`);
      });
      if (done) return;
      this.#budget.addUnpacked(value.length);
      yield value;
    }
  }
}

const saveAgain = "Open it in its program, save it again and add the new file.";

function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), limits.zipEntries);
  for (let index = 0; index < count && at + 46 <= bytes.length; index += 1) {
    if (view.getUint32(at, true) !== entrySignature) break;
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replaceAll("\\", "/"), {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (entries.size === 0) throw cutOff();
  return entries;
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

function cutOff(): ReadFailure {
  return new ReadFailure(
    "damaged",
    "The file is cut off or damaged. Download or save it again and add the new file.",
  );
}
