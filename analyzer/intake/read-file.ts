import { decodeText } from "./read/encoding.ts";
import { failureOf, ReadFailure } from "./read/failure.ts";
import { Findings, type FoundPart } from "./read/findings.ts";
import { formatOf } from "./read/format.ts";
import { limits } from "./read/limits.ts";
import { Pace, type ReadOptions } from "./read/pace.ts";
import { addText } from "./read-text.ts";
import type { FileKind, FileReading } from "./source.ts";

export type { ReadOptions } from "./read/pace.ts";

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface SourceBytes extends NamedBytes {
  /** Unlike that of any other file read with it, and without "#"; the name where only one is read. */
  readonly id?: string;
}

/**
 * Reads a file for the tables and lines it holds. What cannot be read is a problem in the result;
 * only an abort is thrown.
 */
export async function readFile(file: SourceBytes, options: ReadOptions = {}): Promise<FileReading> {
  options.signal?.throwIfAborted();
  const findings = new Findings(file.name, file.id ?? file.name);
  const sizeBytes = file.bytes.length;
  const dropAll = findings.checkpoint();
  let contents: Contents = { kind: null, sender: null };
  try {
    contents = await readContents(file, findings, { part: "" }, new Pace(options));
    if (findings.isEmpty) findings.addProblem("empty", "", "The file holds nothing to read.");
  } catch (error) {
    options.signal?.throwIfAborted();
    const { kind, message } = failureOf(error);
    dropAll();
    findings.addProblem(kind, "", message);
  }
  options.onProgress?.(1);
  return findings.toReading(contents.kind, sizeBytes, contents.sender);
}

/**
 * Fetches the code of every reader, so that files of any kind can be read without a connection. What is small and often
 * needed comes first: on a slow line it would have to share the way with PDF.js.
 */
export async function prepareReaders(): Promise<void> {
  await Promise.all([
    import("./read/workbook/workbook.ts"),
    import("./read/workbook/xlsx.ts"),
    import("./read/mail/eml.ts"),
    import("./read/delimited/csv.ts"),
  ]);
  const { loadPdfJs } = await import("./read/pdf/pdf.ts");
  await loadPdfJs();
  await Promise.all([
    import("./read/workbook/ods.ts"),
    import("./read/workbook/xls.ts"),
    import("./read/letter/docx.ts"),
    import("./read/letter/odt.ts"),
    import("./read/letter/rtf.ts"),
    import("./read/mail/msg.ts"),
    import("./read/scan/picture.ts"),
    import("./read/page/html.ts"),
    import("@e965/xlsx"),
  ]);
}

export interface Contents {
  readonly kind: FileKind | null;
  readonly sender: string | null;
}

/** Reads a file, or an attachment of one, into the findings. Throws a `ReadFailure`. */
export async function readContents(
  { name, bytes }: NamedBytes,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
  mailDepth = 0,
): Promise<Contents> {
  if (bytes.length > limits.fileBytes) {
    throw new ReadFailure(
      "too-large",
      "The file is larger than 25 MB. Split it, or save only the sheets with quotes.",
    );
  }
  if (bytes.length === 0) throw new ReadFailure("empty", "The file is empty.");
  const format = formatOf(name, bytes);
  switch (format) {
    case "zip": {
      const { readWorkbook } = await import("./read/workbook/workbook.ts");
      return { kind: await readWorkbook(bytes, findings, place, pace), sender: null };
    }
    case "xls": {
      const { readXls } = await import("./read/workbook/xls.ts");
      await readXls(bytes, findings, place);
      return { kind: "xls", sender: null };
    }
    case "rtf": {
      const { readRtf } = await import("./read/letter/rtf.ts");
      readRtf(bytes, findings, place);
      return { kind: "rtf", sender: null };
    }
    case "msg": {
      const { readMsg } = await import("./read/mail/msg.ts");
      const sender = await readMsg(bytes, findings, place, pace, { mailDepth, readContents });
      return { kind: "msg", sender };
    }
    case "picture": {
      const { readPicture } = await import("./read/scan/picture.ts");
      await readPicture(bytes, findings, place, pace);
      return { kind: "picture", sender: null };
    }
    case "pdf": {
      const { readPdf } = await import("./read/pdf/pdf.ts");
      await readPdf(bytes, findings, place, pace);
      return { kind: "pdf", sender: null };
    }
    case "eml": {
      const { readEml } = await import("./read/mail/eml.ts");
      const sender = await readEml(bytes, findings, place, pace, { mailDepth, readContents });
      return { kind: "eml", sender };
    }
    case "html": {
      const { readHtml } = await import("./read/page/html.ts");
      readHtml(decodeText(bytes), findings, place);
      return { kind: "html", sender: null };
    }
    case "csv": {
      const { readCsv } = await import("./read/delimited/csv.ts");
      await readCsv(decodeText(bytes), findings, place, pace);
      return { kind: "csv", sender: null };
    }
    case "text": {
      addText(decodeText(bytes), findings, place);
      return { kind: "text", sender: null };
    }
  }
}
