import { withDelivery } from "./origin/ships-from.ts";
import type { Correction, Recognition } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { limitToScan } from "./scan-confidence.ts";
import type { FileReading } from "./source.ts";

/** What the files say, no surer than their scans, with where each supplier ships from. */
export function understandFiles(
  files: readonly FileReading[],
  corrections: readonly Correction[],
  onRows?: Parameters<typeof recognize>[2],
): Recognition {
  const recognized = recognize(files, corrections, onRows);
  return withDelivery(limitToScan(recognized, files, corrections), files);
}
