import fastify, { type FastifyInstance } from "fastify";

import { type FormResultName, formResults } from "#contract/forms.ts";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import { serveNewsletterPages } from "#server/newsletter/newsletter-pages.ts";
import type { SiteFile } from "#server/site/load-site.ts";
import { makeRateLimit } from "#server/submissions/rate-limit.ts";
import { receiveSubmissions } from "#server/submissions/receive-submission.ts";

/** The server's own code for forms and the newsletter's pages, on a store of its own. Nothing is passed on from it. */
export async function receivedForms(
  dataDir: string,
  siteUrl: string,
  render: (path: string) => Promise<string>,
): Promise<FastifyInstance> {
  const store = await SqliteStore.open(dataDir);
  const app = fastify({ exposeHeadRoutes: false });
  const results = new Map<FormResultName, SiteFile>();
  app.addHook("onRequest", async ({ headers }) => {
    if (headers.accept?.includes("application/json")) return;
    for (const { name } of formResults)
      results.set(name, pageOf(await render(`/form-results/${name}`)));
  });
  app.addHook("onClose", () => store.close());
  receiveSubmissions(app, {
    site: { files: new Map(), notFound: pageOf(""), moved: new Map(), formResults: results },
    store,
    siteUrl,
    rateLimit: makeRateLimit(0),
    now: Date.now,
    confirmsSubscriptions: false,
    onLeadStored: () => {},
  });
  serveNewsletterPages(app, { store, now: Date.now, onSettled: () => {} });
  await app.ready();
  return app;
}

/** Without the public server's policy, which would forbid what a development server adds to a page. */
function pageOf(html: string): SiteFile {
  const body = Buffer.from(html);
  const headers = ["Content-Type", "text/html; charset=utf-8", "Content-Length", `${body.length}`];
  const variant = { body, etag: "", headers };
  return { isDownload: false, variants: { identity: variant, gzip: variant, br: variant } };
}
