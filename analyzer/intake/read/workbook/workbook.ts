import { ReadFailure } from "../failure.ts";
import type { Findings, FoundPart } from "../findings.ts";
import { unpackFirst } from "../format.ts";
import type { Pace } from "../pace.ts";
import { Zip } from "./zip.ts";
import type { FileKind } from "../../source.ts";

/** Reads what is packed as a workbook, and says what else a packed file is. */
export async function readWorkbook(
  bytes: Uint8Array,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<FileKind> {
  const zip = new Zip(bytes, findings.budget);
  if (zip.has("xl/workbook.xml")) {
    const { readXlsx } = await import("./xlsx.ts");
    await readXlsx(zip, findings, place, pace);
    return "xlsx";
  }
  if (zip.has("content.xml") && zip.has("mimetype")) {
    const type = (await zip.wholeText("mimetype")).trim();
    if (type.startsWith("application/vnd.oasis.opendocument.text")) {
      const { readOdt } = await import("../letter/odt.ts");
      await readOdt(zip, findings, place);
      return "odt";
    }
    const { readOds } = await import("./ods.ts");
    await readOds(zip, findings, place, pace);
    return "ods";
  }
  if (zip.has("xl/workbook.bin")) {
    const { readXls } = await import("./xls.ts");
    await readXls(bytes, findings, place);
    return "xls";
  }
  if (zip.has("word/document.xml")) {
    const { readDocx } = await import("../letter/docx.ts");
    await readDocx(zip, findings, place);
    return "docx";
  }
  throw otherPackage(zip);
}

function otherPackage(zip: Zip): ReadFailure {
  if (zip.names.some((name) => name.startsWith("Index/") && name.endsWith(".iwa"))) {
    return new ReadFailure(
      "unknown-format",
      "This is a document of Apple Numbers or Pages. Export it as Excel or PDF and add that.",
    );
  }
  return new ReadFailure("unknown-format", unpackFirst);
}
