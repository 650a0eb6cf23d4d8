import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, type Page } from "@playwright/test";

import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

/** The real command on that store. Each address works once: a desk for each person. */
export function startDesks(dataDir: string) {
  const processes: ChildProcess[] = [];
  /** The address that it prints. */
  const start = async (): Promise<string> => {
    const child = spawn("node", ["server/cli/leads.ts", "desk", "--port", "0"], {
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    processes.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    return /http:\S+/.exec(line)?.[0] ?? "";
  };
  return {
    start,
    async enter(page: Page): Promise<void> {
      await page.goto(await start());
      await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of processes) {
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
      }
    },
  };
}

/** Desks on a store of their own, which the test may look into. */
export async function openDesk() {
  const dir = await makeTempDir();
  const dataDir = join(dir.path, "data");
  const store = await SqliteStore.open(dataDir);
  const desks = startDesks(dataDir);
  return {
    store,
    start: desks.start,
    enter: desks.enter,
    [Symbol.asyncDispose]: async () => {
      await desks[Symbol.asyncDispose]();
      await store.close();
      await dir[Symbol.asyncDispose]();
    },
  };
}
