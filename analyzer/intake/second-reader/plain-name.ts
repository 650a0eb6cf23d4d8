/** Letters and digits alone, so that "AB-12 / x" is "ab12x". */
export function plainName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
