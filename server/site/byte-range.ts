export type ByteRange = { start: number; end: number };

/**
 * What a Range header asks of a file: one range with inclusive ends. Several ranges, another unit or a header that
 * cannot be read are answered with the whole file, as RFC 9110 allows.
 */
export function chooseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(" ", "") ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "whole";

  if (match[1] === "") {
    const suffixBytes = Number(match[2]);
    if (suffixBytes === 0 || sizeBytes === 0) return "unsatisfiable";
    return { start: Math.max(0, sizeBytes - suffixBytes), end: sizeBytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === "" ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  if (start >= sizeBytes) return "unsatisfiable";
  return start > end ? "whole" : { start, end };
}
