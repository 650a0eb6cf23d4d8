import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { writeFakeBuild } from "./testing/fake-build.ts";
import { contactFields, encode } from "./testing/posts.ts";
import { startPostgres } from "./testing/postgres.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";
import { makeTempDir } from "./testing/temp-dir.ts";

const root = await makeTempDir();
const postgres = await startPostgres();
const buildDir = await writeFakeBuild(root.path);
afterAll(async () => {
  await postgres[Symbol.asyncDispose]();
  await root[Symbol.asyncDispose]();
});

async function post({ url }: ServerProcess): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    body: encode(contactFields),
  });
  await response.text();
  return response.status;
}

test("two servers on one PostgreSQL share the rate limit; its backup is another program's", async () => {
  const environment = { DATABASE_URL: postgres.url, RATE_LIMIT_PER_MINUTE: "4" };
  await using first = await startServer({ buildDir, environment });
  await using second = await startServer({ buildDir, environment });
  const statuses = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push(await post(turn % 2 ? second : first));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);

  const command = [join(import.meta.dirname, "cli/leads.ts"), "backup", "leads.dump"];
  const env = { PATH: process.env["PATH"], DATABASE_URL: postgres.url };
  const backup = promisify(execFile)(process.execPath, command, { env });
  await expect(backup).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/pg_dump .*leads\.dump.*pg_restore .*leads\.dump/),
  });
});
