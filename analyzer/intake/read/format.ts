import { ReadFailure } from "./failure.ts";

export type Format =
  | "picture"
  | "zip"
  | "xls"
  | "msg"
  | "rtf"
  | "pdf"
  | "eml"
  | "html"
  | "csv"
  | "text";

/** Tells a format by what the file begins with; its name decides only among kinds of text. */
export function formatOf(name: string, bytes: Uint8Array): Format {
  const head = String.fromCharCode(...bytes.subarray(0, 4_096));
  if (head.startsWith("PK")) return "zip";
  if (head.slice(0, 1_024).includes("%PDF-")) return "pdf";
  if (head.startsWith("\u00d0\u00cf\u0011\u00e0")) return compoundFormatOf(bytes);
  if (isPicture(head)) return "picture";
  if (archiveStarts.some((start) => head.startsWith(start)))
    throw new ReadFailure("unknown-format", unpackFirst);
  if (head.startsWith("{\\rtf")) return "rtf";
  return textFormatOf(name, head.replace(/^\u00ef\u00bb\u00bf/, "").trimStart());
}

const archiveStarts = ["\u001f\u008b", "7z\u00bc\u00af", "Rar!"];

export const unpackFirst = "This is a packed archive. Unpack it and add the files that are in it.";

function textFormatOf(name: string, head: string): Format {
  if (/<Workbook[^>]+urn:schemas-microsoft-com:office:spreadsheet/.test(head)) return "xls";
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html|<table|<meta|<head|<body)/i.test(head)) {
    return "html";
  }
  if (/^(?:<\?xml|\{\s*"|\[\s*\{)/.test(head)) {
    throw new ReadFailure(
      "unknown-format",
      "This is data for programs (XML or JSON). Export it as .xlsx or .csv and add that.",
    );
  }
  const extension = name.toLowerCase().split(".").pop();
  if (isMail(head, extension === "eml")) return "eml";
  return extension === "csv" || extension === "tsv" || extension === "tab" ? "csv" : "text";
}

/** Mail begins with header fields, among them some that people do not type. */
function isMail(head: string, isNamedMail: boolean): boolean {
  const fields = /^(?:From .*\r?\n)?((?:[\w-]+:.*(?:\r?\n[ \t].*)*(?:\r?\n|$))+)/.exec(head)?.[1];
  if (fields === undefined) return false;
  return (
    isNamedMail ||
    /^(?:received|mime-version|message-id|return-path|dkim-signature):/im.test(fields)
  );
}

function isPicture(head: string): boolean {
  return (
    /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\*\0|MM\0\*|BM.{4}\0\0\0\0)/s.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftyp(?:hei|mif|avi)/s.test(head)
  );
}

/** Programs before 2007, and locked workbooks since, keep a small file system with named streams. */
function compoundFormatOf(bytes: Uint8Array): "xls" | "msg" {
  const content = new TextDecoder("latin1").decode(bytes);
  const holds = (stream: string) => content.includes([...stream].join("\0"));
  if (holds("EncryptedPackage")) {
    throw new ReadFailure(
      "encrypted",
      "The workbook is locked with a password. Open it, remove the password, save it and add it again.",
    );
  }
  if (holds("__substg1.0_")) return "msg";
  if (holds("WordDocument")) {
    throw new ReadFailure(
      "old-format",
      "This is a document of Word 97 to 2003. Open it, save it as .docx and add it again.",
    );
  }
  if (holds("Workbook") || holds("Book")) return "xls";
  throw new ReadFailure(
    "old-format",
    "The file is from an older program. Save it as .xlsx, .csv or PDF and add it again.",
  );
}
