/** Name and value of each pair in order, or undefined when the body is not well-formed URL-encoded UTF-8. */
export function parseUrlencoded(body: Buffer): [name: string, value: string][] | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    return text
      .split("&")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const equals = pair.indexOf("=");
        return equals === -1
          ? [decode(pair), ""]
          : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
      });
  } catch {
    return undefined;
  }
}

/** Throws on a stray percent sign and on bytes that are not UTF-8. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
