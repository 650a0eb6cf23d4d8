import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as endOfTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A client that is about to send on a kept connection gets this time; its answer then says that it is the last. */
const SILENCE_MS = 1_000;
const SWEEP_EVERY_MS = 50;
/** What requests under way get to finish. */
const REQUEST_GRACE_MS = 5_000;

/**
 * Node closes kept connections at once when a server closes, and so cuts off requests that are on their way. Here a
 * connection is closed after an answer that announced it, or after a silence.
 */
export function drainConnectionsOnClose(app: FastifyInstance): void {
  /** Every open connection and the last response begun on it. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  let isDraining = false;
  app.server.on("connection", (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  // Before anything is answered: while connections are drained each answer says that it is the connection's last.
  app.server.prependListener("request", ({ socket }, response) => {
    connections.set(socket, response);
    if (isDraining) response.shouldKeepAlive = false;
  });
  app.addHook("preClose", async () => {
    isDraining = true;
    if (app.server.listening) await drain(app.server, connections);
  });
}

async function drain(
  server: Server,
  connections: ReadonlyMap<Socket, ServerResponse | undefined>,
): Promise<void> {
  // At the end of a turn of the event loop every connection that has come in is accepted and everything sent is read.
  await endOfTurn();
  const closed = once(server, "close");
  // The web server's own `close` would close kept connections; that of its base class only stops listening.
  NetServer.prototype.close.call(server);
  for (const response of connections.values()) {
    if (response && !response.headersSent) response.shouldKeepAlive = false;
  }

  const sweep = () => {
    // For Node a connection is idle while the end of an answer still waits to be sent.
    const responses = [...connections.values()];
    if (responses.some((last) => last?.writableEnded && !last.writableFinished)) return;
    server.closeIdleConnections();
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  let sweeping: NodeJS.Timeout | undefined;
  const silence = setTimeout(() => {
    sweeping = setInterval(() => setImmediate(sweep), SWEEP_EVERY_MS);
  }, SILENCE_MS);
  const grace = setTimeout(() => server.closeAllConnections(), REQUEST_GRACE_MS);
  await closed;
  clearTimeout(silence);
  clearInterval(sweeping);
  clearTimeout(grace);
}
