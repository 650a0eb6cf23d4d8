import { type ComponentType, lazy, Suspense, useEffect, useId, useState } from "react";

import { onFirstTouch } from "./first-touch.ts";
import { isFirstFailure } from "./first-failure.ts";
import { comesWithPage } from "./parts-of-page.ts";

/** The part, or the module that exports it and nothing else. */
type Loaded<Props> = ComponentType<Props> | Record<string, ComponentType<Props>>;
type Load<Props> = () => Promise<Loaded<Props>>;

interface DeferredOptions {
  /**
   * It stands in the layout. A navigation waits for it there, so when its code cannot be fetched it goes, while a
   * section of a page keeps its markup.
   */
  outlivesPage?: boolean;
}

/** Its code is fetched when it is in view, or with the first touch. For sections below the fold. */
export function whenSeen<Props extends object>(
  load: Load<Props>,
  options: DeferredOptions = {},
): ComponentType<Props> {
  return deferred(load, options, (markup, come) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      come();
    });
    observer.observe(markup);
  });
}

/** Its code is fetched when the visitor touches the page, or came with a query that it reads. For tools in view. */
export function whenTouched<Props extends object>(
  load: Load<Props>,
  options: DeferredOptions = {},
): ComponentType<Props> {
  return deferred(load, options, (_markup, come) => {
    if (location.search) come();
  });
}

/**
 * A part of a page whose code waits. On the first page its prerendered markup is shown as it is and works as plain HTML
 * until React takes it over. A page reached from another one is shown when all its parts are there, not before.
 */
function deferred<Props extends object>(
  loadFile: Load<Props>,
  { outlivesPage = false }: DeferredOptions,
  waitFor: (markup: Element, come: () => void) => void,
): ComponentType<Props> {
  const load = async () => partOf(await loadFile());
  // From the first touch on: a page whose code comes then is one that the visitor goes to, or is about to.
  let Fetched: ComponentType<Props> | undefined;
  if (!import.meta.env.SSR) {
    onFirstTouch(() =>
      comesWithPage(
        load()
          .catch(load)
          .then((part) => (Fetched = part)),
      ),
    );
  }

  const Part = lazyPart(async () => {
    if (import.meta.env.SSR) return await load();
    return await load().catch(loadPageAnew);
  });

  const partInPlaceOf = (markup: Element) =>
    lazyPart(async () => {
      await new Promise<void>((resolve) => {
        waitFor(markup, resolve);
        onFirstTouch(resolve);
      });
      return await load().catch(() => {
        window.earlyInput?.giveUp(markup.previousElementSibling);
        return outlivesPage ? () => null : forever();
      });
    });

  return function Deferred(props: Props) {
    // An id of the prerendered document is found in it; one that React makes in the browser is not.
    const id = useId();
    const [Prerendered] = useState(() => {
      if (import.meta.env.SSR) return Part;
      const markup = document.getElementById(id)?.nextElementSibling;
      return markup ? partInPlaceOf(markup) : undefined;
    });
    const [Later] = useState(() => Fetched ?? Part);
    if (!Prerendered) return <Later {...props} />;
    return (
      <>
        <template id={id} data-deferred="" />
        <Suspense fallback={null}>
          <Prerendered {...props} />
          <TakenOver partId={id} />
        </Suspense>
      </>
    );
  };
}

/** Tells the page's first script (page/loading/start-page.ts) that React has taken this part over. */
function TakenOver({ partId }: { partId: string }) {
  useEffect(() => window.earlyInput?.replay(document.getElementById(partId)), [partId]);
  return null;
}

function partOf<Props>(loaded: Loaded<Props>): ComponentType<Props> {
  if (typeof loaded === "function") return loaded;
  const [part, another] = Object.values(loaded);
  // Every page is prerendered: the browser need not ask.
  if (import.meta.env.SSR && another)
    throw new Error("A part that waits is the one export of its file.");
  return part!;
}

/** React's own type of a lazy component does not take a component with props of any kind. */
function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
}

/** After a deploy the files of an open page have other names: a full load, then the error screen says what is wrong. */
function loadPageAnew(error: unknown): Promise<never> {
  if (!navigator.onLine || !isFirstFailure(location.pathname)) throw error;
  location.reload();
  return forever();
}

const forever = () => new Promise<never>(() => {});
