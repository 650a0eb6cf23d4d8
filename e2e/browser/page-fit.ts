/** Whether a page fits its window: each runs inside it, whole, and answers with what is wrong. */

/** Words that lie outside of a box which hides what does not fit. */
export function clippedTexts(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const node = words.currentNode;
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest("svg, [aria-hidden=true], noscript, script")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(box);
      // For screen readers only, at this width.
      if (clipPath !== "none") break;
      const edge = box.getBoundingClientRect();
      // On a screen a piece that is laid out when it comes near cuts what stands out at its sides, but for rows of a table.
      const isPiece =
        box.classList.contains("laid-out-piece") &&
        display !== "table-row" &&
        matchMedia("screen").matches;
      const isCut =
        (/hidden|clip/.test(overflowY) && (bottom > edge.bottom + 4 || top < edge.top - 4)) ||
        ((isPiece || /hidden|clip/.test(overflowX)) &&
          (right > edge.right + 4 || left < edge.left - 4));
      if (isCut) found.push(`“${node.nodeValue.trim()}” in ${box.outerHTML.slice(0, 120)}`);
      // What is scrolled out of a box is not cut by those around it.
      if (/auto|scroll/.test(overflowX)) {
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (/auto|scroll/.test(overflowY)) {
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
    }
  }
  return found;
}

/** Paragraphs whose lines are longer than a reader follows, as characters a line. */
export function longLines(mostCharacters: number): string[] {
  return [...document.querySelectorAll<HTMLElement>("p, li, dd")].flatMap((block) => {
    const text = block.innerText.trim();
    if (!block.checkVisibility() || text.length < 2 * mostCharacters) return [];
    if (block.querySelector("p, li, dd, ul, table")) return [];
    const range = document.createRange();
    range.selectNodeContents(block);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
    const average = text.length / Math.max(1, lines.size);
    return average > mostCharacters
      ? [`${Math.round(average)} characters: ${text.slice(0, 60)}`]
      : [];
  });
}

/** Sets the page as it is before our fonts come, each text in the next face of its list; gives the way back. */
export function setInFallbackFonts(): () => void {
  const root = document.documentElement;
  const names = ["--font-sans", "--font-mono"];
  for (const name of names) {
    const [ours, ...others] = getComputedStyle(root).getPropertyValue(name).split(",");
    if (!ours || others.length === 0) throw new Error(`${name} is no list of fonts`);
    root.style.setProperty(name, others.join());
  }
  return () => names.forEach((name) => root.style.removeProperty(name));
}

/** WCAG 1.4.12: more space between lines, words and letters, by the visitor's own sheet; gives the way back. */
export function spaceOut(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => void document.adoptedStyleSheets.splice(-1);
}

/** By how much the page is wider than its window. Not against `innerWidth`: a phone widens that to what overflows. */
export function pixelsTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px`] : [];
}

/** The header's controls that the window cuts. */
export function barTooWide(): string[] {
  const { clientWidth } = document.documentElement;
  return [...document.querySelectorAll("[data-masthead] :is(a, button)")]
    .filter((control) => control.checkVisibility())
    .filter((control) => control.getBoundingClientRect().right > clientWidth)
    .map((control) => control.outerHTML.slice(0, 120));
}

/** The height that a slow walk through the page finds, where it is another one than expected. */
export async function otherHeight(known: { expected: number; share: number }): Promise<string[]> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  scrollTo({ top: 0, behavior: "instant" });
  const { scrollHeight } = document.documentElement;
  const isOther = Math.abs(scrollHeight / known.expected - 1) > known.share;
  return isOther ? [`${known.expected} px, then ${scrollHeight} px`] : [];
}

/** The page's height, where it is more than this. */
export function tooHigh(mostPixels: number): string[] {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > mostPixels ? [`${scrollHeight} px`] : [];
}

/** Tables of which only the names can be read without scrolling sideways, or not a column that is named here. */
export function columnsOutOfReach(named: readonly string[]): string[] {
  const isInWindow = (cell: Element) => {
    const { left, right, width } = cell.getBoundingClientRect();
    return width > 1 && left >= -1 && right <= innerWidth + 1;
  };
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
  for (const fold of folds) fold.open = true;
  const tables = [...document.querySelectorAll<HTMLTableElement>("main table")];
  const read = tables.flatMap((table) => {
    const row = [...table.querySelectorAll<HTMLTableRowElement>("tbody tr")].find(
      ({ cells }) => cells.length > 1 && [...cells].every(({ colSpan }) => colSpan === 1),
    );
    if (!row?.checkVisibility()) return [];
    const heads = [...table.querySelectorAll("thead th")].map((head) => head.textContent.trim());
    const cells = [...row.cells];
    return [{ table, heads: heads.filter((_, at) => cells[at] && isInWindow(cells[at])), cells }];
  });
  const lost = read
    .filter(({ cells }) => {
      // What is folded into another cell on a phone is not shown at all, and nothing to scroll to.
      const shown = cells.filter((cell) => cell.checkVisibility());
      return shown.length > 1 && shown.filter(isInWindow).length < 2;
    })
    .map(({ table }) => `names only: ${table.outerHTML.slice(0, 120)}`);
  const kept = read.flatMap(({ heads }) => heads);
  for (const fold of folds) fold.open = false;
  return [
    ...lost,
    ...named
      .filter((name) => !kept.some((head) => head.startsWith(name)))
      .map((name) => `out of reach: ${name}`),
  ];
}

/** Tables with a caption that are wider than what holds them; or that there is none where there must be. */
export function columnsBeyond(mustHaveOne: boolean): string[] {
  const areas = [...document.querySelectorAll("figure div:has(> table)")];
  if (mustHaveOne && areas.length === 0) return ["no table"];
  return areas.flatMap((area) =>
    area.scrollWidth > area.clientWidth ? [area.outerHTML.slice(0, 120)] : [],
  );
}

/** The head of a page that takes more than half of the first screen. */
export function headTooHigh(): string[] {
  scrollTo({ top: 0, behavior: "instant" });
  const head = document.querySelector("main header");
  const bottom = head?.getBoundingClientRect().bottom ?? Infinity;
  return bottom < innerHeight / 2 ? [] : [`${bottom} px of ${innerHeight}`];
}

/** What a visitor who has not scrolled does not see whole, or of the lead fewer pixels than asked. */
export function missingAboveTheFold({
  lead,
  leastPx,
}: {
  lead: string;
  leastPx: number;
}): string[] {
  scrollTo({ top: 0, behavior: "instant" });
  const main = document.querySelector("main");
  const button = [...(main?.querySelectorAll("a") ?? [])].find(
    ({ textContent }) => textContent.trim() === "Book a Demo",
  );
  const isBelow = (element: Element | null | undefined) =>
    !element?.checkVisibility() || element.getBoundingClientRect().bottom > innerHeight;
  const top = document.querySelector(lead)?.getBoundingClientRect().top ?? innerHeight;
  return [
    ...(isBelow(button) ? ["the button"] : []),
    ...(isBelow(document.querySelector("h1")) ? ["the heading"] : []),
    ...(innerHeight - top < leastPx ? [`${lead}: ${Math.round(innerHeight - top)} px of it`] : []),
  ];
}
