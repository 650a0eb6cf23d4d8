import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = process.env["LIMIT"] ?? join(import.meta.dirname, "../../../shared/limit");

/** The home page's content as one page written by hand: no script, no font, no file beside it. */
export async function startLimitSite(): Promise<{ url: string } & AsyncDisposable> {
  const file = join(folder, "index.html");
  if (!existsSync(file)) {
    throw new Error(
      `There is no page to measure against: ${file} is missing. Set LIMIT to its folder.`,
    );
  }
  const page = brotliCompressSync(await readFile(file));
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": page.length,
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The limit's server has no port.");
  return {
    url: `http://localhost:${address.port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
