// @vitest-environment jsdom
import { act } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";

import { LiveContactForm } from "./live-forms.tsx";
import { contactAddress } from "./message-prefill.ts";
import { mountForm } from "./testing/mount-form.tsx";

function mountAt(address: string) {
  const routes = [{ path: "/company/contact", element: <LiveContactForm /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { control } = mountForm(<RouterProvider router={router} />);
  return { message: control("message"), goTo: (next: string) => act(() => router.navigate(next)) };
}

test("the address's message is put into the form", () => {
  const { message } = mountAt(
    contactAddress({ message: 'I would like to join "Reading an NRE line" & ask + more.' }),
  );
  expect(message.value).toBe('I would like to join "Reading an NRE line" & ask + more.');
});

test("an untouched prefill follows the address", async () => {
  const { message, goTo } = mountAt(contactAddress({ message: "First role" }));
  await goTo(contactAddress({ message: "Second role" }));
  expect(message.value).toBe("Second role");
});

test("what the visitor wrote stays", async () => {
  const { message, goTo } = mountAt(contactAddress({ message: "First role" }));
  message.value = "First role, from May.";
  await goTo(contactAddress({ message: "Second role" }));
  expect(message.value).toBe("First role, from May.");
});

test("a message that is too long is cut to what can be sent", () => {
  const { message } = mountAt(contactAddress({ message: "x".repeat(6_000) }));
  expect(message.value).toHaveLength(message.maxLength);
});

test("the prerendered form knows nothing of the address", () => {
  const html = renderToString(
    <MemoryRouter initialEntries={[contactAddress({ message: "First role" })]}>
      <LiveContactForm />
    </MemoryRouter>,
  );
  expect(html).not.toContain("First role");
});
