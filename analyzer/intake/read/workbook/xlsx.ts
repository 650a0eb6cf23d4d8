import { ReadFailure } from "../failure.ts";
import type { Findings, FoundPart } from "../findings.ts";
import { addGrid } from "../grid.ts";
import { builtInFormat, numberFormat, type NumberFormat } from "./number-format.ts";
import type { Pace } from "../pace.ts";
import { noteHiddenRows, placeOfSheet, type SheetTitle } from "./sheet-place.ts";
import { SheetReader, type Workbook } from "./xlsx-sheet.ts";
import { attributeOf, readXml, XmlReader } from "./xml.ts";
import type { Zip } from "./zip.ts";

interface SheetEntry extends SheetTitle {
  readonly relationId: string;
}

/** Reads every sheet of a workbook of Excel 2007 or later. */
export async function readXlsx(
  zip: Zip,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<void> {
  const { sheets, usesDates1904 } = await readSheetList(zip);
  const paths = await readRelations(zip);
  const workbook: Workbook = {
    usesDates1904,
    formats: await readFormats(zip),
    sharedStrings: await readSharedStrings(zip, pace.part(0, 0.2)),
  };
  const worksheets = sheets.filter(({ relationId }) => paths.has(relationId));
  for (const [index, sheet] of worksheets.entries()) {
    const path = paths.get(sheet.relationId)!;
    const share = 0.8 / worksheets.length;
    const sheetPace = pace.part(0.2 + share * index, 0.2 + share * (index + 1));
    const sheetPlace = placeOfSheet(findings, place, sheet);
    await addSheet(
      zip,
      path,
      new SheetReader(workbook, findings.budget),
      findings,
      sheetPlace,
      sheetPace,
    );
  }
}

async function addSheet(
  zip: Zip,
  path: string,
  reader: SheetReader,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<void> {
  const xml = new XmlReader(reader.handlers);
  for await (const piece of zip.text(path)) {
    xml.write(piece);
    if (pace.isDue) await pace.breathe(reader.share);
  }
  const { rows, merges, cellsWithoutValue, hiddenRowCount } = reader.end();
  addGrid(findings, place, rows, merges);
  noteHiddenRows(findings, place, hiddenRowCount);
  if (cellsWithoutValue.length > 0) {
    const count = cellsWithoutValue.length;
    const cells = count === 1 ? "One cell holds a formula" : `${count} cells hold formulas`;
    findings.addProblem(
      "formula-without-value",
      place.part,
      `${cells} without a stored result (${cellsWithoutValue.slice(0, 3).join(", ")}${count > 3 ? " …" : ""}). ` +
        "Open the workbook in a spreadsheet program, save it and add it again.",
    );
  }
}

async function readSheetList(zip: Zip): Promise<{ sheets: SheetEntry[]; usesDates1904: boolean }> {
  const sheets: SheetEntry[] = [];
  let usesDates1904 = false;
  readXml(await zip.wholeText("xl/workbook.xml"), {
    open: (name, attributes) => {
      if (name === "workbookPr") {
        usesDates1904 = /^(?:1|true)$/.test(attributeOf(attributes, "date1904") ?? "");
      }
      if (name === "sheet") {
        sheets.push({
          name: attributeOf(attributes, "name") ?? `${sheets.length + 1}`,
          isHidden: /hidden/i.test(attributeOf(attributes, "state") ?? ""),
          relationId: attributeOf(attributes, "id") ?? "",
        });
      }
    },
  });
  if (sheets.length === 0) throw new ReadFailure("damaged", "The workbook lists no sheets.");
  return { sheets, usesDates1904 };
}

/** The paths of the worksheets; charts and macros have relations too, and are left out. */
async function readRelations(zip: Zip): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  readXml(await zip.wholeText("xl/_rels/workbook.xml.rels"), {
    open: (name, attributes) => {
      const target = attributeOf(attributes, "Target") ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;
      if (name === "Relationship" && attributeOf(attributes, "Type")?.endsWith("/worksheet")) {
        paths.set(attributeOf(attributes, "Id") ?? "", path);
      }
    },
  });
  return paths;
}

/** One format for each style number that cells use. */
async function readFormats(zip: Zip): Promise<NumberFormat[]> {
  if (!zip.has("xl/styles.xml")) return [];
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isInCellFormats = false;
  readXml(await zip.wholeText("xl/styles.xml"), {
    open: (name, attributes) => {
      if (name === "numFmt") {
        const id = Number(attributeOf(attributes, "numFmtId"));
        own.set(id, numberFormat(attributeOf(attributes, "formatCode") ?? "General"));
      }
      if (name === "cellXfs") isInCellFormats = true;
      if (name === "xf" && isInCellFormats) {
        const id = Number(attributeOf(attributes, "numFmtId") ?? 0);
        const format = own.get(id) ?? builtInFormat(id);
        own.set(id, format);
        formats.push(format);
      }
    },
    close: (name) => {
      if (name === "cellXfs") isInCellFormats = false;
    },
  });
  return formats;
}

async function readSharedStrings(zip: Zip, pace: Pace): Promise<string[]> {
  const strings: string[] = [];
  if (!zip.has("xl/sharedStrings.xml")) return strings;
  let text = "";
  let isText = false;
  let isPhonetic = false;
  let total = 0;
  const xml = new XmlReader({
    open: (name, attributes) => {
      if (name === "si") text = "";
      if (name === "t") isText = true;
      if (name === "rPh") isPhonetic = true;
      if (name === "sst") total = Number(attributeOf(attributes, "uniqueCount") ?? 0);
    },
    text: (piece) => {
      if (isText && !isPhonetic) text += piece;
    },
    close: (name) => {
      if (name === "si") strings.push(text);
      if (name === "t") isText = false;
      if (name === "rPh") isPhonetic = false;
    },
  });
  for await (const piece of zip.text("xl/sharedStrings.xml")) {
    xml.write(piece);
    if (pace.isDue) await pace.breathe(total > 0 ? strings.length / total : 0);
  }
  return strings;
}
