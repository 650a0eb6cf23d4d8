import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import { makeTempDir } from "#server/testing/temp-dir.ts";

export interface BarePage {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Chromium by its DevTools protocol alone. Playwright and Lighthouse listen to the page's console and errors, and then V8
 * reads the whole of React anew for every error object it makes: 45 ms when slowed, which no visitor has.
 */
export async function openBareBrowser(command: string) {
  const profile = await makeTempDir();
  const child = spawn(
    command,
    [
      "--headless=new",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile.path}`,
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const browser = await connect(await listeningAddress(child.stderr));
  const address = new URL(browser.url);

  return {
    version: String((await browser.send("Browser.getVersion"))["product"]),
    async newPage(): Promise<BarePage> {
      const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
      const page = await connect(`ws://${address.host}/devtools/page/${String(targetId)}`);
      return {
        send: page.send,
        async evaluate(expression) {
          const answer = await page.send("Runtime.evaluate", { expression, returnByValue: true });
          return (answer["result"] as { value?: unknown }).value;
        },
        async close() {
          await browser.send("Target.closeTarget", { targetId });
        },
      };
    },
    async [Symbol.asyncDispose]() {
      const exited = once(child, "exit");
      await browser.send("Browser.close");
      await exited;
      await profile[Symbol.asyncDispose]();
    },
  };
}

/** Read on to the end: a browser whose complaints nobody takes stops. */
function listeningAddress(complaints: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: complaints })
    .on("line", (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    })
    .on("close", () => reject(new Error("The browser ended before it listened.")));
  return promise;
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result = {} } = JSON.parse(String(data)) as { id: number; result?: object };
    waiting.get(id)?.resolve({ ...result });
    waiting.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser is gone."));
  });
  let lastId = 0;
  const send = (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    lastId += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise;
  };
  return { url, send };
}
