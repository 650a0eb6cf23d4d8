export type Encoding = "br" | "gzip" | "identity";

/** The best of our encodings that the client accepts; what cannot be read is taken as not accepted. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  const accepts = new Map<string, boolean>();
  for (const part of String(acceptEncoding).toLowerCase().split(",")) {
    const [coding = "", weight = ""] = part.split(";");
    accepts.set(coding.trim(), !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(weight));
  }
  const rest = accepts.get("*") ?? false;
  if (accepts.get("br") ?? rest) return "br";
  if (accepts.get("gzip") ?? rest) return "gzip";
  return "identity";
}
