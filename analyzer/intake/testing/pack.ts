import { deflateRawSync } from "node:zlib";

/** Packs texts as a ZIP file, to make workbooks that no program would write. */
export function pack(entries: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(content), 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

interface WorkbookParts {
  readonly sheetData: string;
  readonly styles?: string;
  readonly sharedStrings?: string;
  readonly afterData?: string;
}

/** The least that makes a workbook of one sheet, "Offer". */
export function packWorkbook({ sheetData, styles, sharedStrings, afterData }: WorkbookParts) {
  const worksheet = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";
  return pack({
    "xl/workbook.xml": `<workbook><sheets><sheet name="Offer" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${worksheet}" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheetData}</sheetData>${afterData ?? ""}</worksheet>`,
    ...(styles === undefined ? {} : { "xl/styles.xml": styles }),
    ...(sharedStrings === undefined ? {} : { "xl/sharedStrings.xml": sharedStrings }),
  });
}
