/** Of a text, as 52 bits in letters and digits: what is only compared need not be kept in words. */
export function checksum(text: string): string {
  let [high, low] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code ^ (high >>> 15), 0x85ebca6b);
  }
  return ((high >>> 12) * 2 ** 32 + (low >>> 0)).toString(36);
}
