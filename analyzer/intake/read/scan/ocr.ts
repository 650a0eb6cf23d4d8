import type { ScanOrigin } from "../../source.ts";

export interface OcrWord {
  readonly text: string;
  /** From 0 to 100, as the engine says. */
  readonly confidence: number;
  /** In pixels of the picture, once it is turned upright. */
  readonly box: ScanOrigin["box"];
  /** In pixels of the picture as it was given. */
  readonly onPicture: ScanOrigin["box"];
}

/** Recognizes the words of a picture: PNG, JPEG, WebP, BMP or PNM. */
export interface OcrEngine {
  /** `onProgress` is given a share from 0 to 1. */
  read(
    picture: Uint8Array,
    onProgress?: (share: number) => void,
  ): readonly OcrWord[] | Promise<readonly OcrWord[]>;
  close(): void;
}

/** Pixels in rows from the top, with one to four values each. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** As a picture in shades of gray that any program reads (PGM). */
export function grayPicture({ data, width, height, channels }: Pixels): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const picture = new Uint8Array(head.length + width * height);
  picture.set(head);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const red = data[at] ?? 255;
    picture[head.length + pixel] =
      channels < 3
        ? red
        : 0.299 * red + 0.587 * (data[at + 1] ?? 255) + 0.114 * (data[at + 2] ?? 255);
  }
  return picture;
}
