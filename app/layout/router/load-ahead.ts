import { preloadModule } from "react-dom";
import { matchRoutes } from "react-router";

import { savesData } from "#app/page/loading/saves-data.ts";
import { whenIdle } from "#app/page/loading/when-idle.ts";

import { routerGlobals } from "./router-globals.ts";

/** How long a pointer rests on a link before its page is taken to be wanted. */
const restMs = 65;
const links = "a[href^='/']";
/** What the first touch asked for comes before what might be asked for next. */
const afterFirstTouchMs = 2000;

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
    setTimeout(loadWhatComesIntoView, afterFirstTouchMs);
}

function loadWhatComesIntoView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) whenIdle(() => void loadAhead(target as HTMLAnchorElement));
    }
  });
  // Observing a link again changes nothing, and links that are gone are forgotten with their elements.
  const observe = () => {
    for (const link of document.querySelectorAll(links)) observer.observe(link);
  };
  observe();
  addEventListener("scrollend", observe, { passive: true });
}

/** Written by the build (make/framework/page-files.ts): the files of each page, as places in one list. */
interface PageFiles {
  files: string[];
  pages: Record<string, number[]>;
}

let pageFiles: Promise<PageFiles | undefined> | undefined;
const asked = new Set<string>();

/**
 * React Router's own `prefetch` knows the file of the page's route and not those of its parts, which would then come one
 * after the other when the page is shown. It goes when React Router knows a page's parts.
 */
async function loadAhead({ pathname }: HTMLAnchorElement): Promise<void> {
  const { routes } = routerGlobals().manifest;
  const pages = Object.values(routes).flatMap(({ path, index, module }) =>
    index || path ? [{ path: path ?? "", module }] : [],
  );
  const page = matchRoutes(pages, pathname)?.at(-1)?.route;
  // A link to a file.
  if (!page || page.path === "*") return;
  const found = await listOfPageFiles();
  for (const place of found?.pages[page.module] ?? []) {
    const file = found?.files[place];
    if (!file || asked.has(file)) continue;
    asked.add(file);
    preloadModule(file, { as: "script" });
  }
}

/** Without the list, as in development, the files are fetched when the page is opened. */
function listOfPageFiles(): Promise<PageFiles | undefined> {
  if (import.meta.env.DEV) return Promise.resolve(undefined);
  pageFiles ??= fetch(`/assets/page-files-${routerGlobals().manifest.version}.json`)
    .then((answer) => answer.json())
    .catch(() => undefined);
  return pageFiles;
}
