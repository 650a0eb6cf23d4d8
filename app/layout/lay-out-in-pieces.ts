/**
 * A first visit is laid out piece by piece: what stands below the fold (`laid-out-piece` in styles/sheet.css) waits until
 * the page has loaded, then comes in idle time, as many pieces a frame as there is time for, so that no task is long on a
 * slow phone. Whoever comes to a certain place (a fragment, the way back, a reload) or touches the page gets all of it
 * at once: places are known only when everything above them is laid out.
 *
 * Its text runs in the document before any other script: it can use nothing from outside itself.
 */
export function layOutInPieces(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") return;
  root.dataset["inPieces"] = "";
  const showAll = () => delete root.dataset["inPieces"];
  for (const sign of ["pointerdown", "keydown", "beforeprint"]) {
    addEventListener(sign, showAll, { once: true, capture: true });
  }

  addEventListener("load", () => {
    const pieces = [...document.querySelectorAll(".laid-out-piece")];
    // The array grows while it is walked through.
    for (const piece of pieces) pieces.splice(pieces.indexOf(piece) + 1, 0, ...partsOf(piece));
    next();

    function next() {
      requestAnimationFrame(() => {
        if ("requestIdleCallback" in window) requestIdleCallback(layOutSome);
        else setTimeout(layOutSome);
      });
    }

    function layOutSome(idle?: IdleDeadline) {
      do {
        const piece = pieces.shift();
        if (!piece) return showAll();
        piece.classList.remove("laid-out-piece");
        // Reading a size lays the piece out now, so that the time it took is known.
        void root.offsetHeight;
      } while ((idle?.timeRemaining() ?? 0) > 30);
      next();
    }
  });

  /** A piece of many elements, if nobody sees it, is cut into those it holds. */
  function partsOf(piece: Element): Element[] {
    if (piece.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) return [];
    if (count(piece, "*") - count(piece, ":scope .laid-out-piece *") < 100) return [];
    let box = piece;
    while (box.children.length === 1) box = box.firstElementChild!;
    const parts = [...box.children].filter(
      (part) =>
        !(part as SVGElement).ownerSVGElement &&
        count(part, "*") > 15 &&
        !part.classList.contains("laid-out-piece"),
    );
    for (const part of parts) part.classList.add("laid-out-piece");
    return parts;
  }

  function count(within: Element, selector: string): number {
    return within.querySelectorAll(selector).length;
  }
}
