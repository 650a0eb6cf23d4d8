export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers; the bound is for those who invent new ones. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The best of our encodings that the client accepts; what cannot be read is taken as not accepted. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  const header = String(acceptEncoding);
  let encoding = remembered.get(header);
  if (encoding === undefined) {
    encoding = readHeader(header);
    if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding);
  }
  return encoding;
}

function readHeader(header: string): Encoding {
  const accepts = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", weight = ""] = part.split(";");
    accepts.set(coding.trim(), !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(weight));
  }
  const rest = accepts.get("*") ?? false;
  if (accepts.get("br") ?? rest) return "br";
  if (accepts.get("gzip") ?? rest) return "gzip";
  return "identity";
}

type ByteRange = { start: number; end: number };

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
