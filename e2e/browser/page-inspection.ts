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
export function hiddenFocus({ isOnePerKind = false } = {}): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, select, input, textarea, [tabindex='0']",
  );
  const lookOf = (element: Element | null) =>
    `${element?.tagName} ${element?.getAttribute("class")}`;
  const kinds = new Map(
    [...all].map((stop) => [lookOf(stop) + lookOf(stop.parentElement), stop] as const),
  );
  return [...(isOnePerKind ? kinds.values() : all)].flatMap((stop) => {
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
  const groupOf = (box: HTMLInputElement) =>
    box.closest("fieldset, [role=radiogroup], [role=group]") ?? box.labels?.[0];
  // Each look of them in each group, and only where it is ours.
  const drawn = Map.groupBy(
    boxes.filter((box) => getComputedStyle(box).appearance === "none"),
    (box) => [boxes.findIndex((other) => groupOf(other) === groupOf(box)), box.className].join(),
  );
  const alike = [...drawn.values()].flatMap(([box]) => {
    const group = box && groupOf(box);
    if (!box || !group || !isSeen(group)) return [];
    const chosen = boxes.filter(({ checked }) => checked);
    const looks = [true, false].map((checked) => {
      box.checked = checked;
      return lookOf(group);
    });
    for (const other of boxes) other.checked = chosen.includes(other);
    return looks[0] === looks[1] ? [box] : [];
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

export function runningAnimations(): string[] {
  return document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target?.outerHTML.slice(0, 120) ?? "an animation of no element";
  });
}
