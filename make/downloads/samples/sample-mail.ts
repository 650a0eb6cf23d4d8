import type { SampleDocument } from "./sample-document.ts";

const boundary = "----=_Part_sample";
const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A mail with one attachment, as a mail program saves it (RFC 5322, MIME). */
export function sampleMail(
  { from, subject, date, body, attachment }: Extract<SampleDocument, { kind: "eml" }>,
  attached: Buffer,
): Buffer {
  const lines = [
    `From: ${from.name} <${from.address}>`,
    "To: Purchasing <rfq@buyer.example>",
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <sample-${attachment.name}@${from.address.split("@")[1]}>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64Lines(Buffer.from(body.join("\r\n"))),
    "",
    `--${boundary}`,
    `Content-Type: ${mediaTypes[attachment.document.kind]}; name="${attachment.name}"`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment; filename="${attachment.name}"`,
    "",
    base64Lines(attached),
    "",
    `--${boundary}--`,
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

/** No line of a mail is longer than 76 characters. */
function base64Lines(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll(/(.{76})(?=.)/g, "$1\r\n");
}
