import { expect, test } from "vitest";
import { formNames, forms } from "#contract/forms.ts";
import { newLead } from "#server/testing/new-lead.ts";
import type { StoredLead } from "#server/leads/store.ts";
import { answerLinks, mailAddress } from "./answer-templates.ts";

const work = { state: "new", owner: "", note: "", followUp: "", version: 0 } as const;
const stored = (parts: Partial<StoredLead>): StoredLead => ({
  ...newLead(),
  ...work,
  sequence: 1,
  confirmedAtMs: null,
  deliveries: [],
  ...parts,
});

test("an answer is addressed, greets by name and quotes what was written", () => {
  const fields = {
    name: "Ana Müller",
    email: "ana+rfq@acme.example",
    message: "400 pcs & more?\nWhen?",
  };
  const [link] = answerLinks(stored({ form: "contact", fields }));
  const { protocol, pathname, searchParams } = new URL(link?.href ?? "");
  expect([protocol, decodeURIComponent(pathname)]).toEqual(["mailto:", fields.email]);
  expect(searchParams.get("subject")).toBe("Your message to Quotewright");
  expect(searchParams.get("body")).toBe(
    "Hello Ana Müller,\r\n\r\nthank you for your message.\r\n\r\n\r\n\r\n> 400 pcs & more?\r\n> When?",
  );
});

test("no text of a visitor adds a part to the mail, and none makes its address long", () => {
  const fields = { email: "a@b.example", message: `?&bcc=all@x.example#${"x".repeat(5_000)}` };
  for (const form of formNames) {
    for (const { href } of answerLinks(stored({ form, fields }))) {
      expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
      expect(href.length).toBeLessThan(2_000);
    }
  }
  expect(mailAddress("a?bcc=x@b.example")).toBe("mailto:a%3Fbcc%3Dx@b.example");
});

test("whoever wrote can be answered, and a subscriber is not written to from here", () => {
  const count = formNames.map((form) => answerLinks(stored({ form })).length > 0);
  expect(count).toEqual(formNames.map((form) => forms[form].fields.length > 1));
  expect(answerLinks(stored({ form: "demo", fields: {} }))).toEqual([]);
});
