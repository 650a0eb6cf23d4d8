// @vitest-environment jsdom
import { act, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { currentToasts, notify, type ToastContent } from "#app/ui/notify.ts";

import { Notifications } from "./notifications.tsx";
import { displayTimeMs } from "./notifications/toast-slip.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// jsdom has no layout and none of this.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

/** The slip is fetched with the first toast; here before the clocks are stopped. */
beforeAll(async () => {
  const root = createRoot(document.createElement("div"));
  await act(async () => {
    root.render(<Notifications />);
    notify({ title: "First" });
    await import("./notifications/toast-slip.tsx");
  });
  act(() => root.unmount());
  for (const { id } of currentToasts().toasts) notify.dismiss(id);
});

/** The site with one control before the region, as a page has. */
function renderNotifications() {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="before">Before</button><div id="site"></div>`;
  const root = createRoot(document.querySelector("#site")!);
  act(() => root.render(<Notifications />));
  onTestFinished(() => {
    act(() => root.unmount());
    for (const { id } of currentToasts().toasts) notify.dismiss(id);
  });
  return {
    region: document.querySelector<HTMLElement>("[aria-label=Notifications]")!,
    before: document.querySelector<HTMLElement>("#before")!,
  };
}

function raise(content: ToastContent) {
  let id = 0;
  act(() => void (id = notify(content)));
  return id;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (init: KeyboardEventInit) =>
  act(() => {
    const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
const altT = { key: "†", code: "KeyT", altKey: true };
const titles = () => currentToasts().toasts.map(({ title }) => title);
const isExpanded = (region: HTMLElement) =>
  region.querySelector<HTMLElement>(".toast-pile")?.dataset["expanded"] === "true";
const closeButtons = (region: HTMLElement) =>
  region.querySelectorAll<HTMLElement>("[aria-label='Close toast']");
const pointTo = (target: Element, pointerType = "mouse") =>
  act(() => {
    const event = new MouseEvent("pointerover", { bubbles: true });
    target.dispatchEvent(Object.assign(event, { pointerType }));
  });

test("the region is in the prerendered page: named, empty, without inline styles, and hydrates as it is", () => {
  const html = renderToString(<Notifications />);
  expect(html).toContain('aria-label="Notifications"');
  expect(html).not.toContain("style=");
  document.body.innerHTML = html;
  const onRecoverableError = vi.fn<() => void>();
  const site = (
    <StrictMode>
      <Notifications />
    </StrictMode>
  );
  act(() => {
    const root = hydrateRoot(document.body, site, { onRecoverableError });
    onTestFinished(() => act(() => root.unmount()));
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("a toast goes by itself after six seconds", () => {
  renderNotifications();
  raise({ title: "Link copied" });
  pass(displayTimeMs - 1);
  expect(titles()).toEqual(["Link copied"]);
  pass(1);
  expect(titles()).toEqual([]);
});

test("its time stands still while the pointer is on the pile, and goes on where it stopped", () => {
  const { region, before } = renderNotifications();
  raise({ title: "Link copied" });
  pass(4000);
  pointTo(region.querySelector("li")!);
  pass(60_000);
  expect(titles()).toEqual(["Link copied"]);
  pointTo(before);
  pass(1999);
  expect(titles()).toEqual(["Link copied"]);
  pass(1);
  expect(titles()).toEqual([]);
});

test("its time stands still while the page is hidden", () => {
  renderNotifications();
  raise({ title: "Link copied" });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  pass(60_000);
  expect(titles()).toEqual(["Link copied"]);
  hidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  pass(displayTimeMs);
  expect(titles()).toEqual([]);
});

test("a loading toast stays until it is updated, then has its full time", () => {
  renderNotifications();
  const id = raise({ title: "Export", type: "loading" });
  pass(60_000);
  expect(titles()).toEqual(["Export"]);
  act(() => notify.update(id, { title: "Export done", type: "success" }));
  pass(displayTimeMs - 1);
  expect(titles()).toEqual(["Export done"]);
  pass(1);
  expect(titles()).toEqual([]);
});

test("an updated toast has its full time again", () => {
  renderNotifications();
  const id = raise({ title: "Export" });
  pass(displayTimeMs - 1);
  act(() => notify.update(id, { title: "Export, page 2" }));
  pass(displayTimeMs - 1);
  expect(titles()).toEqual(["Export, page 2"]);
  pass(1);
  expect(titles()).toEqual([]);
});

test("news is spoken politely, errors at once, each in one live region only", () => {
  const { region } = renderNotifications();
  const [polite, assertive] = ["status", "alert"].map((role) =>
    region.querySelector(`[role=${role}]`),
  );
  raise({ title: "Link copied", message: "It opens this ranking." });
  expect([polite?.textContent, assertive?.textContent]).toEqual([
    "Link copied. It opens this ranking.",
    "",
  ]);
  raise({ title: "Export failed", type: "error" });
  expect([polite?.textContent, assertive?.textContent]).toEqual(["", "Export failed"]);
});

test("the same words raised twice change the live region twice", () => {
  const { region } = renderNotifications();
  const polite = region.querySelector("[role=status]")!;
  raise({ title: "Link copied" });
  const first = polite.firstChild;
  raise({ title: "Link copied" });
  expect(polite.firstChild).not.toBe(first);
});

test("Alt+T moves focus to the region and opens the pile; Escape closes it and gives focus back", () => {
  const { region, before } = renderNotifications();
  raise({ title: "One" });
  raise({ title: "Two" });
  before.focus();
  press(altT);
  expect(document.activeElement).toBe(region);
  expect(isExpanded(region)).toBe(true);
  pass(60_000);
  expect(titles()).toEqual(["One", "Two"]);
  press({ key: "Escape" });
  expect(document.activeElement).toBe(before);
  expect(isExpanded(region)).toBe(false);
  pass(displayTimeMs);
  expect(titles()).toEqual([]);
});

test("focus that left the region by the visitor's will is not called back", () => {
  const { region, before } = renderNotifications();
  raise({ title: "One" });
  press(altT);
  act(() => before.focus());
  expect(isExpanded(region)).toBe(false);
  pass(displayTimeMs);
  expect(titles()).toEqual([]);
  press({ key: "Escape" });
  expect(document.activeElement).toBe(before);
});

test("AltGr+T, which types a letter on some keyboards, is left alone", () => {
  const { region, before } = renderNotifications();
  before.focus();
  press({ ...altT, ctrlKey: true });
  expect(document.activeElement).not.toBe(region);
});

test("closing toasts by keyboard keeps focus in the region, and gives it back with the last", () => {
  const { region, before } = renderNotifications();
  raise({ title: "One" });
  raise({ title: "Two" });
  before.focus();
  press(altT);
  const first = closeButtons(region)[0]!;
  act(() => first.focus());
  act(() => first.click());
  expect(titles()).toEqual(["Two"]);
  expect(document.activeElement).toBe(region);
  const last = closeButtons(region)[0]!;
  act(() => last.focus());
  act(() => last.click());
  expect(document.activeElement).toBe(before);
});

test("a press in the region takes no focus from what the visitor is doing", () => {
  const { region } = renderNotifications();
  raise({ title: "One" });
  const mouseDown = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  act(() => void closeButtons(region)[0]?.dispatchEvent(mouseDown));
  expect(mouseDown.defaultPrevented).toBe(true);
});

test("several toasts say how many, and the count opens and closes the pile by touch", () => {
  const { region } = renderNotifications();
  raise({ title: "One" });
  expect(region.querySelector("[aria-expanded]")).toBeNull();
  raise({ title: "Two" });
  raise({ title: "Three" });
  const count = region.querySelector<HTMLElement>("[aria-expanded]")!;
  expect(count.textContent).toBe("3 notifications");
  pointTo(count, "touch");
  expect(count.getAttribute("aria-expanded")).toBe("false");
  act(() => count.click());
  expect(isExpanded(region)).toBe(true);
  act(() => count.click());
  expect(isExpanded(region)).toBe(false);
});

test("a pile emptied under the pointer does not leave the next toast paused", () => {
  const { region } = renderNotifications();
  raise({ title: "One" });
  pointTo(region.querySelector("li")!);
  act(() => closeButtons(region)[0]?.click());
  raise({ title: "Two" });
  pass(displayTimeMs);
  expect(titles()).toEqual([]);
});
