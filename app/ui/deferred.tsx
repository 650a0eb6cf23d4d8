import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useNavigationType } from "react-router";

type Load<Props> = () => Promise<ComponentType<Props>>;

interface DeferredOptions {
  /**
   * It stands in the layout. A navigation waits for it there, so when its code cannot be fetched it goes, while a
   * section of a page keeps its markup.
   */
  outlivesPage?: boolean;
}

/** Its code is fetched when it is in view, or with the first touch. For sections below the fold. */
export function whenSeen<Props extends object>(
  name: string,
  load: Load<Props>,
  options: DeferredOptions = {},
): ComponentType<Props> {
  return deferred(name, load, options, (markup, come) => {
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
  name: string,
  load: Load<Props>,
  options: DeferredOptions = {},
): ComponentType<Props> {
  return deferred(name, load, options, (_markup, come) => {
    if (location.search) come();
  });
}

/**
 * A part of a page whose code waits. The prerendered markup is shown as it is and works as plain HTML until React takes
 * it over; reached by a navigation within the site, its code is fetched at once.
 */
function deferred<Props extends object>(
  name: string,
  load: Load<Props>,
  { outlivesPage = false }: DeferredOptions,
  waitFor: (markup: Element, come: () => void) => void,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const markup = prerendered(name);
    if (!markup) return { default: goingToFragment(await load()) };
    if (!isTouched) {
      await new Promise<void>((resolve) => {
        waitFor(markup, resolve);
        waiting.add(resolve);
      });
    }
    return { default: await load().catch(outlivesPage ? () => Nothing : forever) };
  }) as unknown as ComponentType<Props>;

  return function Deferred(props: Props) {
    return (
      <>
        <template data-deferred={name} />
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </>
    );
  };
}

/**
 * After a navigation within the site this part was not there yet when the page scrolled to the fragment, so it goes there
 * itself. On a page that the browser loads, the browser has done so; on the way back the place is remembered.
 */
function goingToFragment<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function ArrivedLate(props: Props) {
    const [isWayBack] = useState(useNavigationType() === "POP");
    useEffect(() => {
      if (!isWayBack) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }, [isWayBack]);
    return <Part {...props} />;
  };
}

function prerendered(name: string): Element | null {
  if (import.meta.env.SSR) return null;
  return document.querySelector(`template[data-deferred="${name}"]`)?.nextElementSibling ?? null;
}

const touches = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];

/** The page's first script leaves this mark when a touch, not idleness, made it start. */
let isTouched = !import.meta.env.SSR && "touched" in document.documentElement.dataset;
const waiting = new Set<() => void>();

// While it comes down: React keeps an event over a part that still waits from bubbling.
if (!import.meta.env.SSR && !isTouched) {
  for (const touch of touches) addEventListener(touch, letAllCome, { capture: true });
}

/** A change of state waits for the parts it passes, so the first touch must let all of them come. */
function letAllCome(event: Event) {
  if (isPointerAtRest(event)) return;
  for (const touch of touches) removeEventListener(touch, letAllCome, { capture: true });
  isTouched = true;
  for (const come of waiting) come();
  waiting.clear();
}

/** Where the page appears below a pointer, browsers tell of a move that was none. */
function isPointerAtRest(event: Event): boolean {
  if (event.type !== "pointermove") return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}

const forever = () => new Promise<never>(() => {});

function Nothing() {
  return null;
}
