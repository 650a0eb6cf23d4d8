import type { Correction, Recognition } from "../intake/recognition.ts";
import { recognize } from "../intake/recognize.ts";
import { limitToScan } from "../intake/scan-confidence.ts";
import type { FileReading } from "../intake/source.ts";

/** One file as the tool reads it, with what the visitor said so far. */
export function recognizeFile(
  reading: FileReading,
  corrections: readonly Correction[] = [],
): Recognition {
  return limitToScan(recognize([reading], corrections), [reading], corrections);
}
