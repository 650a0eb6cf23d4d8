import { Readable } from "node:stream";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { FORM_CONTENT_TYPE } from "#contract/forms.ts";
import { namesThisMachine } from "#server/connections/loopback.ts";
import { documentHeaders } from "#server/html/document.ts";
import { serveFonts } from "#server/html/fonts.ts";
import { exportText } from "#server/leads/export/export-text.ts";
import { deliveryTargets, type LeadStore, type StoredLead } from "#server/leads/store.ts";
import { parseUrlencoded } from "#server/submissions/parse-urlencoded.ts";
import { makeRateLimit } from "#server/submissions/rate-limit.ts";
import { isSameOrigin } from "#server/submissions/same-origin.ts";
import { isLeadState, readFilterQuery, toLeadFilter } from "./desk-filter.ts";
import { count, type Draft, entryPage, forgetPage, leadPage, listPage } from "./desk-pages.ts";
import { DeskSessions, isSame, type Session } from "./desk-sessions.ts";

const PAGE_SIZE = 50;
const MAX_FORGOTTEN = 1_000;
const SIGN_INS_PER_MINUTE = 10;

export type DeskOptions = {
  store: LeadStore;
  /** Asked for instead of the one-time key, where others than this machine can reach the desk. */
  password?: string | undefined;
  /** Of the built site, for its letters. */
  buildDir: string;
  /** The public address, for the unsubscribe addresses in exports. */
  siteUrl: string;
  /** Number of reverse proxies in front whose forwarding headers are believed; without a password, none. */
  trustedProxies?: number;
  now?: () => number;
};

export type Desk = { app: FastifyInstance; key: string | undefined };

type SignedIn = { request: FastifyRequest; reply: FastifyReply; session: Session };
type Form = ReadonlyMap<string, string>;

/** The pages for the people who read the leads: plain forms, no script. Never on the public server's port. */
export function buildDesk(options: DeskOptions): Desk {
  const { store, password, buildDir, siteUrl, trustedProxies = 0, now = Date.now } = options;
  const sessions = new DeskSessions(password, now);
  const signIns = makeRateLimit(SIGN_INS_PER_MINUTE);
  const askToEnter = (reply: FastifyReply, status: number, text: string) =>
    send(reply, status, entryPage({ kind: "err", text }, password !== undefined));
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    // Each visitor has tries of their own. Without a password, a page of others could forward a host to be taken for ours.
    trustProxy: (_address, hop) => password !== undefined && hop < trustedProxies,
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
    const isOurs = password !== undefined || namesThisMachine(request.host);
    const isPost = request.method === "POST";
    if (!isOurs || (isPost && !isSameOrigin(request.headers, request.host, ""))) {
      return send(
        reply,
        403,
        entryPage({ kind: "err", text: "This was sent from another site." }, false),
      );
    }
    return undefined;
  });

  const enter = (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const isSecure = request.headers["x-forwarded-proto"] === "https";
    return reply.header("Set-Cookie", sessions.cookie(id, isSecure)).redirect("/", 303);
  };

  serveFonts(app, buildDir);
  app.get("/enter", (request, reply) => {
    const id = sessions.enterByKey(queryOf(request).get("key") ?? "");
    if (id !== undefined) return enter(request, reply, id);
    return askToEnter(reply, 403, "This address was used already or is not complete.");
  });
  app.post("/sign-in", (request, reply) => {
    const waitS = signIns(request.ip);
    if (waitS > 0) return askToEnter(reply, 429, `Too many tries. Wait ${waitS} seconds.`);
    const id = sessions.enterByPassword(formOf(request).get("password") ?? "");
    if (id !== undefined) return enter(request, reply, id);
    return askToEnter(reply, 403, "That is not the password.");
  });

  const signedIn = (answer: (visit: SignedIn) => Promise<unknown>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const session = sessions.find(request.headers.cookie);
      if (!session) return send(reply, 401, entryPage(undefined, password !== undefined));
      if (
        request.method === "POST" &&
        !isSame(formOf(request).get("token") ?? "", session.formToken)
      ) {
        return askToEnter(reply, 403, "This form is of another visit. Sign in again.");
      }
      return await answer({ request, reply, session });
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
    signedIn((visit) => showList(store, visit)),
  );
  app.get(
    "/export",
    signedIn((visit) => sendExport(store, siteUrl, visit)),
  );
  app.get(
    "/leads/:id",
    signedIn((visit) => showLead(store, visit)),
  );
  app.post(
    "/leads/:id",
    signedIn((visit) => changeLead(store, visit)),
  );
  app.get(
    "/forget",
    signedIn((visit) => showForget(store, visit)),
  );
  app.post(
    "/forget",
    signedIn((visit) => forget(store, visit)),
  );

  app.setNotFoundHandler((_request, reply) => askToEnter(reply, 404, "There is no such page."));
  app.setErrorHandler(({ statusCode = 503 }: FastifyError, _request, reply) =>
    statusCode < 500
      ? askToEnter(reply, statusCode, `Forms are sent as ${FORM_CONTENT_TYPE}, 1 MB at most.`)
      : askToEnter(reply, 503, "The lead store cannot be reached just now. Try again in a moment."),
  );
  return { app, key: sessions.key };
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(documentHeaders).send(page);
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://desk").searchParams;
}

function formOf({ body }: FastifyRequest): Form {
  return body instanceof Map ? body : new Map();
}

async function showList(store: LeadStore, { request, reply, session }: SignedIn) {
  const query = queryOf(request);
  const filter = readFilterQuery(query);
  const wanted = toLeadFilter(filter);
  const before = Number(query.get("before")) || undefined;
  const [found, total, stats] = await Promise.all([
    store.newest(wanted, PAGE_SIZE + 1, before),
    store.count(wanted),
    store.stats(),
  ]);
  const leads = found.slice(0, PAGE_SIZE);
  const refused = stats
    .flatMap((row) => deliveryTargets.map((target) => row.refused[target]))
    .reduce((sum, n) => sum + n, 0);
  const next = found.length > PAGE_SIZE ? leads.at(-1)?.sequence : undefined;
  return send(reply, 200, listPage({ session, filter, leads, total, before: next, refused }));
}

async function sendExport(store: LeadStore, siteUrl: string, { request, reply }: SignedIn) {
  const query = queryOf(request);
  const format = query.get("format") === "json" ? "json" : "csv";
  const type = format === "json" ? "application/json" : "text/csv";
  const text = exportText(store, toLeadFilter(readFilterQuery(query)), format, siteUrl);
  return reply
    .headers(documentHeaders)
    .header("Content-Disposition", `attachment; filename="leads.${format}"`)
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(text));
}

const messages: Readonly<Record<string, string>> = {
  saved: "Saved.",
  spam: "Marked as spam. It is not delivered any more.",
  "not-spam": "Not spam. It is delivered now.",
  retry: "Due now. A running server tries within 10 seconds.",
  skip: "Given up. The lead stays here.",
  nothing: "Nothing was changed: the delivery was made meanwhile, or the lead is spam.",
};

async function leadOf(store: LeadStore, request: FastifyRequest): Promise<StoredLead | undefined> {
  const { id } = request.params as { id: string };
  return await store.find(id);
}

const goneMessage = {
  kind: "err",
  text: "This lead is gone. Somebody may have erased it.",
} as const;

async function showLead(store: LeadStore, { request, reply, session }: SignedIn) {
  const lead = await leadOf(store, request);
  if (!lead)
    return send(reply, 404, forgetPage(session, { email: "", leads: [], said: goneMessage }));
  const done = queryOf(request).get("done") ?? "";
  const text = Object.hasOwn(messages, done) ? messages[done] : undefined;
  return send(reply, 200, leadPage(session, lead, text ? { said: { kind: "ok", text } } : {}));
}

async function changeLead(store: LeadStore, { request, reply, session }: SignedIn) {
  const lead = await leadOf(store, request);
  if (!lead)
    return send(reply, 404, forgetPage(session, { email: "", leads: [], said: goneMessage }));
  const form = formOf(request);
  const action = form.get("action") ?? "";
  const done = (message: string) => reply.redirect(`/leads/${lead.id}?done=${message}`, 303);
  if (action === "retry" || action === "skip") {
    const target = deliveryTargets.find((each) => each === form.get("target"));
    if (target === undefined) return done("");
    const settled = await (action === "retry"
      ? store.retryLead(lead.id, target)
      : store.skipLead(lead.id, target));
    return done(settled.length > 0 ? action : "nothing");
  }
  const draft = draftOf(form, lead);
  const isSpam = action === "spam" ? true : action === "not-spam" ? false : undefined;
  const change = { ...draft, ...(isSpam === undefined ? {} : { isSpam }) };
  const result = await store.change(lead.id, Number(form.get("version")), change);
  if (result === "changed") return done(Object.hasOwn(messages, action) ? action : "saved");
  const current = await store.find(lead.id);
  if (!current)
    return send(reply, 404, forgetPage(session, { email: "", leads: [], said: goneMessage }));
  const now = `State: ${current.state}. Owner: ${current.owner || "nobody"}. Note: ${current.note || "none"}.`;
  const text = `Somebody changed this lead meanwhile, so nothing was saved. It now says: ${now} What you typed is still in the form: save again to put it in place of theirs.`;
  return send(reply, 409, leadPage(session, current, { said: { kind: "err", text }, draft }));
}

function draftOf(form: Form, lead: StoredLead): Draft {
  const state = form.get("state") ?? "";
  return {
    state: isLeadState(state) ? state : lead.state,
    owner: (form.get("owner") ?? lead.owner).trim().slice(0, 200),
    note: (form.get("note") ?? lead.note).replace(/\r\n?/g, "\n").trim().slice(0, 10_000),
  };
}

async function showForget(store: LeadStore, { request, reply, session }: SignedIn) {
  const email = (queryOf(request).get("email") ?? "").trim().slice(0, 254);
  const leads = email === "" ? [] : await store.newest({ email, spam: "include" }, MAX_FORGOTTEN);
  return send(reply, 200, forgetPage(session, { email, leads }));
}

async function forget(store: LeadStore, { request, reply, session }: SignedIn) {
  const email = formOf(request).get("email") ?? "";
  // Erased addresses are empty: this would be all who unsubscribed.
  if (email === "") return send(reply, 200, forgetPage(session, { email, leads: [] }));
  const { leads, delivered, remains } = await store.forget(email);
  const copies = delivered.webhook + delivered.email;
  const text = [
    `Erased ${count(leads, "lead")}.`,
    ...(copies > 0
      ? [`${count(copies, "delivery", "deliveries")} had already left: erase them there.`]
      : []),
    ...remains,
  ].join(" ");
  return send(
    reply,
    200,
    forgetPage(session, { email: "", leads: [], said: { kind: "ok", text } }),
  );
}
