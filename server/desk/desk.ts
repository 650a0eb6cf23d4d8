import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { FORM_CONTENT_TYPE } from "#contract/forms.ts";
import { namesThisMachine } from "#server/connections/loopback.ts";
import { serveFonts } from "#server/html/fonts.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { parseUrlencoded } from "#server/submissions/parse-urlencoded.ts";
import { makeRateLimit } from "#server/submissions/rate-limit.ts";
import { isSameOrigin } from "#server/submissions/same-origin.ts";
import { entryPage } from "./desk-pages.ts";
import { formOf, queryOf, send, type SignedIn } from "./desk-request.ts";
import { DeskSessions, isSame } from "./desk-sessions.ts";
import { changeLead, forget, sendExport, showForget, showLead, showList } from "./lead-actions.ts";
import { changeOwnPassword, showOwnPassword } from "./own-password.ts";
import { showVisits } from "./visits-page.ts";

const SIGN_INS_PER_MINUTE = 10;

export type DeskOptions = {
  store: LeadStore;
  /** Asked for instead of the one-time key, where others than this machine can reach the desk and nobody has a name. */
  password?: string | undefined;
  /** When the desk starts, people have names and passwords of their own: no key is needed. */
  hasPeople?: boolean;
  /** Of the built site, for its letters. */
  buildDir: string;
  /** The public address, for the unsubscribe addresses in exports. */
  siteUrl: string;
  /** Number of reverse proxies in front whose forwarding headers are believed; without a password, none. */
  trustedProxies?: number;
  now?: () => number;
};

export type Desk = { app: FastifyInstance; key: string | undefined };

/** The pages for the people who read the leads: plain forms, no script. Never on the public server's port. */
export function buildDesk(options: DeskOptions): Desk {
  const { store, password, buildDir, siteUrl, trustedProxies = 0, now = Date.now } = options;
  const isGuarded = password !== undefined || options.hasPeople === true;
  const sessions = new DeskSessions({
    people: () => store.people(),
    password,
    hasKey: !isGuarded,
    now,
  });
  const signIns = makeRateLimit(SIGN_INS_PER_MINUTE);
  /** Without a text, the form alone. The store may be what is wrong. */
  const askToEnter = async (reply: FastifyReply, status: number, text?: string) => {
    const entry = await sessions.entry().catch(() => "key" as const);
    return send(reply, status, entryPage(text === undefined ? text : { kind: "err", text }, entry));
  };
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    // Each visitor has tries of their own. Without a password, a page of others could forward a host to be taken for ours.
    trustProxy: (_address, hop) => isGuarded && hop < trustedProxies,
    frameworkErrors: (_error, _request, reply) =>
      void askToEnter(reply, 400, "This address cannot be read."),
    // A browser keeps connections open that it has not used yet; the desk must end all the same.
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_CONTENT_TYPE, { parseAs: "buffer" }, (_request, body, done) =>
    done(null, new Map(parseUrlencoded(body as Buffer) ?? [])),
  );

  app.addHook("onRequest", async (request, reply) => {
    const isOurs = isGuarded || namesThisMachine(request.host);
    const isPost = request.method === "POST";
    if (!isOurs || (isPost && !isSameOrigin(request.headers, request.host, ""))) {
      const text = "This was sent from another site.";
      return send(reply, 403, entryPage({ kind: "err", text }, "key"));
    }
    return undefined;
  });

  const enter = (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const isSecure = request.headers["x-forwarded-proto"] === "https";
    return reply.header("Set-Cookie", sessions.cookie(id, isSecure)).redirect("/", 303);
  };

  serveFonts(app, buildDir);
  app.get("/enter", async (request, reply) => {
    const id = await sessions.enterByKey(queryOf(request).get("key") ?? "");
    if (id !== undefined) return enter(request, reply, id);
    return askToEnter(reply, 403, "This address was used already or is not complete.");
  });
  app.post("/sign-in", async (request, reply) => {
    const waitS = signIns(request.ip);
    if (waitS > 0) return askToEnter(reply, 429, `Too many tries. Wait ${waitS} seconds.`);
    const form = formOf(request);
    const id = await sessions.enterByPassword(form.get("name") ?? "", form.get("password") ?? "");
    if (id !== undefined) return enter(request, reply, id);
    return askToEnter(reply, 403, "That is not the password.");
  });

  const signedIn = (answer: (visit: SignedIn) => Promise<unknown>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const found = await sessions.find(request.headers.cookie);
      if (!found) return askToEnter(reply, 401);
      const { session, people } = found;
      if (
        request.method === "POST" &&
        !isSame(formOf(request).get("token") ?? "", session.formToken)
      ) {
        return askToEnter(reply, 403, "This form is of another visit. Sign in again.");
      }
      return await answer({ request, reply, session, people });
    };
  };

  app.post(
    "/sign-out",
    signedIn(async ({ request, reply }) => {
      sessions.end(request.headers.cookie);
      return reply.header("Set-Cookie", sessions.cookie("", false)).redirect("/", 303);
    }),
  );
  app.get(
    "/",
    signedIn((visit) => showList(store, now(), visit)),
  );
  app.get(
    "/export",
    signedIn((visit) => sendExport(store, siteUrl, now(), visit)),
  );
  app.get(
    "/leads/:id",
    signedIn((visit) => showLead(store, visit)),
  );
  app.post(
    "/leads/:id",
    signedIn((visit) => changeLead(store, now(), visit)),
  );
  app.get(
    "/visits",
    signedIn((visit) => showVisits(store, now(), visit)),
  );
  app.get(
    "/forget",
    signedIn((visit) => showForget(store, visit)),
  );
  app.post(
    "/forget",
    signedIn((visit) => forget(store, visit)),
  );

  app.get(
    "/password",
    signedIn(async (visit) => showOwnPassword(visit)),
  );
  app.post(
    "/password",
    signedIn((visit) => changeOwnPassword(store, visit)),
  );

  app.setNotFoundHandler((_request, reply) => askToEnter(reply, 404, "There is no such page."));
  app.setErrorHandler(({ statusCode = 503 }: FastifyError, _request, reply) =>
    statusCode < 500
      ? askToEnter(reply, statusCode, `Forms are sent as ${FORM_CONTENT_TYPE}, 1 MB at most.`)
      : askToEnter(reply, 503, "The lead store cannot be reached just now. Try again in a moment."),
  );
  return { app, key: sessions.key };
}
