import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

import type { OtherBrowser } from "./other-browser.ts";
import { wait } from "../server/measure.ts";

/** Or its window could not be as narrow as a phone. */
const narrowToolbar = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 5px; }";

/** WebDriver has no console, and comes in when the page has loaded: React starts after that. */
const listen = `(() => {
  globalThis.complaints = [];
  const hear = (...words) => void complaints.push(words.join(" "));
  console.error = console.warn = hear;
  addEventListener("error", ({ message }) => hear(message));
  addEventListener("unhandledrejection", ({ reason }) => hear(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => hear(violatedDirective, blockedURI));
})()`;

/** As much of WebDriver as it takes to open pages in WebKitGTK. */
export async function openWebKit(miniBrowser: string): Promise<OtherBrowser> {
  const screen = await startScreen();
  const settings = await makeTempDir();
  await mkdir(join(settings.path, "gtk-3.0"));
  await writeFile(join(settings.path, "gtk-3.0/gtk.css"), narrowToolbar);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: settings.path,
    },
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until(() => send("GET", "/status"));
  const { sessionId, capabilities } = (await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: 20_000 },
        "webkitgtk:browserOptions": {
          binary: miniBrowser,
          args: ["--automation"],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const command = (path: string, body: object) =>
    send("POST", `/session/${sessionId}${path}`, body);
  const evaluate = (expression: string) =>
    command("/execute/async", {
      script: `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then(done)`,
      args: [],
    });

  return {
    version: capabilities.browserVersion,
    async resize(width, height) {
      await command("/window/rect", { width, height });
      // The answer comes before the window has followed.
      while ((await evaluate("innerWidth")) !== width) await wait(20);
    },
    async open(url) {
      await command("/url", { url });
      await evaluate(listen);
    },
    evaluate,
    complaints: () => evaluate("complaints.splice(0)") as Promise<string[]>,
    async [Symbol.asyncDispose]() {
      await send("DELETE", `/session/${sessionId}`);
      for (const child of [driver, screen.child]) await end(child);
      await settings[Symbol.asyncDispose]();
    },
  };
}

async function startScreen() {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [number] = (await once(createInterface({ input: child.stdout! }), "line")) as [string];
  return { child, name: `:${number}` };
}

async function until(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await ask();
      return;
    } catch {
      await wait(50);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
