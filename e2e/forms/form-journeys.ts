import { randomUUID } from "node:crypto";

import type { Locator, Page } from "@playwright/test";

import { type FormName, forms } from "#contract/forms.ts";

export const formPages: Record<FormName, string> = {
  newsletter: "/resources/blog",
  contact: "/company/contact",
  demo: "/demo",
};

/** The form in the page itself, not the one in the footer; without JavaScript the contact page has more, unseen. */
export function mainForm(page: Page, form: FormName): Locator {
  return page.locator(`main form[name=${form}]`).filter({ visible: true });
}

type Answers = Record<string, string> & { email: string };

/** Answers for a form's fields, with an address that no other test uses. */
export function newAnswers(form: FormName, own: Record<string, string> = {}): Answers {
  const answers: Record<string, string> = {
    name: "Dana Whitfield",
    phone: "+1 415 555 0134",
    email: `dana-${randomUUID()}@halvard.com`,
    company: "Halvard & Söhne",
    message: "Fourteen quotes, three formats.\nOne buyer.",
    ...own,
  };
  const names = forms[form].fields.map((field) => field.name);
  return Object.fromEntries(names.map((name) => [name, answers[name]])) as Answers;
}

export async function fillIn(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
}
