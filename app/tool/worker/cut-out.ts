import { formatOf } from "#analyzer/intake/read/format.ts";
import { grayPicture, type Pixels } from "#analyzer/intake/read/scan/ocr.ts";
import type { ScanOrigin } from "#analyzer/intake/source.ts";

import { pixelsOf } from "./scan-engine.ts";
import type { Source } from "./source.ts";

/** In heights of the words: enough to see what they stand beside. */
const margin = { across: 2, down: 0.6 };

/** Cuts places out of scans; the last page is at hand, because the next question is about it too. */
export function openCutter() {
  let last: { key: string; picture: Promise<Pixels | null> } | null = null;

  return async ({ source, scan: { page, box } }: { source: Source; scan: ScanOrigin }) => {
    const key = `${source.id} ${page}`;
    if (last?.key !== key) last = { key, picture: pictureOf(source, page) };
    const picture = await last.picture;
    return picture && cut(picture, box);
  };
}

/** `null` for one within a mail: its page is that of the attachment. */
async function pictureOf(source: Source, page: number): Promise<Pixels | null> {
  if (source.kind !== "file") return null;
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  const format = formatOf(source.name, bytes);
  if (format === "picture") return pixelsOf(bytes);
  if (format !== "pdf") return null;
  const { pictureOfPage } = await import("#analyzer/intake/read/pdf/pdf.ts");
  return pictureOfPage(bytes, page);
}

/** In shades of gray by the row. */
export function cut(picture: Pixels, box: ScanOrigin["box"]) {
  const left = Math.max(0, Math.floor(box.x - margin.across * box.height));
  const top = Math.max(0, Math.floor(box.y - margin.down * box.height));
  const right = Math.min(picture.width, Math.ceil(box.x + box.width + margin.across * box.height));
  const bottom = Math.min(picture.height, Math.ceil(box.y + (1 + margin.down) * box.height));
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return null;
  const { channels } = picture;
  const data = new Uint8Array(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * picture.width + left) * channels;
    for (let at = 0; at < width * channels; at += 1) {
      data[row * width * channels + at] = picture.data[from + at] ?? 255;
    }
  }
  const gray = grayPicture({ data, width, height, channels });
  return { width, height, gray: new Uint8Array(gray.slice(-width * height)) };
}

export type CutOut = NonNullable<ReturnType<typeof cut>>;
