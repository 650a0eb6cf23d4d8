// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";

import { offerToAdd } from "#analyzer/intake/answers.ts";
import type { OfferDraft } from "#analyzer/intake/recognition.ts";

import { OfferForm } from "./offer-form.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const read: OfferDraft = {
  of: { kind: "line", lineId: "a.csv#1:2", tableId: "a.csv#1" },
  part: "BR-1",
  quantity: "500",
  price: "4.20",
  leadTime: "3 weeks",
  supplier: "North Ltd",
  currency: "EUR",
  priceUnit: "each",
  charges: "Tooling: 1950",
  alternative: "",
};

function show(draft: OfferDraft) {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const onAnswer = vi.fn();
  act(() => root.render(<OfferForm draft={draft} onAnswer={onAnswer} />));
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  const control = (label: string) => {
    const named = [...place.querySelectorAll("label")].find((each) => each.textContent === label);
    const found = named && document.getElementById(named.htmlFor);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement))
      throw new Error(`There is no field “${label}”.`);
    return found;
  };
  const type = (label: string, text: string) =>
    act(() => {
      const field = control(label);
      const prototype = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
      const kind = field instanceof HTMLSelectElement ? "change" : "input";
      field.dispatchEvent(new Event(kind, { bubbles: true }));
    });
  const press = (name: string) =>
    act(() => {
      const button = [...place.querySelectorAll("button")].find(
        (each) => each.textContent === name,
      );
      if (button === undefined) throw new Error(`There is no button “${name}”.`);
      button.click();
    });
  return { place, control, type, press, onAnswer };
}

test("what was read stands in the form, and only what is changed is said", () => {
  const { control, type, press, onAnswer } = show(read);
  expect(control("Unit price").value).toBe("4.20");
  expect(control("One-time charges").value).toBe("Tooling: 1950");
  type("Unit price", "100: 4.20; 500: 3.90");
  type("An alternative", "yes");
  press("Correct it");
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    [
      { kind: "line", lineId: "a.csv#1:2", field: "price", text: "100: 4.20; 500: 3.90" },
      { kind: "line", lineId: "a.csv#1:2", field: "alternative", text: "yes" },
    ],
    "100: 4.20; 500: 3.90, yes",
  );
});

test("nothing is said where nothing is changed, or no price is left", () => {
  const { type, press, onAnswer } = show(read);
  press("Correct it");
  type("Unit price", " ");
  press("Correct it");
  expect(onAnswer).not.toHaveBeenCalled();
});

test("the first four fields are in sight, the others unfold", () => {
  const { place, control } = show(read);
  const folded = place.querySelector("details");
  expect(folded?.open).toBe(false);
  for (const label of ["Part", "Quantity", "Unit price", "Lead time"])
    expect(folded?.contains(control(label))).toBe(false);
  for (const label of ["Supplier", "Currency", "One-time charges", "Incoterm"])
    expect(folded?.contains(control(label))).toBe(true);
});

test("what is no offer is said with one press", () => {
  const { press, onAnswer } = show(read);
  press("Not an offer");
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    [{ kind: "choice", tableId: "a.csv#1", about: "offer/a.csv#1:2", choice: "none" }],
    "not an offer",
  );
});

test("an offer that was not seen is typed as a whole", () => {
  const { type, press, onAnswer, place } = show(offerToAdd("a.csv", "a.csv", []));
  expect(place.textContent).not.toContain("Not an offer");
  type("Part", "BR-2");
  type("Unit price", "7.50");
  type("Supplier", "South Ltd");
  press("An offer");
  expect(onAnswer.mock.calls[0]?.[0]).toMatchObject([
    { kind: "offer", tableId: "a.csv#0", part: "BR-2", price: "7.50", supplier: "South Ltd" },
  ]);
});
