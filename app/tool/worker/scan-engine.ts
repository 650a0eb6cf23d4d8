import { ReadFailure } from "#analyzer/intake/read/failure.ts";
import { grayPicture, type OcrEngine, type Pixels } from "#analyzer/intake/read/scan/ocr.ts";
import { openTesseract, type TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";

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

/** A page of paper at 300 dots an inch; a photograph has more, which costs time and reads no better. */
const longestSidePx = 3508;

/** The pixels of a picture, upright as its camera said, on white. */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new ReadFailure(
      "damaged",
      "This browser cannot open the picture. Save it as PNG or JPEG and add it again.",
    );
  });
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false });
  if (!context) throw new Error("There is no canvas.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 };
}
