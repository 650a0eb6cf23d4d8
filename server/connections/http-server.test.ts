import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { takeInFirst } from "./http-server.ts";

/** A server whose answers each block the event loop for a moment, as a large page does. */
async function startSlowServer(takesInFirst: boolean) {
  const events: ("connected" | "answered")[] = [];
  const server = createServer();
  server.on("connection", () => events.push("connected"));
  const handle = (_: unknown, response: { end(text: string): void }) => {
    for (const untilMs = performance.now() + 2; performance.now() < untilMs;);
    events.push("answered");
    response.end("whole");
  };
  if (takesInFirst) takeInFirst(server, handle);
  else server.on("request", handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    return (await text(socket)).split("\r\n\r\n")[1];
  };
  return { server, ask, events, [Symbol.dispose]: () => server.close() };
}

test("a crowd of new connections is taken in before the first of it is answered", async () => {
  const crowd = 12;
  using slow = await startSlowServer(true);
  const answers = await Promise.all(Array.from({ length: crowd }, () => slow.ask()));
  expect(new Set(answers)).toEqual(new Set(["whole"]));
  expect(slow.events.filter((event) => event === "answered")).toHaveLength(crowd);
  expect(slow.events.indexOf("answered")).toBeGreaterThan(crowd / 2);
});

test("a connection that comes alone is answered, and so is the next one on it", async () => {
  using slow = await startSlowServer(true);
  expect(await slow.ask()).toBe("whole");
  expect(await slow.ask()).toBe("whole");
});

test("connections that never end coming hold nobody back for long", async () => {
  using slow = await startSlowServer(true);
  const asking = new AbortController();
  const { port } = slow.server.address() as AddressInfo;
  const newcomers = (async () => {
    while (!asking.signal.aborted) {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.destroy();
    }
  })();
  expect(await slow.ask()).toBe("whole");
  asking.abort();
  await newcomers;
});
