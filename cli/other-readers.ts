import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

import type { OcrEngine } from "#analyzer/intake/read/scan/ocr.ts";
import { openTesseract } from "#analyzer/intake/read/scan/tesseract.ts";
import {
  openSecondReader,
  type SecondReader,
} from "#analyzer/intake/second-reader/second-reader.ts";

/** Tesseract with the languages that are installed as packages. */
export async function openScanReader(): Promise<OcrEngine> {
  const bytesOf = async (specifier: string) =>
    new Uint8Array(await readFile(new URL(import.meta.resolve(specifier))));
  const language = async (name: string) =>
    new Uint8Array(
      gunzipSync(await bytesOf(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`)),
    );
  return openTesseract({
    wasm: await bytesOf("tesseract.js-core/tesseract-core-simd-lstm.wasm"),
    languages: { eng: await language("eng"), deu: await language("deu") },
  });
}

const weights = new URL("../reader/weights/", import.meta.url);

/** Reads each file a second time, however long that takes: the same files give the same answer on every machine. */
export async function secondReader(): Promise<SecondReader> {
  const card = JSON.parse(await readFile(new URL("reader.json", weights), "utf8"));
  return openSecondReader(card, await readFile(new URL("reader.bin", weights)));
}

/** Maps of characters for fonts that PDFs name and do not hold, from PDF.js' package. */
export async function readCharacterMap(fileName: string): Promise<Uint8Array> {
  const address = import.meta.resolve(`pdfjs-dist/cmaps/${fileName}`);
  return new Uint8Array(await readFile(new URL(address)));
}
