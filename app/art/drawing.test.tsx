// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";

import { Drawing, type DrawingFile, type DrawingProps } from "./drawing.tsx";

const bracket: DrawingFile = {
  href: "/assets/drawing-bracket-abc.svg",
  width: 400,
  height: 300,
  x: -8,
  y: 0,
  label: "A bracket",
  notes: true,
};

/** jsdom has no layout: the test says when a drawing comes near and when it is seen. */
class FakeObserver {
  readonly targets = new Set<Element>();
  readonly notify: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;

  constructor(notify: IntersectionObserverCallback, options: IntersectionObserverInit) {
    this.notify = notify;
    this.options = options;
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }
}

async function openPage() {
  const observers: FakeObserver[] = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "IntersectionObserver",
    class extends FakeObserver {
      constructor(...args: ConstructorParameters<typeof FakeObserver>) {
        super(...args);
        observers.push(this);
      }
    },
  );
  // The observers live as long as the module: each page gets its own.
  vi.resetModules();
  const { Drawing } = await import("./drawing.tsx");

  const main = document.createElement("main");
  const root = createRoot(main);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  const report = async (option: keyof IntersectionObserverInit, bottom = 400) => {
    const observer = observers.find(
      ({ options, targets }) => options[option] !== undefined && targets.size > 0,
    );
    if (!observer) throw new Error(`No observer with a ${option} has a drawing`);
    const boundingClientRect = { bottom };
    const entries = [...observer.targets].map((target) => ({
      target,
      isIntersecting: true,
      boundingClientRect,
    }));
    await act(async () =>
      observer.notify(entries as unknown as IntersectionObserverEntry[], observer as never),
    );
  };
  return {
    main,
    observedCounts: () => observers.map(({ targets }) => targets.size),
    requested: () => [...main.querySelectorAll("use")].map((use) => use.getAttribute("href")),
    show: (...drawings: DrawingProps[]) =>
      act(async () => root.render(drawings.map((props, i) => <Drawing key={i} {...props} />))),
    comesNear: () => report("rootMargin"),
    isFarAbove: () => report("rootMargin", -4000),
    isSeen: () => report("threshold"),
  };
}

test("nothing is requested until the drawing comes near", async () => {
  const page = await openPage();

  await page.show({ of: bracket });
  expect(page.requested()).toEqual([]);
  expect(page.main.querySelector("svg")?.getAttribute("viewBox")).toBe("-8 0 400 300");

  await page.comesNear();
  expect(page.requested()).toEqual([`${bracket.href}#d`, `${bracket.href}#n`]);
});

test("the notes wait for the drawing to be seen, and draw once", async () => {
  const page = await openPage();
  const isDrawn = () => page.main.querySelector(".drawing-notes")?.classList.contains("is-drawn");

  await page.show({ of: bracket });
  await page.comesNear();
  expect(isDrawn()).toBe(false);

  await page.isSeen();
  expect(isDrawn()).toBe(true);
  expect(page.observedCounts()).toEqual([0, 0]);
});

test("all drawings of a page share their observers", async () => {
  const page = await openPage();

  await page.show({ of: bracket }, { of: { ...bracket, notes: false } });

  expect(page.observedCounts()).toEqual([2, 2]);
});

test("a drawing that leaves the page is no longer observed", async () => {
  const page = await openPage();

  await page.show({ of: bracket });
  await page.show();

  expect(page.observedCounts()).toEqual([0, 0]);
});

test("without JavaScript the drawing is in the page, drawn", () => {
  const html = renderToStaticMarkup(<Drawing of={bracket} />);

  expect(html).toMatch(/<noscript><svg[^>]*>.*#d.*is-drawn.*#n.*<\/svg><\/noscript>$/);
  expect(html.split("<noscript>")[0]).not.toContain("<use");
});

test("an eager drawing is in the first HTML, once", () => {
  const html = renderToStaticMarkup(<Drawing of={bracket} eager className="hero" />);

  expect(html).not.toContain("<noscript>");
  expect(html.match(/#d/g)).toHaveLength(1);
  expect(html).toContain('class="drawing hero"');
  expect(html).not.toContain("style=");
});

test("a drawing is an image with a name, or hidden when it only decorates", () => {
  const named = renderToStaticMarkup(<Drawing of={bracket} eager />);
  expect(named).toContain('role="img" aria-label="A bracket"');

  const decorative = renderToStaticMarkup(<Drawing of={bracket} eager decorative />);
  expect(decorative).toContain('aria-hidden="true"');
  expect(decorative).not.toContain("aria-label");
});

test("a drawing far above the fragment of the address waits until it comes near", async () => {
  const page = await openPage();
  location.hash = "questions";
  onTestFinished(() => {
    location.hash = "";
  });

  await page.show({ of: bracket });
  await page.isFarAbove();
  expect(page.requested()).toEqual([]);

  await page.comesNear();
  expect(page.requested()).toEqual([`${bracket.href}#d`, `${bracket.href}#n`]);
});

test("a drawing that was passed is requested", async () => {
  const page = await openPage();

  await page.show({ of: bracket });
  await page.isFarAbove();

  expect(page.requested()).toEqual([`${bracket.href}#d`, `${bracket.href}#n`]);
});
