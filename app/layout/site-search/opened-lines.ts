import type { Line } from "./search-line.tsx";

const mostKept = 4;

/** What was opened from the search, newest first. In memory only: the site keeps nothing of what visitors look for. */
let opened: Line[] = [];

export function openedLines(): Line[] {
  return opened;
}

export function keepOpenedLine({ path, sheet, name, description }: Line) {
  const others = opened.filter((line) => line.path !== path);
  opened = [{ path, sheet, name, description }, ...others].slice(0, mostKept);
}
