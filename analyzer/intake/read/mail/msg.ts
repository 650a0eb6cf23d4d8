import { ReadFailure } from "../failure.ts";
import type { Findings, FoundPart } from "../findings.ts";
import type { Pace } from "../pace.ts";
import { addMail, type AttachmentReader, type Mail, type MailAttachment } from "./mail.ts";

/** Reads a mail as Outlook keeps it: a compound file with a stream for each property (MS-OXMSG). */
export async function readMsg(
  bytes: Uint8Array,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
  reader: AttachmentReader,
): Promise<string | null> {
  const { CFB } = await import("@e965/xlsx");
  const file: CompoundFile = CFB.read(bytes, { type: "array" });
  return addMail(
    async () => mailOf(new Folder(file, "Root Entry/")),
    findings,
    place,
    pace,
    reader,
  );
}

/** Paths of all streams, and beside each what it holds. */
interface CompoundFile {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: ArrayLike<number> }[];
}

/** Numbers of properties, as MS-OXPROPS lists them. */
const property = {
  subject: "0037",
  senderName: "0C1A",
  senderAddress: "0C1F",
  senderSmtp: "5D01",
  text: "1000",
  html: "1013",
  attachedData: "3701",
  attachedShortName: "3704",
  attachedName: "3707",
  attachedType: "370E",
  attachedId: "3712",
} as const;

/** A storage of the compound file: the message itself, or an attachment. */
class Folder {
  readonly #file: CompoundFile;
  readonly path: string;

  constructor(file: CompoundFile, path: string) {
    this.#file = file;
    this.path = path;
  }

  folders(start: string): Folder[] {
    const names = new Set<string>();
    for (const path of this.#file.FullPaths) {
      if (!path.startsWith(`${this.path}${start}`)) continue;
      const name = path.slice(this.path.length).split("/", 1)[0];
      if (name !== undefined && path.length > this.path.length + name.length) names.add(name);
    }
    return [...names].sort().map((name) => new Folder(this.#file, `${this.path}${name}/`));
  }

  bytes(id: string, type: "001F" | "001E" | "0102"): Uint8Array | null {
    const at = this.#file.FullPaths.indexOf(`${this.path}__substg1.0_${id}${type}`);
    const content = this.#file.FileIndex[at]?.content;
    return content ? Uint8Array.from(content) : null;
  }

  /** Unicode, or the encoding of older programs. */
  text(id: string): string | undefined {
    const wide = this.bytes(id, "001F");
    const narrow = wide ?? this.bytes(id, "001E");
    if (!narrow) return undefined;
    const text = new TextDecoder(wide ? "utf-16le" : "windows-1252").decode(narrow);
    return text.replaceAll("\0", "");
  }
}

function mailOf(message: Folder): Mail {
  const html = message.bytes(property.html, "0102");
  const address = message.text(property.senderSmtp) ?? message.text(property.senderAddress);
  const name = message.text(property.senderName);
  return {
    from: {
      ...(name === undefined ? {} : { name }),
      // Within one company the address is a path of the directory, which says nothing.
      ...(address?.includes("@") ? { address } : {}),
    },
    subject: message.text(property.subject),
    html: html ? decodeHtml(html) : message.text(property.html),
    text: message.text(property.text),
    attachments: message.folders("__attach_version1.0_").map(attachmentOf),
  };
}

function attachmentOf(folder: Folder): MailAttachment {
  const content = folder.bytes(property.attachedData, "0102");
  const filename =
    folder.text(property.attachedName) ?? folder.text(property.attachedShortName) ?? null;
  const mimeType = folder.text(property.attachedType) ?? "application/octet-stream";
  if (!content) {
    throw new ReadFailure(
      "old-format",
      "Another email is attached to this one in Outlook’s own format. Open it, save it as .msg or .eml and add it.",
    );
  }
  return {
    filename,
    mimeType,
    content: content.slice().buffer,
    disposition: "attachment",
    related: folder.text(property.attachedId) !== undefined && mimeType.startsWith("image/"),
  };
}

function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const named = /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
