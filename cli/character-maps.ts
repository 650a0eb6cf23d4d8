import { readFile } from "node:fs/promises";

/** Maps of characters for fonts that PDFs name and do not hold, from PDF.js' package. */
export async function readCharacterMap(fileName: string): Promise<Uint8Array> {
  const address = import.meta.resolve(`pdfjs-dist/cmaps/${fileName}`);
  return new Uint8Array(await readFile(new URL(address)));
}
