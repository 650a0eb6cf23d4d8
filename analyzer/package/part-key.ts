import type { QuoteLine } from "../intake/quote-line.ts";

/** What tells parts apart: the part number, or the description where there is none, without regard to case or spaces. */
export function partKey(line: Pick<QuoteLine, "part" | "description">): string {
  return keyOfName(line.part?.value ?? line.description?.value ?? "");
}

/** What tells suppliers apart, in the same way. */
export function supplierKey(line: Pick<QuoteLine, "supplier">): string {
  return keyOfName(line.supplier.value);
}

/** A name of a part, a supplier or a country without regard to case or spaces. */
export function keyOfName(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
