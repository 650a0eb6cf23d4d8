/** The page, with a question asked on it. */
export function questionAddress(question: string): `/product/copilot?${string}` {
  return `/product/copilot?${new URLSearchParams({ q: question })}`;
}
