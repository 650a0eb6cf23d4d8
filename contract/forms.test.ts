import { expect, test } from "vitest";
import { fieldProblemText, formNames, forms, isFormName } from "./forms.ts";

test("the forms have the fields of the specification, in its order", () => {
  const names = Object.values(forms).map((form) => [form.name, ...form.fields.map((f) => f.name)]);
  expect(names).toEqual([
    ["newsletter", "email"],
    ["contact", "name", "phone", "email", "company", "message"],
    ["demo", "name", "email", "company", "phone", "message"],
  ]);
});

test("phone alone is optional", () => {
  for (const form of Object.values(forms)) {
    for (const field of form.fields) expect(field.required).toBe(field.name !== "phone");
  }
});

/** The browser colors the result by these words. */
test("failure messages say so by a word that success messages lack", () => {
  for (const form of Object.values(forms)) {
    expect(form.failureMessage).toMatch(/error|Sorry/);
    expect(form.successMessage).not.toMatch(/error|Sorry/);
  }
});

test("only own names are form names", () => {
  expect(formNames.every(isFormName)).toBe(true);
  for (const other of ["toString", "__proto__", "", undefined, 1])
    expect(isFormName(other)).toBe(false);
});

test("every problem has a sentence that names the field", () => {
  for (const field of forms.contact.fields) {
    for (const problem of ["missing", "malformed", "too-long", "control-characters"] as const) {
      expect(fieldProblemText(field, problem)).toMatch(new RegExp(`^${field.label} .+\\.$`));
    }
  }
});

test("a form filled to its bounds in any script fits the body limit", () => {
  const widest = forms.contact.fields.reduce((sum, field) => sum + field.maxLength * 9, 0);
  expect(widest).toBeLessThan(64 * 1024);
});
