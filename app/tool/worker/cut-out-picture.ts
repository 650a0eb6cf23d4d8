/** A place on a scan, in shades of gray by the row. */
export interface CutOut {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}
