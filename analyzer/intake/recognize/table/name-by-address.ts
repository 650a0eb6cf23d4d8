import { linesAround } from "../text/text-around.ts";
import { plainText } from "../values/plain-words.ts";
import type { TableContext } from "./table-context.ts";
import { isAddressee } from "./supplier-names.ts";
import { type Candidate, noName } from "./text-companies.ts";

const capitalized =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.'’-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}.'’-]*)+/gu;
const address = /(?:@|www\.)([\w-]+)\.[\w.-]*\w/gi;

/**
 * The name that the one address of the text spells: "Anvaya Precision Components" in the mail of suresh@anvayaprecision.example.
 * Two addresses may be the buyer's and the supplier's.
 */
export function nameByAddress({ file, table }: TableContext): Candidate | null {
  const lines = linesAround(file, table).filter(({ text }) => !isAddressee(text));
  const sender = lines.find(
    ({ text, isMailHead }) => isMailHead === true && text.startsWith("From:"),
  );
  const from = sender === undefined ? lines : [sender];
  const domains = new Set(
    from.flatMap(({ text }) => Array.from(text.matchAll(address), ([, domain]) => domain)),
  );
  const [domain] = domains;
  if (domain === undefined || domains.size > 1) return null;
  for (const { text, fileName, part, line, isMailHead } of lines) {
    const name = isMailHead ? null : spelledName(text, plainText(domain).replaceAll(" ", ""));
    if (name === null) continue;
    const reason = `the address at “${domain}” spells it`;
    const place = { kind: "line", fileName, part, line } as const;
    return { name, confidence: 95, reason, place };
  }
  return null;
}

/** Two words or more, with those that go on with the name. */
function spelledName(text: string, domain: string): string | null {
  for (const [words] of text.matchAll(capitalized)) {
    const all = words.split(" ");
    const isSpelled = all.some((_, last) => {
      const start = plainText(all.slice(0, last + 1).join(" "));
      return last > 0 && start.replaceAll(" ", "") === domain;
    });
    if (isSpelled && !noName.test(words)) return words.replace(/\.$/, "");
  }
  return null;
}
