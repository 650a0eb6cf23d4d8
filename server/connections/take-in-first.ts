import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Bounds what the first of a crowd wait for the last. */
const MAX_HOLD_MS = 25;

/**
 * Node takes in one new connection per turn of its event loop. Where hundreds come at once and the first already ask, each
 * turn answers all of those, and the last wait seconds. So requests are held while turn after turn brings a new
 * connection, for a moment at most, and then answered together.
 */
export function takeInFirst(server: Server, handle: Handler): void {
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
