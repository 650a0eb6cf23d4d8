import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { cachePolicies, commonHeaders } from "#server/site/security-headers.ts";
import type { Site } from "#server/site/load-site.ts";

/** Where the pages that the server writes itself find the rules for the site's own letters. */
export const fontSheetPath = "/server-fonts.css";

const headers = { ...commonHeaders, "Cache-Control": cachePolicies.revalidated };

/** Out of the sheet that a page of the site names; nothing where there is none. */
async function fontFaces(read: (address: string) => Promise<string>): Promise<string> {
  const [sheet] = /\/assets\/app-[\w-]+\.css/.exec(await read("/")) ?? [];
  const rules = sheet === undefined ? "" : await read(sheet);
  return rules.match(/@font-face\s*\{[^}]*\burl\([^}]*\}/g)?.join("\n") ?? "";
}

function serveSheet(app: FastifyInstance, faces: Promise<string>): void {
  app.get(fontSheetPath, async (_request, reply) =>
    reply
      .headers(headers)
      .type("text/css; charset=utf-8")
      .send(await faces),
  );
}

/** For the public server, which has the files that the rules name. */
export function serveFontSheet(app: FastifyInstance, { files }: Site): void {
  const read = async (address: string) =>
    files.get(address)?.variants.identity.body.toString() ?? "";
  serveSheet(app, fontFaces(read));
}

/** For the desk: the letters from the folder of the built site, and those of the system where nothing was built. */
export function serveFonts(app: FastifyInstance, buildDir: string): void {
  const fileOf = (address: string) => join(buildDir, "client", address);
  const read = (address: string) =>
    readFile(fileOf(address === "/" ? "index.html" : address), "utf8").catch(() => "");
  const faces = fontFaces(read);
  serveSheet(app, faces);
  app.get<{ Params: { file: string } }>("/assets/:file", async ({ params }, reply) => {
    const address = `/assets/${basename(params.file)}`;
    const font = (await faces).includes(address)
      ? await readFile(fileOf(address)).catch(() => undefined)
      : undefined;
    if (font === undefined) return reply.callNotFound();
    return reply
      .headers({ ...commonHeaders, "Cache-Control": cachePolicies.hashed })
      .type("font/woff2")
      .send(font);
  });
}
