/** A job title inside a sentence: "plant manager", but "VP operations". */
export function titleInSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
