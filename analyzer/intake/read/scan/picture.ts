import { ReadFailure } from "../failure.ts";
import type { Findings, FoundPart } from "../findings.ts";
import type { Pace } from "../pace.ts";
import { PageFindings } from "../pdf/page-findings.ts";

/** Reads a photograph or a scan that is a file of its own. */
export async function readPicture(
  bytes: Uint8Array,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<void> {
  const { ocr } = pace;
  if (!ocr) {
    throw new ReadFailure(
      "scan",
      "This is a picture. Ask the supplier for the quote as .xlsx, .csv or PDF with text, or type its lines in.",
    );
  }
  const page = new PageFindings(findings, place);
  page.addScan(await ocr.read(bytes, (share) => pace.report(share)), 1);
  page.end();
}
