import { isIncoterm } from "../../../quote/incoterm.ts";
import { textAt } from "../../place-text.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { SecondTerm } from "../../second-reader/second-reading.ts";
import type { FileReading } from "../../source.ts";
import { spansIn, withFigures } from "../text/spans.ts";
import { readLeadTime } from "../values/lead-times.ts";
import type { Agreement } from "./agreement.ts";

const leastShare = 0.9;
/** The visitor is asked. */
const confidence = 60;
const reason = "the second reader has it so";

/** The lines with lead times and Incoterms that only the second reader found. */
export function withSecondTerms(
  file: FileReading,
  lines: readonly QuoteLine[],
  { pairs }: Agreement,
): readonly QuoteLine[] {
  const offerOf = new Map(pairs.map(({ line, offer }) => [line.id, offer]));
  return lines.map((line) => {
    const offer = offerOf.get(line.id);
    if (offer === undefined) return line;
    const { lead, inco } = offer.further;
    const leadTimeDays = line.leadTimeDays === null && isSure(lead) ? leadTimeAt(file, lead) : null;
    const isOpen = line.incoterm === null && line.freightTerm === undefined;
    const incoterm = isOpen && isSure(inco) ? incotermOf(inco) : null;
    return leadTimeDays === null && incoterm === null
      ? line
      : {
          ...line,
          leadTimeDays: leadTimeDays ?? line.leadTimeDays,
          incoterm: incoterm ?? line.incoterm,
        };
  });
}

function isSure({ place, share }: SecondTerm): boolean {
  return place !== null && share >= leastShare;
}

/** It points to a figure; what that counts stands behind it. */
function leadTimeAt(file: FileReading, { place, text }: SecondTerm): Reading<number> | null {
  if (place === null) return null;
  const span = spansIn(withFigures(textAt(file, place) ?? "")).find((each) =>
    each.text.match(/\d+/g)?.includes(text),
  );
  if (span === undefined) return null;
  const read = readLeadTime(span.text, null, "days");
  return read.kind === "missing"
    ? null
    : { value: read.value, raw: span.text, place, confidence, reason };
}

function incotermOf({ place, text }: SecondTerm): Reading<string> | null {
  const code = text.toUpperCase();
  return place !== null && isIncoterm(code)
    ? { value: code, raw: text, place, confidence, reason }
    : null;
}
