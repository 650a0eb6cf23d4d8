/** Questions that are asked inside a page: each runs there, whole, and answers with what is wrong. */

/** WCAG 2.2, 2.5.8: too small, and closer than 24 px to the next one. */
export function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, summary, select, input, textarea"),
  ].filter((target) => {
    const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isShown && target.getBoundingClientRect().width > 1;
  });
  const boxOf = (target: HTMLElement) => {
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : null;
    const own = target.getBoundingClientRect();
    const named = label?.getBoundingClientRect();
    return named && named.width * named.height > own.width * own.height ? named : own;
  };
  const isInSentence = (target: HTMLElement) =>
    getComputedStyle(target).display === "inline" &&
    (target.parentElement?.textContent.trim().length ?? 0) > target.textContent.trim().length;
  const boxed = targets.map((target) => ({ target, box: boxOf(target) }));
  return boxed.flatMap(({ target, box }) => {
    if ((box.width >= 24 && box.height >= 24) || isInSentence(target)) return [];
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const crowded = boxed.some(({ target: neighbor, box: other }) => {
      if (neighbor.contains(target) || target.contains(neighbor)) return false;
      const dx = Math.max(other.left - center.x, 0, center.x - other.right);
      const dy = Math.max(other.top - center.y, 0, center.y - other.bottom);
      return Math.hypot(dx, dy) < 12;
    });
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
    return crowded ? [`${size} ${target.outerHTML.slice(0, 120)}`] : [];
  });
}

/** WCAG 2.4.7 and 2.4.11: by keyboard, every stop is marked and its middle is not under the bar or the widget. */
export function hiddenFocus(): string[] {
  const stops = document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, select, input, textarea, [tabindex='0']",
  );
  return [...stops].flatMap((stop) => {
    if (!stop.checkVisibility({ visibilityProperty: true }) || stop.closest("[inert]")) return [];
    // A mark in a drawing has no outline: it changes its ink.
    const inks = () =>
      [stop, ...stop.querySelectorAll("*")]
        .map((part) => {
          const { fill, stroke, strokeWidth } = getComputedStyle(part);
          return [fill, stroke, strokeWidth].join();
        })
        .join();
    const isDrawn = Boolean(stop.closest("svg"));
    const before = isDrawn ? inks() : "";
    stop.focus();
    if (document.activeElement !== stop) return [];
    const shown = stop instanceof HTMLInputElement && stop.labels?.[0] ? stop.labels[0] : stop;
    const box = shown.getBoundingClientRect();
    const name = stop.outerHTML.slice(0, 120);
    const hasChangedInk = isDrawn && inks() !== before;
    const isOutlined = [
      stop,
      ...(stop instanceof HTMLInputElement ? (stop.labels ?? []) : []),
    ].some((node) =>
      [node, ...node.querySelectorAll("*")].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      }),
    );
    const x = Math.min(Math.max(box.x + Math.min(box.width, innerWidth) / 2, 1), innerWidth - 2);
    const top = Math.max(box.top, 0);
    const y = top + (Math.min(box.bottom, innerHeight) - top) / 2;
    const above = document.elementFromPoint(x, y);
    const cover = above?.closest("header, .sales, .toasts");
    const isCovered = cover && !cover.contains(stop);
    return [
      ...(isOutlined || hasChangedInk ? [] : [`not marked: ${name}`]),
      ...(isCovered ? [`covered: ${name}`] : []),
    ];
  });
}

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

/** Controls that cannot be told from the ground, or whose state cannot be seen, when the visitor sets the colors. */
export function lostInForcedColors(): string[] {
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const controls = [
    ...document.querySelectorAll("a[href], button, summary, select, input, textarea"),
  ].filter(isSeen);
  const unseen = controls.filter((control) => {
    const { color, backgroundColor, borderTopWidth, borderBottomWidth, appearance } =
      getComputedStyle(control);
    const hasEdge = parseFloat(borderTopWidth) > 0 || parseFloat(borderBottomWidth) > 0;
    const isField = control.matches("input, select, textarea");
    if (isField) return !hasEdge && appearance === "none";
    return (
      color === backgroundColor || !(control.textContent.trim() || control.querySelector("svg"))
    );
  });

  const properties =
    "border-top-width border-bottom-width border-left-width border-top-color outline-style outline-width color background-color font-weight fill stroke text-decoration-line display visibility translate scale content".split(
      " ",
    );
  /** Backgrounds of drawn marks count only where the visitor's colors let them stand out. */
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((part) => [null, "::before", "::after"].map((at) => getComputedStyle(part, at)))
      .map((style) => {
        const isInvisible =
          style.maskImage !== "none" &&
          style.backgroundColor === getComputedStyle(document.body).backgroundColor;
        return isInvisible ? "" : properties.map((name) => style.getPropertyValue(name)).join();
      })
      .join("|");
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"),
  ];
  const alike = boxes.filter((box) => {
    const group = box.closest("fieldset, [role=radiogroup], [role=group]") ?? box.labels?.[0];
    if (!group || !isSeen(group)) return false;
    const chosen = boxes.filter(({ checked }) => checked);
    const looks = [true, false].map((checked) => {
      box.checked = checked;
      return lookOf(group);
    });
    for (const other of boxes) other.checked = chosen.includes(other);
    return looks[0] === looks[1] && getComputedStyle(box).appearance === "none";
  });
  const states = ["aria-pressed", "aria-selected", "aria-current"];
  const unmarked = controls.filter((control) =>
    states.some((state) => {
      const value = control.getAttribute(state);
      if (value === null || value === "false") return false;
      const on = lookOf(control);
      control.setAttribute(state, "false");
      if (state === "aria-current") control.removeAttribute(state);
      const isAlike = lookOf(control) === on;
      control.setAttribute(state, value);
      return isAlike;
    }),
  );
  return [
    ...unseen.map((control) => `cannot be seen: ${nameOf(control)}`),
    ...alike.map((box) => `looks the same when chosen: ${nameOf(box.labels?.[0] ?? box)}`),
    ...unmarked.map((control) => `its state is not shown: ${nameOf(control)}`),
  ];
}

/** What paper would hide: behind a bar, in a box that is closed or scrolls; and what does nothing there. */
export function lostOnPaper(): string[] {
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const closed = [...document.querySelectorAll("details:not([open])")].filter(
    (details) =>
      details.checkVisibility() &&
      [...details.children].some((part) => part.tagName !== "SUMMARY" && !part.checkVisibility()),
  );
  // A term with a note is a button too, and a word of the text.
  const idle = [...document.querySelectorAll("button:not(.tip-term), form[data-netlify]")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => `does nothing on paper: ${nameOf(control)}`);
  const unsaid = [...document.querySelectorAll("svg.drawing .drawing-notes")]
    .filter((notes) => getComputedStyle(notes).visibility === "hidden")
    .map((notes) => `its notes are hidden: ${nameOf(notes.closest("svg") ?? notes)}`);
  const lost = [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isText = element.textContent.trim() !== "" && box.width > 1 && !element.closest("svg");
    const scrolls =
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
    return [
      ...(position === "fixed" && box.width > 1
        ? [`stands on every sheet: ${nameOf(element)}`]
        : []),
      ...(isText && scrolls ? [`scrolls: ${nameOf(element)}`] : []),
    ];
  });
  return [...closed.map((details) => `closed: ${nameOf(details)}`), ...idle, ...unsaid, ...lost];
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

/** Boxes that the keyboard stops at although they do not scroll, and are no control either. */
export function idleStops(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[tabindex='0']")]
    .filter(
      (stop) =>
        stop.checkVisibility({ visibilityProperty: true }) &&
        !stop.matches("a, button, input, select, textarea, summary") &&
        [null, "region", "group", "list", "table"].includes(stop.role) &&
        stop.scrollWidth <= stop.clientWidth &&
        stop.scrollHeight <= stop.clientHeight,
    )
    .map((stop) => stop.outerHTML.slice(0, 120));
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

export function runningAnimations(): string[] {
  return document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target?.outerHTML.slice(0, 120) ?? "an animation of no element";
  });
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
