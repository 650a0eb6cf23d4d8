import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { isLoopback, namesThisMachine } from "#server/connections/loopback.ts";
import type { Metrics } from "./metrics.ts";

/** On a port of its own, so that the public address never shows them. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const mayAsk = !isLoopback(host) || namesThisMachine(request.headers.host ?? "");
    if (!mayAsk) return response.writeHead(421).end();
    if (request.url !== "/metrics") return response.writeHead(404).end();
    if (request.method !== "GET") return response.writeHead(405, { Allow: "GET" }).end();
    const text = await metrics.render();
    return response.writeHead(200, { "Content-Type": metrics.registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
