import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Somebody who takes deliveries on this machine. */
export async function receive(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/hook`,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
