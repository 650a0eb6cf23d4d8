import { brandName } from "#contract/brand.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { brandLabel, documentHeaders, renderDocument } from "#server/html/document.ts";
import { type Markup, markup } from "#server/html/markup.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { codeOf } from "#server/thrown.ts";
import { newsletterPaths } from "./newsletter-address.ts";

type Action = keyof typeof newsletterPaths;

type Options = {
  store: Pick<LeadStore, "confirmSubscription" | "unsubscribe">;
  now: () => number;
  /** There is something to tell the owners. */
  onSettled: () => void;
};

const words = {
  confirm: {
    title: "Confirm your subscription",
    ask: `Press the button to get ${brandName}'s newsletter at the address this mail was sent to.`,
    button: "Confirm subscription",
    done: (email: string) => `Confirmed. The newsletter goes to ${email}.`,
    erased: "This address was unsubscribed and erased. To get the newsletter, subscribe again.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    ask: `Press the button to get no more newsletters from ${brandName}.`,
    button: "Unsubscribe",
    done: (email: string) =>
      `Unsubscribed. No more newsletters go to ${email}, and the address is erased.`,
    erased: "Unsubscribed. The address is erased, and no more newsletters go to it.",
  },
} as const;

/**
 * The two pages that a subscriber's mails lead to. Opening one changes nothing, because mail programs open links to check
 * them; the button does, and so does a mail program's own post (RFC 8058), which comes from no page of ours.
 */
export function serveNewsletterPages(app: FastifyInstance, options: Options): void {
  for (const action of ["confirm", "unsubscribe"] as const) {
    app.get(newsletterPaths[action], (request, reply) => {
      const { title, ask, button } = words[action];
      const token = tokenOf(request);
      const body = markup`<p>${ask}</p><form method="post" action="${`${newsletterPaths[action]}?token=${encodeURIComponent(token)}`}"><div class="actions"><button class="go">${button}</button></div></form>`;
      return send(reply, 200, title, body);
    });
    app.post(newsletterPaths[action], (request, reply) => settle(action, options, request, reply));
  }
}

async function settle(
  action: Action,
  { store, now, onSettled }: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { title, done, erased } = words[action];
  const token = tokenOf(request);
  try {
    const subscriber = await (action === "confirm"
      ? store.confirmSubscription(token, now())
      : store.unsubscribe(token, now()));
    if (subscriber === undefined) {
      const text =
        "This address is not known any more. It may have been erased, or cut short by the mail program.";
      return send(reply, 404, title, markup`<p role="alert">${text}</p>`);
    }
    request.log.info({ action }, "newsletter");
    onSettled();
    const text = subscriber.email === null ? erased : done(subscriber.email);
    return send(reply, 200, title, markup`<p role="status">${text}</p>`);
  } catch (error) {
    request.log.error({ action, reason: codeOf(error) ?? "unknown" }, "newsletter not stored");
    const text = "This could not be stored just now. Please try again in a moment.";
    return send(reply.header("Retry-After", "30"), 503, title, markup`<p role="alert">${text}</p>`);
  }
}

function send(reply: FastifyReply, status: number, title: string, body: Markup): FastifyReply {
  const page = markup`<header class="bar">${brandLabel("newsletter")}</header><main><div class="zone"><h1>${title}</h1>${body}<p><a href="/">${brandName}'s home page</a></p></div></main>`;
  return reply
    .code(status)
    .headers(documentHeaders)
    .send(renderDocument(`${title} · ${brandName}`, page));
}

function tokenOf(request: FastifyRequest): string {
  return new URL(request.url, "http://site").searchParams.get("token")?.slice(0, 200) ?? "";
}
