import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

import { contentTypeOf } from "#server/site/content-types.ts";

import type * as ofDevelopment from "../development/page-files.ts";
import { siteAddress } from "../site-address.ts";
import type { MadeFiles } from "./made-files-plugin.ts";

/** Addresses of Vite's and React Router's own. */
const ofTheFramework = /^\/(?:@|__|node_modules\/)|\.data$/;
const takesPosts = /^\/$|^\/newsletter\//;

/** The development server answers what the built site answers: forms, files made from the pages, and 404 for the rest. */
export function development(made: MadeFiles): Plugin {
  return {
    name: "quotewright:development",
    apply: "serve",
    configureServer(server) {
      // After Vite's own files and before the router, which would answer every address with a page.
      return () => {
        const answer = answering(server, made);
        server.middlewares.use((request, response, next) => void answer(request, response, next));
      };
    },
  };
}

function answering(server: ViteDevServer, made: MadeFiles) {
  const { root, logger } = server.config;
  const app = join(root, "app");
  const dataDir = process.env["DATA_DIR"] ?? join(root, ".cache/development-leads");
  let ofPages: Promise<MadeFiles> | undefined;
  let forms: Promise<FastifyInstance> | undefined;
  server.watcher.on("all", (_event, file) => {
    if (file.startsWith(app)) ofPages = undefined;
  });
  server.httpServer?.once("close", () => void forms?.then((received) => received.close()));

  const load = () => {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The pages cannot be run here.");
    return Promise.all([
      ssr.runner.import<ServerBuild>("virtual:react-router/server-build"),
      // By way of Vite, which gives the records their settings and reads them again when they change.
      ssr.runner.import<typeof ofDevelopment>(join(root, "make/development/page-files.ts")),
    ]);
  };
  const makeFiles = async () => {
    const [build, { pageFiles }] = await load();
    return await pageFiles(build, root, made);
  };
  const render = async (path: string) => {
    const [build, { renderedPage }] = await load();
    return await renderedPage(build, path);
  };
  const openForms = async () => {
    const { receivedForms } = await import("../development/received-forms.ts");
    logger.info(`  Forms are kept in ${dataDir}`);
    return await receivedForms(dataDir, siteAddress(), render);
  };

  /** Whether the request was answered here. */
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (takesPosts.test(pathname) && !(pathname === "/" && isRead)) {
      (await (forms ??= openForms())).routing(request, response);
      return true;
    }
    if (!isRead || ofTheFramework.test(pathname)) return false;
    const [{ prerender }, { movedTo }] = await load();
    if (prerender.includes(pathname) && pathname !== "/404") return false;
    const path = pathname.slice(1);
    const make = made.get(path) ?? (await (ofPages ??= makeFiles())).get(path);
    const content = await make?.();
    const moved = make ? undefined : movedTo(pathname);
    if (moved !== undefined) response.writeHead(308, { Location: moved }).end();
    else if (content === undefined) send(response, 404, "404.html", await render("/404"));
    else send(response, 200, pathname, content);
    return true;
  };
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      if (!(await answer(request, response))) next();
    } catch (error) {
      next(error);
    }
  };
}

function send(response: ServerResponse, status: number, path: string, content: string | Buffer) {
  const { mime } = contentTypeOf(path);
  response.writeHead(status, { "Content-Type": mime, "Cache-Control": "no-store" }).end(content);
}
