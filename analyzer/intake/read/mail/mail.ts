import type { Attachment } from "postal-mime";

import { failureOf, ReadFailure } from "../failure.ts";
import { joinParts, type Findings, type FoundPart } from "../findings.ts";
import { readHtml } from "../page/html.ts";
import { limits } from "../limits.ts";
import type { Pace } from "../pace.ts";
import { addText } from "../../read-text.ts";

/** What mail programs add of their own, and what holds no quote. */
const silentAttachments =
  /\.(?:p7s|asc|sig|ics|vcf)$|^(?:application\/(?:pkcs7-signature|x-pkcs7-signature|pgp-signature)|text\/(?:calendar|vcard|x-vcard)|multipart\/.*|message\/delivery-status)$/i;

interface MailSender {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
}

/** What a mail holds, whichever program kept it. */
export interface Mail {
  readonly from: MailSender | undefined;
  readonly subject?: string | undefined;
  readonly date?: string | undefined;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly attachments: readonly MailAttachment[];
}

export type MailAttachment = Pick<
  Attachment,
  "mimeType" | "filename" | "disposition" | "related" | "content"
>;

/** How what is attached is read: mails too, down to a certain depth. */
export interface AttachmentReader {
  readonly mailDepth: number;
  readonly readContents: (
    file: { readonly name: string; readonly bytes: Uint8Array },
    findings: Findings,
    place: FoundPart,
    pace: Pace,
    mailDepth: number,
  ) => Promise<unknown>;
}

/** Takes in a mail: its sender, its text and tables, and what is attached. Answers the sender. */
export async function addMail(
  open: () => Promise<Mail>,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
  reader: AttachmentReader,
): Promise<string | null> {
  const { mailDepth } = reader;
  if (mailDepth >= limits.mailDepth) {
    throw new ReadFailure(
      "too-large",
      "This email has emails within emails. Add the inner email itself.",
    );
  }
  const mail = await open();
  const sender = mail.from?.name || mail.from?.address || null;
  const mailPlace = mailDepth > 0 && sender !== null ? { ...place, sender } : place;
  addHead(mail, findings, mailPlace);
  // The plain twin of an HTML mail has its tables taken apart and its lines broken at 76 characters.
  if (mail.html?.trim()) readHtml(mail.html, findings, mailPlace);
  else addText(mail.text ?? "", findings, mailPlace);
  await addAttachments(mail.attachments, findings, mailPlace, pace, reader);
  return sender;
}

function addHead(mail: Mail, findings: Findings, { part }: FoundPart): void {
  const from = mail.from?.address ? `${mail.from.name} <${mail.from.address}>` : mail.from?.name;
  const head = joinParts(part, "head");
  const add = (line: number, text: string) =>
    findings.addLine(head, line, text, { isMailHead: true });
  if (from) add(1, `From: ${from}`);
  if (mail.subject) add(2, `Subject: ${mail.subject}`);
  if (mail.date) add(3, `Date: ${mail.date.slice(0, 10)}`);
}

async function addAttachments(
  attachments: readonly MailAttachment[],
  findings: Findings,
  place: FoundPart,
  pace: Pace,
  { mailDepth, readContents }: AttachmentReader,
): Promise<void> {
  const readable = attachments.filter((attachment) => !isSilent(attachment));
  if (readable.length > limits.attachments) {
    throw new ReadFailure(
      "too-large",
      "The email has more than 100 attachments. Add those with quotes.",
    );
  }
  for (const [index, attachment] of readable.entries()) {
    const name = fileNameOf(attachment, index);
    const part = joinParts(place.part, `attachment ${name}`);
    const bytes = bytesOf(attachment);
    const share = 1 / readable.length;
    const attachmentPace = pace.part(share * index, share * (index + 1));
    await attachmentPace.breathe(0);
    const dropAttachment = findings.checkpoint();
    try {
      refuseSealed(attachment);
      await findings.withinDocument(() =>
        readContents({ name, bytes }, findings, { ...place, part }, attachmentPace, mailDepth + 1),
      );
    } catch (error) {
      pace.throwIfCanceled();
      dropAttachment();
      const { kind, message } = failureOf(error);
      findings.addProblem(kind, part, message);
    }
  }
}

/** Pictures that the text shows are logos and signatures. */
function isSilent({ mimeType, filename, disposition, related }: MailAttachment): boolean {
  if (mimeType.startsWith("image/") && (related || disposition === "inline")) return true;
  return silentAttachments.test(filename ?? "") || silentAttachments.test(mimeType);
}

function refuseSealed({ mimeType, filename }: MailAttachment): void {
  if (/^application\/(?:x-)?pkcs7-mime$|^application\/pgp-encrypted$/.test(mimeType)) {
    throw new ReadFailure(
      "encrypted",
      "The email is encrypted. Open it in your mail program and add its attachments, or paste its text.",
    );
  }
  if (/^winmail\.dat$/i.test(filename ?? "") || mimeType === "application/ms-tnef") {
    throw new ReadFailure(
      "old-format",
      "Outlook packed the attachments as winmail.dat. Ask the sender to send the email as HTML or plain text.",
    );
  }
}

function fileNameOf({ filename, mimeType }: Attachment, index: number): string {
  if (filename) return filename;
  return mimeType === "message/rfc822" ? `mail ${index + 1}.eml` : `${index + 1}`;
}

function bytesOf({ content }: MailAttachment): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
