import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** A form in the test's document until the test ends, and what a visitor can do with it. */
export function mountForm(element: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom has no layout, hence nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() => root.render(element));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });

  const form = container.querySelector("form")!;
  const control = (field: string) => form.elements.namedItem(field) as HTMLInputElement;
  return {
    form,
    control,
    button: form.querySelector("button")!,
    fill(values: Record<string, string>) {
      for (const [field, value] of Object.entries(values)) control(field).value = value;
    },
    submit: () => act(async () => form.requestSubmit()),
    /** The result box, as a visitor sees it. */
    result() {
      const box = form.querySelector<HTMLElement>("[data-result]");
      return box && { text: box.textContent, color: box.dataset["result"] };
    },
  };
}
