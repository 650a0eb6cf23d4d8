import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { namesThisMachine } from "#server/connections/loopback.ts";
import { documentHeaders } from "#server/html/document.ts";
import { serveFonts } from "#server/html/fonts.ts";
import { shown } from "#make/collections/form-fields.ts";
import { itemsOf, kinds } from "./kinds.ts";
import { formPage, screen, startPage } from "./pages.ts";
import type { Items } from "#make/collections/records-in.ts";
import { type Form, save, versionOf } from "./save.ts";

type Asked = { Params: { kind: string; id: string }; Querystring: { saved?: string }; Body?: Form };

/** Forms for the content files, without a script. `preview` is where the development server shows their pages. */
export function buildEditor(root: string, preview?: string) {
  const app = fastify({ bodyLimit: 21 * 1024 ** 2, forceCloseConnections: true });
  const policy = `${documentHeaders["Content-Security-Policy"]}; frame-src ${preview ?? "'none'"}`;
  const headers = { ...documentHeaders, "Content-Security-Policy": policy };
  const send = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).send(page);

  // Another's name may lead to this machine; another's page may send here, of which browsers say so.
  app.addHook("onRequest", async ({ method, headers: { host = "", origin } }, reply) => {
    const isOurs = origin === `http://${host}` || (origin === undefined && method === "GET");
    if (namesThisMachine(host) && isOurs) return undefined;
    return send(reply, 403, screen("This was sent from another site"));
  });
  app.removeAllContentTypeParsers();
  const readForm = async ({ headers: sent }: FastifyRequest, body: Buffer) => {
    const type = { "content-type": sent["content-type"] ?? "" };
    return new Map(await new Response(new Uint8Array(body), { headers: type }).formData());
  };
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, readForm);
  app.setNotFoundHandler((_request, reply) => send(reply, 404, screen("There is no such page")));
  app.setErrorHandler(({ statusCode = 500, message }: FastifyError, _request, reply) =>
    send(reply, statusCode, screen(statusCode === 413 ? "20 MB at most" : message)),
  );
  serveFonts(app, join(root, "build"));

  app.get("/", async (_request, reply) => {
    const all = kinds.map(async (kind) => [kind, await itemsOf(root, kind)] as const);
    return send(reply, 200, startPage(await Promise.all(all)));
  });
  const answer = async ({ params, query, body }: FastifyRequest<Asked>, reply: FastifyReply) => {
    const kind = kinds.find(({ name }) => name === params.kind);
    const items: Items = kind ? await itemsOf(root, kind) : new Map();
    const values = items.get(params.id);
    if (!kind || !(values || (params.id === "new" && !kind.isFixed))) return reply.callNotFound();
    const wrong = body ? await save(root, kind, values && params.id, body) : new Map();
    if (typeof wrong === "string") {
      // The development server starts anew for a new address.
      const shownAt = `${preview}${kind.page(wrong)}`;
      const isShown = async () => (await fetch(shownAt).catch(() => undefined))?.ok;
      for (let n = preview ? 20 : 0; n > 0 && !(await isShown()); n -= 1) await setTimeout(500);
      return reply.redirect(`/${kind.name}/${wrong}?saved`, 303);
    }
    const begun = values ?? { draft: true };
    const inFile = { ...begun, version: versionOf(values), address: values && params.id };
    const form: Form = body ?? new Map(Object.entries(inFile).map(([k, v]) => [k, shown(v)]));
    const saved = values?.["movedFrom"]
      ? "Saved. Old addresses and the texts' links lead to it."
      : "Saved.";
    const notes = [query.saved === undefined ? [] : saved, kind.warnings?.(items) ?? []].flat();
    const page = values && preview && preview + kind.page(params.id);
    const filled = formPage({ kind, values, form, wrong, notes, page });
    return send(reply, wrong.size > 0 ? 422 : 200, filled);
  };
  app.get<Asked>("/:kind/:id", answer);
  app.post<Asked>("/:kind/:id", answer);
  return app;
}
