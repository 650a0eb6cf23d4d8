const BAR_WIDTH = 30;

/** One line that overwrites itself: `[███░░░]  50 %  500 of 1,000`. */
export function renderProgress(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `\r[${bar}] ${percent} %  ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;
}
