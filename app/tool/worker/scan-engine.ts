import type { OcrEngine } from "#analyzer/intake/read/scan/ocr.ts";
import { grayPicture } from "#analyzer/intake/read/scan/gray-picture.ts";
import { openTesseract, type TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";

import { pixelsOf } from "./picture-pixels.ts";

/** One engine, opened by the first picture and kept until it is asked for with other languages. */
export function scanEngines() {
  let last: { key: string; engine: Promise<OcrEngine> } | null = null;

  const engineFor = (files: TesseractFiles): Promise<OcrEngine> => {
    const key = Object.keys(files.languages).sort().join("+");
    if (last?.key !== key) {
      void last?.engine.then((engine) => engine.close());
      last = { key, engine: openTesseract(files) };
    }
    return last.engine;
  };

  return (files: TesseractFiles): OcrEngine => ({
    async read(picture, onProgress) {
      const engine = await engineFor(files);
      const gray = isGray(picture) ? picture : grayPicture(await pixelsOf(picture));
      return engine.read(gray, onProgress);
    },
    close: () => {},
  });
}

/** A picture that a PDF held comes as PGM already. */
function isGray(picture: Uint8Array): boolean {
  return picture[0] === 0x50 && picture[1] === 0x35;
}
