import { incoterms } from "../../../quote/incoterm.ts";
import { remembered } from "./remembered.ts";

const anyCode = new RegExp(`(?<![\\p{L}\\p{N}])(${incoterms.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** What people write instead; the second group says the same with little doubt, DAT was renamed in 2020. */
const spokenTerms: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(ex[\s-]?works|ab\s+werk|départ\s+usine|depart\s+usine|en\s+f[áa]brica|franco fabbrica|posto fábrica|af fabriek|fritt fabrik|ab fabrik|ze závodu|z zakładu|gyári átvétel|fabr[iİ]ka tesl[iİ]m|工厂交货|工場渡)/iu,
    "EXW",
  ],
  [/\b(frei\s+haus|franco\s+domicile|delivered\s+at\s+place)/i, "DAP"],
  [/\b(delivered\s+duty\s+paid)/i, "DDP"],
  [/\b(free\s+carrier|frei\s+frachtführer)/i, "FCA"],
  [/\b(free\s+on\s+board)/i, "FOB"],
  [/(?<!\p{L})DAT(?!\p{L})/u, "DPU"],
];

/** "F.O.B. Salisbury". */
const dotted = /(?<![\p{L}.])([A-Z])\.\s?([A-Z])\.\s?([A-Z])\.(?!\p{L}\.)/gu;

/** "CIF B12345678": what a number follows is the name of that number, and no place of delivery. */
const identifier =
  /(?<![\p{L}\p{N}])[A-Z]{3}[\s:.#º°-]*(?:[A-Z][\s-]?)?\d{5,}(?![\p{L}\d]*\s?\p{L}{3})/gu;

export interface FoundIncoterm {
  readonly code: string;
  /** The letters themselves stand there, not a phrase for them. */
  readonly isCode: boolean;
}

/** The Incoterm of a text such as "FCA Hamburg (Incoterms 2020)"; `null` where there are two. */
export function findIncoterm(text: string, isCell: boolean): FoundIncoterm | null {
  return isCell ? inCell(text) : inSentence(text);
}

const inCell = remembered((text) => find(text, true));
const inSentence = remembered((text) => find(text, false));

function find(text: string, isCell: boolean): FoundIncoterm | null {
  if (text.length > 400) return null;
  // "FOB destination" is an American term of its own; "FOB origin" is FOB at the seller's, and is asked about.
  const spoken = text
    .replace(/\bF\.?O\.?B\.?,?\s+destination\b/gi, " ")
    .replace(
      /\bF\.?O\.?B\.?,?\s+(?:our\s)?(?:origin|mill|shipping point|factory|dock|plant|warehouse)\b/gi,
      "free on board",
    );
  const joined = spoken.replace(dotted, "$1$2$3").replace(identifier, " ");
  const found = new Set(
    Array.from((isCell ? joined.toUpperCase() : joined).matchAll(anyCode), ([code]) => code),
  );
  if (found.size > 1) return null;
  const [code] = found;
  if (code !== undefined) return { code, isCode: isCell || spoken.includes(code) };
  const term = spokenTerms.find(([pattern]) => pattern.test(spoken));
  return term === undefined ? null : { code: term[1], isCode: false };
}
