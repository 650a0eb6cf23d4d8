/** Rows of buttons that wrap, and whose lines do not end at the same edge. Runs in the page. */
export function raggedButtons(): string[] {
  const buttons = [...document.querySelectorAll("[class^='group/button']")];
  const rows = new Set(buttons.map(({ parentElement }) => parentElement!));
  return [...rows].flatMap((row) => {
    const boxes = buttons
      .filter((button) => button.parentElement === row && button.checkVisibility())
      .map((button) => button.getBoundingClientRect());
    const lines = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    const ends = lines.map((line) => Math.max(...line.map(({ right }) => Math.round(right))));
    return new Set(ends).size > 1 ? [row.outerHTML.slice(0, 120)] : [];
  });
}
