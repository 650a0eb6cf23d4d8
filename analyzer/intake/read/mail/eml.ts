import PostalMime from "postal-mime";

import type { Findings, FoundPart } from "../findings.ts";
import type { Pace } from "../pace.ts";
import { addMail, type AttachmentReader } from "./mail.ts";

/** Reads a mail as it was sent: its sender, its text and tables, and what is attached. Answers the sender. */
export async function readEml(
  bytes: Uint8Array,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
  reader: AttachmentReader,
): Promise<string | null> {
  const open = async () => {
    const { from, subject, date, html, text, attachments } = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: 30,
      maxHeadersSize: 1024 * 1024,
    });
    return { from, subject, date, html, text, attachments };
  };
  return addMail(open, findings, place, pace, reader);
}
