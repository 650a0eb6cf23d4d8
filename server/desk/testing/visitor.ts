import type { Desk } from "../desk.ts";

export const host = "localhost:3100";

/** A person with a browser: keeps the cookie, follows redirects, and reads the form's hidden values. */
export function visitorOf({ app }: Desk) {
  let cookie = "";
  let page = "";
  const go = async (url: string, form?: Record<string, string>, headers = {}) => {
    const response = await app.inject({
      method: form ? "POST" : "GET",
      url,
      headers: {
        host,
        cookie,
        ...(form
          ? { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }
          : {}),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    cookie = String(response.headers["set-cookie"] ?? cookie).split(";")[0] ?? "";
    if (response.statusCode === 303) return await go(String(response.headers.location));
    page = response.body;
    return { status: response.statusCode, page, headers: response.headers };
  };
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  return {
    go,
    cookie: () => cookie,
    /** Fills the form that is on the page. */
    send: (url: string, form: Record<string, string>) =>
      go(url, { token: hidden("token"), version: hidden("version"), ...form }),
  };
}
