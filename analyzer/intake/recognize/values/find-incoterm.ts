import { incoterms } from "../../../incoterm.ts";

const anyCode = new RegExp(`(?<![\\p{L}\\p{N}])(${incoterms.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** What people write instead; the second group says the same with little doubt, DAT was renamed in 2020. */
const spokenTerms: readonly (readonly [RegExp, string])[] = [
  [/\b(ex[\s-]?works|ab\s+werk|départ\s+usine|depart\s+usine|en\s+f[áa]brica)/i, "EXW"],
  [/\b(frei\s+haus|franco\s+domicile|delivered\s+at\s+place)/i, "DAP"],
  [/\b(delivered\s+duty\s+paid)/i, "DDP"],
  [/\b(free\s+carrier|frei\s+frachtführer)/i, "FCA"],
  [/\b(free\s+on\s+board)/i, "FOB"],
  [/(?<!\p{L})DAT(?!\p{L})/u, "DPU"],
];

export interface FoundIncoterm {
  readonly code: string;
  /** The letters themselves stand there, not a phrase for them. */
  readonly isCode: boolean;
}

/** The Incoterm of a text such as "FCA Hamburg (Incoterms 2020)"; `null` where there are two. */
export function findIncoterm(text: string, isCell: boolean): FoundIncoterm | null {
  if (text.length > 400) return null;
  const found = new Set(
    Array.from((isCell ? text.toUpperCase() : text).matchAll(anyCode), ([code]) => code),
  );
  if (found.size > 1) return null;
  const [code] = found;
  if (code !== undefined) return { code, isCode: true };
  const spoken = spokenTerms.find(([pattern]) => pattern.test(text));
  return spoken === undefined ? null : { code: spoken[1], isCode: false };
}
