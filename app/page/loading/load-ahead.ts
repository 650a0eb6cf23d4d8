import { matchRoutes } from "react-router";

import { countEvent } from "#app/page/counted/count-event.ts";

import { savesData, whenIdle } from "./when-idle.ts";

import { routerGlobals } from "./router-globals.ts";

/** How long a pointer rests on a link before its page is taken to be wanted. */
const restMs = 65;
const links = "a[href^='/']";
/** What a touch asked for comes before what might be asked for next. */
const afterTouchMs = 2000;
let pressedAtMs = -Infinity;

/**
 * Fetches the pages that the visitor is likely to go to: that of the link that is pointed at, touched or focused, and on
 * devices that cannot point at one, those of the links that come into view. Called once the visitor has touched the page.
 */
export function loadPagesAhead(): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  function prepare({ type, target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    clearTimeout(rest);
    if (!link) return;
    if (type === "pointerdown") pressedAtMs = performance.now();
    // A press closes the menu, and what is then below the pointer must not call it off.
    if (type === "pointerover") rest = setTimeout(() => void loadAhead(link), restMs);
    else void loadAhead(link);
  }
  for (const sign of ["pointerover", "pointerdown", "focusin"]) {
    addEventListener(sign, prepare, { passive: true });
  }
  // So that a press finds it here: all files of the page then come at once, in place of one after the other.
  whenIdle(() => void listOfPageFiles());
  if (matchMedia("(hover: none)").matches && !savesData())
    setTimeout(loadWhatComesIntoView, afterTouchMs);
  // Here, because this code is there before anybody can go to another page.
  addEventListener("page-shown", () => countEvent({ event: "page" }));
}

function loadWhatComesIntoView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) loadInTurn(target as HTMLAnchorElement);
    }
  });
  // Observing a link again changes nothing, and links that are gone are forgotten with their elements.
  const observe = () => {
    for (const link of document.querySelectorAll(links)) observer.observe(link);
  };
  observe();
  addEventListener("scrollend", observe, { passive: true });
}

let loaded = Promise.resolve();

/**
 * One page after the other, and none while that of a pressed link is under way: on a slow line the files of pages that
 * nobody may open would hold it up.
 */
function loadInTurn(link: HTMLAnchorElement): void {
  loaded = loaded.then(noPress).then(() => loadAhead(link, "low"));
}

async function noPress(): Promise<void> {
  await new Promise<void>(whenIdle);
  const waitMs = pressedAtMs + afterTouchMs - performance.now();
  if (waitMs > 0) await new Promise((waited) => setTimeout(waited, waitMs));
}

/** Written by the build (make/framework/page-files.ts): the files of each page, as places in one list. */
interface PageFiles {
  files: string[];
  pages: Record<string, number[]>;
}

let pageFiles: Promise<PageFiles | undefined> | undefined;
const asked = new Map<string, Promise<void>>();

/**
 * React Router's own `prefetch` knows the file of the page's route and not those of its parts, which would then come one
 * after the other when the page is shown. It goes when React Router knows a page's parts.
 */
async function loadAhead(
  { pathname }: HTMLAnchorElement,
  priority: "low" | "high" = "high",
): Promise<void> {
  const { routes } = routerGlobals().manifest;
  const pages = Object.values(routes).flatMap(({ path, index, module }) =>
    index || path ? [{ path: path ?? "", module }] : [],
  );
  const page = matchRoutes(pages, pathname)?.at(-1)?.route;
  // A link to a file.
  if (!page || page.path === "*") return;
  const found = await listOfPageFiles();
  const files = (found?.pages[page.module] ?? []).map((place) => found?.files[place] ?? "");
  await Promise.all(files.map((file) => asked.get(file) ?? loadModule(file, priority)));
}

/** By hand, because `preloadModule` of React knows neither a priority nor an end. A file that fails is tried when it is needed. */
function loadModule(file: string, priority: "low" | "high"): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", fetchPriority: priority, href: file });
  const ended = new Promise<void>((resolve) => {
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
  });
  asked.set(file, ended);
  document.head.append(link);
  return ended;
}

/** Without the list, as in development, the files are fetched when the page is opened. */
function listOfPageFiles(): Promise<PageFiles | undefined> {
  if (import.meta.env.DEV) return Promise.resolve(undefined);
  pageFiles ??= fetch(`/assets/page-files-${routerGlobals().manifest.version}.json`)
    .then((answer) => answer.json())
    .catch(() => undefined);
  return pageFiles;
}
