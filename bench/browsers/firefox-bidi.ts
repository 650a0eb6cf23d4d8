import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { makeTempDir } from "#server/testing/temp-dir.ts";

import type { OtherBrowser } from "./other-browser.ts";

interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: Record<string, unknown>;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

/** As much of WebDriver BiDi as it takes to open pages in an unpatched Firefox, which Playwright does not drive. */
export async function openFirefox(command: string): Promise<OtherBrowser> {
  const profile = await makeTempDir();
  const child = spawn(
    command,
    ["--headless", "--no-remote", "--profile", profile.path, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(`${await listeningAddress(child)}/session`);
  await once(socket, "open");

  const waiting = new Map<number, (answer: Answer) => void>();
  let heard: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (/error|warn/.test(answer.params?.level ?? "")) heard.push(answer.params?.text ?? "");
  });
  let lastId = 0;
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    lastId += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(lastId, resolve);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    const answer = await promise;
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result ?? {};
  };

  const session = (await send("session.new", { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = await send("browsingContext.create", { type: "tab" });
  return {
    version: session.capabilities.browserVersion,
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const { result } = await send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      return (result as { value?: unknown } | undefined)?.value;
    },
    async complaints() {
      const all = heard;
      heard = [];
      return all;
    },
    async [Symbol.asyncDispose]() {
      const exited = once(child, "exit");
      socket.close();
      child.kill();
      await exited;
      await profile[Symbol.asyncDispose]();
    },
  };
}

async function listeningAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Firefox ended before it listened.");
}
