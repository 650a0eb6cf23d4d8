/** Parts of a note: each stays on one line, and none begins or ends with a separator of its own. */
export function unbrokenParts(...parts: string[]): string {
  return parts.map((part) => part.replaceAll(" ", "\u00a0")).join("; ");
}
