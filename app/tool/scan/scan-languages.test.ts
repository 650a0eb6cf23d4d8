import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { fileSizeText } from "#app/format/file-size.ts";

import { scanFileBytes } from "./scan-languages.ts";

const bytesOf = (specifier: string) => readFileSync(new URL(import.meta.resolve(specifier)));

test("the size that a visitor is told before the fetch is that of the files", () => {
  const language = (name: string) =>
    bytesOf(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`).length;
  const engine = gzipSync(bytesOf("tesseract.js-core/tesseract-core-simd-lstm.wasm"), { level: 9 });
  expect(Object.values(scanFileBytes).map(fileSizeText)).toEqual(
    [engine.length, language("eng"), language("deu")].map(fileSizeText),
  );
});
