import type { FastifyInstance } from "fastify";

/** Bodies and headers of posts as browsers make them. */

export const contactFields = {
  "form-name": "contact",
  name: "Ada Marsh",
  phone: "+1 512 555 0134",
  email: "ada@northfield.example",
  company: "Northfield Aero",
  message: "Please call about bracket RFQs.\r\nThank you.",
};

export function encode(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

export const nativeHeaders = {
  "content-type": "application/x-www-form-urlencoded",
  accept: "text/html,application/xhtml+xml",
  host: "localhost:80",
  origin: "http://localhost:80",
  "sec-fetch-site": "same-origin",
};

export const fetchHeaders = { ...nativeHeaders, accept: "application/json" };

type Headers = Readonly<Record<string, string | undefined>>;

/** A header of undefined is left out. */
export function post(
  { app }: { app: FastifyInstance },
  payload: string | Buffer,
  headers: Headers = fetchHeaders,
) {
  const given = Object.entries(headers).filter((entry) => entry[1] !== undefined);
  return app.inject({
    method: "POST",
    url: "/",
    payload,
    headers: Object.fromEntries(given) as Record<string, string>,
  });
}
