import type { ScanOrigin } from "../../source.ts";

export interface OcrWord {
  readonly text: string;
  /** From 0 to 100, as the engine says. */
  readonly confidence: number;
  /** In pixels of the picture, once it is turned upright. */
  readonly box: ScanOrigin["box"];
}

/** Recognizes the words of a picture: PNG, JPEG, WebP, BMP or PNM. */
export interface OcrEngine {
  read(picture: Uint8Array): readonly OcrWord[];
  close(): void;
}
