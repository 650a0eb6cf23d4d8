import { askBelowConfidence } from "../../intake/quote-line.ts";
import type { Recognition } from "../../intake/recognition.ts";
import { nameInFileName } from "../../intake/recognize/table/supplier-names.ts";
import { monthWord } from "../../intake/recognize/values/dates.ts";
import type { FileReading } from "../../intake/source.ts";
import { keyOfName, supplierKey } from "../part-key.ts";
import { checksum } from "./checksum.ts";

/**
 * By what next month's file of the same supplier is known: who sent it, its format, and the headings of its tables, or
 * its labels where it has none. `null` where nothing says who sent it, or several did. For what is recognized without
 * an answer.
 */
export function shapeOf(reading: FileReading, recognition: Recognition): string | null {
  const sender = senderOf(reading, recognition);
  if (sender === null) return null;
  const headings = headingsOf(recognition);
  const layout = headings.length > 0 ? headings : labelsOf(reading);
  return checksum(JSON.stringify([reading.kind, sender, layout]));
}

/** Where the file itself leaves it open, its name counts too: forms of one buyer come from many suppliers. */
function senderOf({ fileName, sender }: FileReading, { lines }: Recognition): string | null {
  if (new Set(lines.map(supplierKey)).size > 1) return null;
  const read = lines[0]?.supplier;
  if (read && read.confidence >= askBelowConfidence) return keyOfName(read.value);
  const isGuessed = read && read.value !== fileName && read.value !== nameInFileName(fileName);
  const guessed = isGuessed ? keyOfName(read.value) : "";
  // Mails are named by what they are about.
  const named = sender === null ? nameInFileName(fileName.replaceAll(months, " ")) : null;
  return guessed === "" && named === null ? null : `${guessed}\n${keyOfName(named ?? "")}`;
}

const months = new RegExp(String.raw`(?<!\p{L})(?:${monthWord})(?!\p{L})`, "giu");

/** Those of the tables that gave offers; of all, where none did. A table that goes on over pages counts once. */
function headingsOf({ tables, lines }: Recognition): string[] {
  const offering = new Set(lines.map(({ tableId }) => tableId));
  const named = tables
    .filter(({ tableId }) => lines.length === 0 || offering.has(tableId))
    .map(({ columns }) => columns.map(({ header }) => keyOfName(header)))
    .filter((headers) => headers.some((header) => header !== ""));
  return [...new Set(named.map((headers) => JSON.stringify(headers)))];
}

function labelsOf({ lines }: FileReading): string[] {
  const labels = lines.flatMap(({ text }) => /^\s*(\p{L}[^:\d]{1,40}):/u.exec(text)?.[1] ?? []);
  return [...new Set(labels.map(keyOfName))];
}
