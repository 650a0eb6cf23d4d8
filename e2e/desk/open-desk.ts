import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, type Page } from "@playwright/test";

import { PostgresStore } from "#server/leads/postgres/postgres-store.ts";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

/** Of the store, as the command is told it. */
export type Address = { DATA_DIR: string } | { DATABASE_URL: string };

/** The real command on that store. Each address works once: a desk for each person. */
export function startDesks(address: Address) {
  const processes: ChildProcess[] = [];
  /** The address that it prints. */
  const start = async (): Promise<string> => {
    const child = spawn("node", ["server/cli/leads.ts", "desk", "--port", "0"], {
      env: { PATH: process.env["PATH"], ...address },
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
  return desksOn(await SqliteStore.open(dataDir), { DATA_DIR: dataDir }, dir);
}

async function openPostgresDesk() {
  const postgres = await startPostgres();
  return desksOn(await PostgresStore.open(postgres.url), { DATABASE_URL: postgres.url }, postgres);
}

/** The store's contract holds PostgreSQL to what SQLite answers: a desk on it is opened by `npm run test:all`. */
export const deskOnEach = [
  { store: "SQLite", open: openDesk, tag: [] },
  { store: "PostgreSQL", open: openPostgresDesk, tag: ["@nightly"] },
];

function desksOn<Store extends LeadStore>(store: Store, address: Address, place: AsyncDisposable) {
  const desks = startDesks(address);
  return {
    ...desks,
    address,
    store,
    [Symbol.asyncDispose]: async () => {
      await desks[Symbol.asyncDispose]();
      await store.close();
      await place[Symbol.asyncDispose]();
    },
  };
}
