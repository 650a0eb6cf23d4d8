import { linesAround } from "../text/text-around.ts";
import { plainText } from "../values/plain-words.ts";
import type { TableContext } from "./table-context.ts";
import type { Candidate } from "./text-companies.ts";

const capitalized =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.'’-]*(?: (?:& )?[\p{Lu}\d][\p{L}\p{N}.'’-]*)+/gu;
const address = /(?:@|www\.)([\w-]+)\.[\w.-]*\w/;

/** The name that an address spells: "Anvaya Precision Components" in the mail of suresh@anvayaprecision.example. */
export function nameByAddress({ file, table }: TableContext): Candidate | null {
  const lines = linesAround(file, table);
  const sender = lines.find(({ text, isMailHead }) => isMailHead && /^From:/.test(text));
  // Where nobody sent it, two addresses may be the buyer's and the supplier's.
  const from = sender === undefined ? lines : [sender];
  const domains = new Set(from.flatMap(({ text }) => address.exec(text)?.[1]?.toLowerCase() ?? []));
  const [domain] = domains;
  if (domain === undefined || domains.size > 1) return null;
  for (const { text, fileName, part, line, isMailHead } of lines) {
    const name = isMailHead ? null : spelledName(text, domain.replaceAll("-", ""));
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
    if (isSpelled) return words.replace(/\.$/, "");
  }
  return null;
}
