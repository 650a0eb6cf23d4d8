// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { CONFIRM_BY_MAIL, type FormName, forms } from "#contract/forms.ts";

import { LeadForm } from "./lead-form.tsx";
import { mountForm } from "./testing/mount-form.tsx";

const filled = {
  name: "Dana Whitfield",
  phone: "",
  email: "dana@halvard.com",
  company: "Halvard & Sons",
  message: "Fourteen quotes,\nthree formats.",
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Post {
  target: string;
  body: string;
  headers: Headers;
  answer: (response: Response) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** A form, and the server's side of every post it makes. */
function mountWithServer(name: FormName) {
  const posts: Post[] = [];
  // A post left without an answer would fail after 15 seconds, when there may be no window any more.
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener("abort", () => {
      if (!isOver) reject(init.signal?.reason);
    });
    posts.push({
      target: `${init.method} ${address}`,
      body: String(init.body),
      headers: new Headers(init.headers),
      answer: (response) => act(async () => resolve(response)),
      fail: (error) => act(async () => reject(error)),
    });
    return promise;
  });
  const mounted = mountForm(<LeadForm form={forms[name]} />);
  return {
    ...mounted,
    posts,
    fillAll: () => mounted.fill(name === "newsletter" ? { email: filled.email } : filled),
  };
}

const ok = () => Response.json({ ok: true, message: "stored" });
const unavailable = () => new Response("<h1>503</h1>", { status: 503 });

test("a post carries the form's name and exactly its fields, in their order", async () => {
  const { fillAll, submit, posts } = mountWithServer("contact");
  fillAll();
  await submit();

  expect(posts.map(({ target, body }) => [target, body])).toEqual([
    [
      "POST /",
      "form-name=contact&name=Dana+Whitfield&phone=&email=dana%40halvard.com" +
        "&company=Halvard+%26+Sons&message=Fourteen+quotes%2C%0Athree+formats.",
    ],
  ]);
  expect(posts[0]?.headers.get("Accept")).toBe("application/json");
});

test("a honeypot that something filled goes along", async () => {
  const { fill, submit, posts, control } = mountWithServer("newsletter");
  fill({ email: "bot@example.com" });
  control("bot-field").value = "https://spam.example";
  await submit();

  expect(posts[0]?.body).toBe(
    "form-name=newsletter&email=bot%40example.com&bot-field=https%3A%2F%2Fspam.example",
  );
});

test("where the visit began goes beside the fields, as the first page's script kept it", async () => {
  window.name = "arrival?utm_source=google";
  onTestFinished(() => void (window.name = ""));
  const { fillAll, submit, posts } = mountWithServer("newsletter");
  fillAll();
  await submit();
  await posts[0]?.answer(ok());
  window.name = "arrival?";
  fillAll();
  await submit();

  expect(posts.map(({ headers }) => headers.get("Visit-Arrival"))).toEqual([
    "utm_source=google",
    null,
  ]);
  expect(posts[0]?.body).toBe("form-name=newsletter&email=dana%40halvard.com");
});

test("the time since the form came into view is sent in whole milliseconds", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
  const { fill, submit, posts } = mountWithServer("newsletter");
  fill({ email: "dana@halvard.com" });
  now.mockReturnValue(7_345.6);
  await submit();

  expect(posts[0]?.headers.get("Form-Fill-Ms")).toBe("2346");
});

test.each([
  ["newsletter", "Subscribing..."],
  ["contact", "Sending..."],
  ["demo", "Submitting..."],
] as const)(
  "%s: the button says %s and keeps focus while the post is under way",
  async (name, label) => {
    const { fillAll, submit, posts, button } = mountWithServer(name);
    fillAll();
    const idleLabel = button.textContent;
    button.focus();
    await submit();
    expect(button.textContent).toBe(label);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);

    await posts[0]?.answer(unavailable());
    expect(button.textContent).toBe(idleLabel);
    expect(button.hasAttribute("aria-disabled")).toBe(false);
  },
);

test("a second submit while one is under way sends nothing", async () => {
  const { fillAll, submit, posts, form } = mountWithServer("contact");
  fillAll();
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await submit();

  expect(posts).toHaveLength(1);
});

test.each([
  ["newsletter", "Thank you for subscribing! You'll receive our latest insights in your inbox."],
  ["contact", "Thank you! Your message has been sent successfully."],
  ["demo", "Thank you! We'll contact you shortly to schedule your demo."],
] as const)("%s: success is green, focused, and empties the form", async (name, message) => {
  const { fillAll, submit, posts, result, control, form, button } = mountWithServer(name);
  fillAll();
  button.focus();
  await submit();
  await posts[0]?.answer(ok());

  expect(result()).toEqual({ text: message, color: "green" });
  expect(form.querySelector("[role=status]")?.textContent).toBe(message);
  expect(document.activeElement).toBe(form.querySelector("[data-result]"));
  expect(control("email").value).toBe("");
});

test.each([
  ["newsletter", "Sorry, there was an error subscribing. Please try again."],
  ["contact", "Sorry, there was an error sending your message. Please try again."],
  ["demo", "Sorry, there was an error submitting your request. Please try again."],
] as const)("%s: failure is red, announced, and keeps what was typed", async (name, message) => {
  const { fillAll, submit, posts, result, control, form, button } = mountWithServer(name);
  fillAll();
  button.focus();
  await submit();
  await posts[0]?.answer(unavailable());

  expect(result()).toEqual({ text: message, color: "red" });
  expect(form.querySelector("[role=alert]")?.textContent).toBe(message);
  expect(document.activeElement).toBe(button);
  expect(control("email").value).toBe(filled.email);
  expect(posts).toHaveLength(1);
});

test("what comes next follows the specified thanks", async () => {
  const { fillAll, submit, posts, result, form } = mountWithServer("newsletter");
  fillAll();
  await submit();
  await posts[0]?.answer(Response.json({ ok: true, message: "stored", detail: CONFIRM_BY_MAIL }));

  expect(result()?.text).toBe(forms.newsletter.successMessage);
  expect(form.querySelector("[role=status]")?.textContent).toBe(
    forms.newsletter.successMessage + CONFIRM_BY_MAIL,
  );
});

test("a visitor who has moved on keeps the focus", async () => {
  const elsewhere = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => elsewhere.remove());
  const { fillAll, submit, posts, result } = mountWithServer("contact");
  fillAll();
  await submit();
  elsewhere.focus();
  await posts[0]?.answer(ok());

  expect(result()?.color).toBe("green");
  expect(document.activeElement).toBe(elsewhere);
});

test("a new post clears the last result", async () => {
  const { fillAll, submit, posts, result } = mountWithServer("contact");
  fillAll();
  await submit();
  await posts[0]?.answer(unavailable());
  await submit();

  expect(result()).toBeNull();
});

test("a network error is a failure, and is not tried again", async () => {
  const { fillAll, submit, posts, result } = mountWithServer("contact");
  fillAll();
  await submit();
  await posts[0]?.fail(new TypeError("Failed to fetch"));

  expect(result()?.text).toBe(forms.contact.failureMessage);
  expect(posts).toHaveLength(1);
});

test("no answer within 15 seconds is a failure", async () => {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
  const { fillAll, submit, result } = mountWithServer("contact");
  fillAll();
  await submit();
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(result()).toBeNull();

  await act(async () => timer.abort(new DOMException("Too late", "TimeoutError")));
  expect(result()?.text).toBe(forms.contact.failureMessage);
});

test("offline is said at once, each time, and nothing is sent", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { fillAll, submit, posts, result, form, control } = mountWithServer("contact");
  fillAll();
  await submit();
  const first = form.querySelector("[data-result]");
  await submit();

  expect(result()).toEqual({ text: forms.contact.failureMessage, color: "red" });
  expect(form.querySelector("[role=alert]")?.textContent).toContain("You are offline.");
  expect(form.querySelector("[data-result]")).not.toBe(first);
  expect(control("message").value).toBe(filled.message);
  expect(posts).toEqual([]);
});

test("the idempotency key stays until success is seen, then changes", async () => {
  const { fillAll, submit, posts } = mountWithServer("contact");
  fillAll();
  await submit();
  await posts[0]?.fail(new TypeError("Connection lost: stored or not, nobody knows"));
  await submit();
  await posts[1]?.answer(ok());
  fillAll();
  await submit();

  const [first, second, third] = posts.map((post) => post.headers.get("Idempotency-Key"));
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("where the browser makes no key, the form is sent without one", async () => {
  vi.stubGlobal("crypto", {});
  const { fillAll, submit, posts } = mountWithServer("contact");
  fillAll();
  await submit();

  expect(posts).toHaveLength(1);
  expect(posts[0]?.headers.has("Idempotency-Key")).toBe(false);
});

test("a refusal that is not about a field says why, apart from the message", async () => {
  const detail = "Too many forms were sent from this address. Try again in 40 seconds.";
  const { fillAll, submit, posts, result, form } = mountWithServer("contact");
  fillAll();
  await submit();
  await posts[0]?.answer(Response.json({ ok: false, detail }, { status: 429 }));

  expect(result()?.text).toBe(forms.contact.failureMessage);
  expect(form.querySelector("[role=alert]")?.textContent).toContain(detail);
});
