import type { Correction, Recognition } from "#analyzer/intake/recognition.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import { limitToScan } from "#analyzer/intake/scan-confidence.ts";
import type { FileReading } from "#analyzer/intake/source.ts";

/** One file as the tool reads it, with what the visitor said so far. */
export function recognizeFile(
  reading: FileReading,
  corrections: readonly Correction[] = [],
): Recognition {
  return limitToScan(recognize([reading], corrections), [reading], corrections);
}
