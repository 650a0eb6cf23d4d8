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
