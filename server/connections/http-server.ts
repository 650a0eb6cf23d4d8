import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";

import { hasSeveralHosts } from "./request-target.ts";

/**
 * The web server under Fastify. What `answerFile` knows is answered before Fastify routes, which would cost as much again;
 * a request that names several hosts is left to the hook that refuses it.
 */
export function makeHttpServer(
  answerFile: (request: IncomingMessage, response: ServerResponse) => boolean,
  handleOthers: RequestListener,
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

/** Bounds what the first of a crowd wait for the last. */
const MAX_HOLD_MS = 25;

/**
 * Node takes in one new connection per turn of its event loop. Where hundreds come at once and the first already ask, each
 * turn answers all of those, and the last wait seconds. So requests are held while turn after turn brings a new
 * connection, for a moment at most, and then answered together.
 */
export function takeInFirst(server: Server, handle: RequestListener): void {
  let held: (() => void)[] = [];
  let heldSinceMs = 0;
  let hasArrival = false;
  let isTurnWatched = false;

  const watchTurn = () => {
    if (isTurnWatched) return;
    isTurnWatched = true;
    setImmediate(endTurn);
  };
  const endTurn = () => {
    isTurnWatched = false;
    const mayHold = held.length === 0 || performance.now() - heldSinceMs < MAX_HOLD_MS;
    const moreMayCome = hasArrival && mayHold;
    hasArrival = false;
    if (moreMayCome) return watchTurn();
    const answers = held;
    held = [];
    for (const answer of answers) answer();
  };
  server.on("connection", () => {
    hasArrival = true;
    watchTurn();
  });
  server.on("request", (request, response) => {
    if (!isTurnWatched) return handle(request, response);
    if (held.length === 0) heldSinceMs = performance.now();
    held.push(() => handle(request, response));
  });
}
