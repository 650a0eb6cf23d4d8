// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { type FormName, formNames, forms } from "#contract/forms.ts";

import { LeadForm } from "./lead-form.tsx";
import { mountForm } from "./testing/mount-form.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

function mount(name: FormName) {
  const mounted = mountForm(<LeadForm form={forms[name]} />);
  const { form, control } = mounted;
  return {
    ...mounted,
    /** As a person types: the value changes and React hears of it. */
    type: (field: string, value: string) =>
      act(async () => {
        const prototype = Object.getPrototypeOf(control(field));
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control(field), value);
        control(field).dispatchEvent(new Event("input", { bubbles: true }));
      }),
    noteOf: (field: string) => {
      const noteId = control(field).getAttribute("aria-describedby");
      return noteId && document.getElementById(noteId)?.textContent;
    },
    summary: () => form.querySelector<HTMLElement>("[role=group]"),
  };
}

test.each(formNames)("%s: the static HTML can be posted and detected without a script", (name) => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<LeadForm form={forms[name]} />);
  const form = container.querySelector("form")!;

  expect(form.getAttribute("method")).toBe("post");
  expect(form.getAttribute("action")).toBe("/");
  expect(form.getAttribute("name")).toBe(name);
  expect(form.getAttribute("data-netlify")).toBe("true");
  expect(form.getAttribute("netlify-honeypot")).toBe("bot-field");
  expect(form.noValidate).toBe(false);
  expect([...new FormData(form).keys()]).toEqual([
    "form-name",
    "bot-field",
    ...forms[name].fields.map((field) => field.name),
  ]);
  expect(new FormData(form).get("form-name")).toBe(name);
});

test.each(formNames)("%s: fields carry the contract's attributes", (name) => {
  const { control } = mount(name);
  for (const field of forms[name].fields) {
    const input = control(field.name);
    expect(input.labels?.[0]?.textContent).toBe(field.label + (field.required ? "" : " optional"));
    expect(input.required).toBe(field.required);
    expect(input.maxLength).toBe(field.maxLength);
    expect(input.getAttribute("autocomplete")).toBe(field.autoComplete);
    expect(input.getAttribute("inputmode")).toBe(field.inputMode);
    expect(input.type).toBe(field.multiline ? "textarea" : field.type);
  }
});

test("the honeypot is out of reach of keyboards and screen readers", () => {
  const { control } = mount("contact");
  expect(control("bot-field").tabIndex).toBe(-1);
  expect(control("bot-field").closest("[aria-hidden=true]")).not.toBeNull();
});

/** The form as it is prerendered, filled by someone faster than React, then taken over. */
async function hydrate(typed: Record<string, string>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<LeadForm form={forms.contact} />);
  const form = container.querySelector("form")!;
  for (const [field, value] of Object.entries(typed)) {
    (form.elements.namedItem(field) as HTMLInputElement).value = value;
  }
  const root = await act(async () => hydrateRoot(container, <LeadForm form={forms.contact} />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return form;
}

const typed = { name: "Dana", email: "dana@halvard.com", company: "Halvard", message: "Hello." };

test("what was typed before React arrived is kept, and React takes over the checking", async () => {
  const form = await hydrate(typed);

  expect(Object.fromEntries(new FormData(form))).toMatchObject(typed);
  expect(form.noValidate).toBe(true);
});

test("a prerendered form has been on display since the page began, not since React arrived", async () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const form = await hydrate(typed);
  now.mockReturnValue(5_100);
  await act(async () => form.requestSubmit());

  const headers = { "Form-Fill-Ms": "5100" };
  expect(fetch).toHaveBeenCalledWith(
    "/",
    expect.objectContaining({ headers: expect.objectContaining(headers) }),
  );
});

test("invalid fields are summarized with links, and nothing is sent", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const { submit, summary, form, control, noteOf } = mount("contact");
  control("name").value = "Dana";
  control("company").value = "   ";
  await submit();

  const links = [...(summary()?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => link.hash.slice(1))).toEqual(
    ["email", "company", "message"].map((field) => control(field).id),
  );
  expect(links.map((link) => link.textContent)).toEqual(
    ["email", "company", "message"].map(noteOf),
  );
  expect(summary()?.getAttribute("aria-label")).toBe(
    "3 fields need a correction. Nothing was sent.",
  );
  expect(document.activeElement).toBe(summary());
  expect([...form.querySelectorAll("[aria-invalid=true]")]).toEqual(
    ["email", "company", "message"].map(control),
  );
  expect(fetch).not.toHaveBeenCalled();
});

test("a link of the summary focuses its field and leaves the address alone", async () => {
  const { submit, summary, control } = mount("demo");
  await submit();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  summary()?.querySelectorAll("a")[1]?.dispatchEvent(click);

  expect(document.activeElement).toBe(control("email"));
  expect(click.defaultPrevented).toBe(true);
});

test("a corrected field is shown as such at once, in the field and in the summary", async () => {
  const { submit, type, summary, control, noteOf } = mount("contact");
  await submit();
  await type("email", "dana");
  expect(noteOf("email")).toBe("Add an @ and a domain, such as @example.com.");
  await type("email", "dana@");
  expect(noteOf("email")).toBe("Add a domain, such as example.com.");
  await type("email", "dana@halvard.com");

  expect(noteOf("email")).toBe("Corrected.");
  expect(control("email").hasAttribute("aria-invalid")).toBe(false);
  expect(summary()?.querySelectorAll("a")).toHaveLength(4);
  expect(control("name").getAttribute("aria-invalid")).toBe("true");
});

test("a form of one field focuses the field itself", async () => {
  const { submit, summary, control, noteOf } = mount("newsletter");
  control("email").value = "dana@";
  await submit();

  expect(summary()).toBeNull();
  expect(document.activeElement).toBe(control("email"));
  expect(noteOf("email")).toBe("Add a domain, such as example.com.");
});

test("an attempt that fails the check takes the last result away", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  const { submit, fill, result } = mount("newsletter");
  fill({ email: "dana@halvard.com" });
  await submit();
  expect(result()?.color).toBe("red");

  fill({ email: "" });
  await submit();
  expect(result()).toBeNull();
});

test("fields that the server refuses are marked with its words, beside the failure message", async () => {
  const text = "Name contains characters that cannot be kept. Please type it again.";
  const fields = [{ name: "name", problem: "control-characters", text }];
  vi.stubGlobal("fetch", async () => Response.json({ ok: false, fields }, { status: 422 }));
  const { submit, control, result, summary, noteOf } = mount("demo");
  for (const { name } of forms.demo.fields) control(name).value = "dana@halvard.com";
  await submit();

  expect(result()).toEqual({ text: forms.demo.failureMessage, color: "red" });
  expect(noteOf("name")).toBe(text);
  expect(document.activeElement).toBe(summary());
});
