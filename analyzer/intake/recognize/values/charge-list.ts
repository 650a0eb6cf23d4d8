import type { FoundCharge } from "./charges.ts";
import { cellReaders, type ReadingRules } from "./cell-readers.ts";

/** A charge as it is written in a list: "Tooling 1,950", "Surcharge: 3 %", "Packing 0.12 each". */
export interface ListedCharge {
  /** As it was written. */
  readonly text: string;
  readonly name: string;
  readonly found: FoundCharge;
}

const numeral = String.raw`(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3}(?!\d))*`;
const behind = String.raw`\s*(?:%|\p{Sc}|[/\p{L}][\p{L}\s/.]*)?`;
/** The shortest name first: "Tooling 1 950" is 1,950; else the longest: "Certificate 3.1 120" is 120. */
const shortName = new RegExp(`^(.*?[^\\s:=])\\s*[:=]?\\s+(${numeral}${behind})$`, "u");
const longName = new RegExp(`^(.*[^\\s:=])\\s*[:=]?\\s+(${numeral}${behind})$`, "u");
const afterColon = /^(.*?\S)\s*[:=]\s*([^:=]+)$/u;
const nameless = new RegExp(`^()(${numeral}${behind})$`, "u");
const amountFirst = new RegExp(`^(${numeral})\\s+(\\p{L}.*)$`, "u");

/** "Tooling 1,950; Certificate 45". `null` where one of them is no charge. */
export function readChargeList(text: string, rules: ReadingRules): ListedCharge[] | null {
  const items = text
    .split(/[;\n]+|,\s+(?=\p{L})/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const charges = items.flatMap((item) => readItem(item, rules) ?? []);
  return charges.length === items.length ? charges : null;
}

function readItem(text: string, rules: ReadingRules): ListedCharge | null {
  const [, first, last] = amountFirst.exec(text) ?? [];
  const ways = [
    ...[afterColon, shortName, longName, nameless].map((way) => way.exec(text)?.slice(1) ?? []),
    [last, first],
  ];
  for (const [name, amount] of ways) {
    if (name === undefined || amount === undefined) continue;
    const read = cellReaders.freight({ kind: "text", text: amount }, rules);
    // Words beside the amount that mean nothing there are a name: "450 tooling".
    const isPlain = read.kind === "value" && read.doubts.every(({ kind }) => kind !== "leftover");
    if (isPlain) return { text, name: name || "Charge", found: read.value };
  }
  return null;
}
