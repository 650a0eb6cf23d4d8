import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { hasSeveralHosts } from "./request-target.ts";
import { takeInFirst } from "./take-in-first.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The web server under Fastify. What `answerFile` knows is answered before Fastify routes, which would cost as much again;
 * a request that names several hosts is left to the hook that refuses it.
 */
export function makeHttpServer(
  answerFile: (request: IncomingMessage, response: ServerResponse) => boolean,
  handleOthers: Handler,
): Server {
  const options = {
    // A client has 12 s to send its request and 14 s of silence while it is answered.
    requestTimeout: 12_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(options);
  takeInFirst(server, (request, response) => {
    if (!hasSeveralHosts(request.rawHeaders) && answerFile(request, response)) return;
    handleOthers(request, response);
  });
  return server.setTimeout(14_000);
}
