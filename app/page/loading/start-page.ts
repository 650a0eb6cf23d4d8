/** What is fetched ahead, and how to start it. */
export interface PageCode {
  load: () => Promise<unknown>;
  files: string[];
  /** Further files, of the page's parts and its frame's: they are wanted with the first touch. */
  parts: string[];
  /** The styles of the whole site. */
  sheet: string;
}

/** What the page's first script offers to the code that comes after it. */
export interface EarlyInput {
  /** Does what the visitor asked of this part before React had taken it over. */
  replay: (part: Element | null) => void;
  /** This part's code cannot be had: its form posts by itself, now and from now on. */
  giveUp: (part: Element | null) => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * The page's first script: fetches the code ahead when the page is idle, runs it when the visitor touches the page,
 * something in view needs it or five seconds have passed, and keeps what the visitor asks of a control that is still
 * plain markup. A part is known by the `<template data-deferred>` before it (page/loading/deferred.tsx), the frame around
 * all parts by the root element; one that React has taken over is marked `data-live`.
 *
 * Its text is written into the document (make/framework/start-on-touch.ts): it can use nothing from outside itself.
 */
export function startPage({ load, files, parts, sheet }: PageCode): void {
  const root = document.documentElement;
  const touches = [
    "pointerdown",
    "pointermove",
    "click",
    "keydown",
    "focusin",
    "dragenter",
    "scroll",
    "popstate",
  ];
  const kept: { part: HTMLElement; control: HTMLElement; act: () => void }[] = [];
  /** A post that waits longer than this for the code goes out as the browser's own. */
  const patienceMs = 5000;
  /** Whoever has read this long without touching the page finds it ready when they do. */
  const readingMs = 5000;
  let started = false;

  /**
   * Where the visit began, for a form that is sent later (forms/post-form.ts): in the tab's name, which lasts from page to
   * page, is no storage, and which browsers empty where another site follows. A new tab is told by the page that opened it.
   */
  function keepArrival() {
    if (window.name.startsWith("arrival?")) return;
    const { referrer } = document;
    const isOurs = referrer.startsWith(`${location.origin}/`);
    const address = new URLSearchParams(isOurs ? new URL(referrer).search : location.search);
    const began = new URLSearchParams([...address].filter(([name]) => name.startsWith("utm_")));
    if (referrer && !isOurs) began.set("referrer", referrer.replace(/[?#].*/, ""));
    // A longer header could cost the form.
    window.name = `arrival?${String(began).slice(0, 2000)}`;
  }

  function start() {
    if (started) return;
    started = true;
    const styles = document.createElement("link");
    styles.rel = "stylesheet";
    styles.href = sheet;
    document.head.append(styles);
    load().catch(() => {
      for (const part of [root, ...document.querySelectorAll<HTMLElement>("[data-deferred]")]) {
        giveUp(part);
      }
    });
  }

  function onTouch(event: Event) {
    // Where a page appears below a pointer, browsers tell of a move that was none.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    for (const touch of touches) removeEventListener(touch, onTouch, { capture: true });
    // Heard by the parts that wait for it, and the mark by those that come later (page/loading/first-touch.ts).
    root.dataset["touched"] = "";
    dispatchEvent(new Event("first-touch"));
    comeTogether();
    start();
  }

  /** Each would otherwise be asked for when the file that names it has run. */
  function comeTogether() {
    for (const file of [...files, ...parts]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
  }

  function partOf(control: Element): HTMLElement {
    for (let inside: Element | null = control; inside; inside = inside.parentElement) {
      let before = inside.previousElementSibling;
      while (before && !before.matches("[data-deferred]")) before = before.previousElementSibling;
      if (before) return before as HTMLElement;
    }
    return root;
  }

  function keep(part: HTMLElement, control: HTMLElement, act: () => void) {
    if (kept.some((input) => input.control === control)) return;
    kept.push({ part, control, act });
  }

  function onClick({ target }: Event) {
    const control = (target as Element).closest<HTMLElement>("button[type=button]");
    // A popover's button works by itself.
    if (!control || control.hasAttribute("popovertarget")) return;
    const part = partOf(control);
    if (!("live" in part.dataset)) keep(part, control, () => control.click());
  }

  /** The search's shortcut (layout/header.tsx), until it is there itself. */
  function onKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isHeld = /Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey;
    if (!/^k$/i.test(key) || !isHeld || altKey || shiftKey) return;
    const search = document.getElementById("search-button");
    if (!search || "live" in partOf(search).dataset) return;
    event.preventDefault();
    search.click();
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    const part = partOf(form);
    if ("live" in part.dataset) return;
    event.preventDefault();
    keep(part, form, () => form.requestSubmit());
    setTimeout(() => {
      if (kept.some(({ control }) => control === form)) giveUp(part);
    }, patienceMs);
    start();
  }

  function take(part: Element | null) {
    part?.setAttribute("data-live", "");
    const taken = kept.filter((input) => input.part === part);
    for (const input of taken) kept.splice(kept.indexOf(input), 1);
    return taken.filter(({ control }) => control.isConnected);
  }

  function giveUp(part: Element | null) {
    for (const { control } of take(part)) {
      if (control instanceof HTMLFormElement) control.submit();
    }
  }

  keepArrival();
  window.earlyInput = {
    giveUp,
    replay: (part) => {
      for (const { act } of take(part)) act();
    },
  };
  // While it comes down: React keeps an event over a part that still waits from bubbling.
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true });
  addEventListener("click", onClick, { capture: true });
  addEventListener("keydown", onKey, { capture: true });
  addEventListener("submit", onSubmit, { capture: true });
  // Places are known when all above them is laid out: of a link's target, and of where one comes back to.
  for (const use of ["click", "keydown"]) addEventListener(use, layOutAll, { capture: true });

  /** To where the browser keeps files, one after another: on a slow phone all at once are a task of 300 ms. */
  async function fetchAhead() {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    for (const file of [...files, sheet]) {
      if (started) return;
      await fetch(file, { priority: "low" }).then(
        (answer) => answer.blob(),
        () => {},
      );
    }
  }

  /** What is left out of the first layout (styles/sheet.css): one piece at a time, so that no task is long. */
  async function layOutTheRest() {
    for (const piece of document.querySelectorAll<HTMLElement>(".laid-out-piece")) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise<void>((idle) => {
        if ("requestIdleCallback" in window) requestIdleCallback(() => idle(), { timeout: 50 });
        else setTimeout(idle);
      });
      piece.style.contentVisibility = "visible";
    }
    layOutAll();
  }

  function layOutAll() {
    delete root.dataset["inPieces"];
  }

  function whenIdle() {
    const inView = new IntersectionObserver((parts) => {
      if (!parts.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      start();
    });
    for (const part of document.querySelectorAll("[data-needs-code]")) inView.observe(part);
    if (location.search) start();
    void layOutTheRest();
    void fetchAhead();
    setTimeout(start, readingMs);
  }

  const onLoad = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(whenIdle, { timeout: 2000 });
    else setTimeout(whenIdle, 200);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad);
}
