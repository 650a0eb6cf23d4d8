import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, readFile, readdir, stat, writeFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { claimed } from "#server/leads/testing/store-contract/opened-store.ts";
import { SQLITE_FILE_NAME, SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import { isPasswordOf, isWeak } from "#server/desk/passwords.ts";
import type { NewLead } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { CommandError, parseCommand } from "./parse-command.ts";
import { runCommand } from "./commands.ts";

const config = { siteUrl: "https://www.quotewright.example", port: 3000, trustedProxies: 0 };
const program = join(import.meta.dirname, "leads.ts");

function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
}

async function leads(dataDir: string, ...args: string[]) {
  return await outcomeOf(
    spawn(process.execPath, [program, ...args], {
      env: environmentOf(dataDir),
    }),
  );
}

/** `leads` stands for the program in this line of bash. */
async function leadsInShell(dataDir: string, line: string) {
  const script = `set -o pipefail; leads() { "${process.execPath}" "${program}" "$@"; }; ${line}`;
  return await outcomeOf(
    spawn("bash", ["--norc", "-c", script], {
      env: environmentOf(dataDir),
    }),
  );
}

async function outcomeOf(child: ChildProcessWithoutNullStreams) {
  const [out, err] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, out: out.toString(), err: err.toString() };
}

async function storeWith(dataDir: string, ...newLeads: NewLead[]): Promise<void> {
  const store = await SqliteStore.open(dataDir);
  for (const lead of newLeads) await store.save(lead);
  await store.close();
}

test("list shows the newest leads as a table that a visitor cannot disturb", async () => {
  await using dir = await makeTempDir();
  const lead = newLead({
    receivedAtMs: Date.UTC(2026, 0, 31, 9, 5),
    fields: {
      email: "a@b.example",
      company: "Evil \u202ereversed " + "x".repeat(80),
      message: "m",
    },
  });
  await storeWith(dir.path, newLead(), lead, newLead({ spamReason: "honeypot" }));
  const { code, out } = await leads(dir.path, "list", "--limit", "1");
  expect(code).toBe(0);
  const [head, rule, row, ...rest] = out.split("\n");
  expect(head).toMatch(
    /^Received \(UTC\)\s+Form\s+Name\s+Email\s+Company\s+State\s+Came from\s+Delivery\s+ID$/,
  );
  expect(rule).toMatch(/^[─ ]+$/);
  expect(row).toContain("2026-01-31 09:05  contact        a@b.example  Evil �reversed xxx");
  expect(row).toContain("webhook not set up, email not set up");
  expect(row?.endsWith(lead.id)).toBe(true);
  expect(rest).toEqual(["1 of 2", ""]);
});

test("show prints one lead whole, and says when there is none", async () => {
  await using dir = await makeTempDir();
  const lead = newLead({
    fields: { name: "Ada", email: "a@b.example", message: "One\nTwo\u009b31m" },
    arrival: { utm_campaign: "spring\u009b31m", referrer: "www.google.com" },
  });
  await storeWith(dir.path, lead);
  const found = await leads(dir.path, "show", lead.id);
  expect(found.code).toBe(0);
  expect(found.out).toContain("Campaign: spring�31m\nCame from: www.google.com\n");
  expect(found.out).toContain("Name: Ada\nWork email: a@b.example\nMessage:\n  One\n  Two�31m\n");
  const byPrefix = await leads(dir.path, "show", lead.id.slice(0, 8));
  expect(byPrefix).toEqual(found);
  const missing = await leads(dir.path, "show", "nope");
  expect(missing).toEqual({ code: 1, out: "", err: "There is no lead nope.\n" });
});

test("export as CSV is safe to open in a spreadsheet", async () => {
  await using dir = await makeTempDir();
  const dangerous = ["=1+1", "+1 512", "-2", "@SUM(A1)", "\tx", " =cmd|'/c calc'!A1", "%x", "＝1"];
  const plain = ["Ada", 'say "hi", ok', "two\nlines", "a=b"];
  await storeWith(
    dir.path,
    ...[...dangerous, ...plain].map((company) =>
      newLead({ fields: { email: "a@b.example", company } }),
    ),
  );
  const { code, out } = await leads(dir.path, "export", "--format", "csv");
  expect(code).toBe(0);
  expect(out.startsWith("\ufeff")).toBe(true);
  const companies = parseCsv(out.slice(1)).map((row) => row[6]);
  expect(companies).toEqual(["company", ...dangerous.map((value) => `'${value}`), ...plain]);
});

test("export as JSON holds every lead, filtered by form and date, in a private file", async () => {
  await using dir = await makeTempDir();
  const day = (n: number) => Date.UTC(2026, 0, n);
  const wanted = newLead({ form: "demo", receivedAtMs: day(3) });
  await storeWith(
    dir.path,
    newLead({ form: "demo", receivedAtMs: day(1) }),
    newLead({ receivedAtMs: day(3) }),
    wanted,
  );
  const file = join(dir.path, "out.json");
  const args = [
    "export",
    "--format",
    "json",
    "--form",
    "demo",
    "--since",
    "2026-01-02",
    "--output",
    file,
  ];
  expect(await leads(dir.path, ...args)).toMatchObject({
    code: 0,
    out: `Exported 1 lead to ${file}\n`,
  });
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([
    {
      id: wanted.id,
      form: "demo",
      receivedAt: "2026-01-03T00:00:00.000Z",
      fields: wanted.fields,
      spam: null,
      state: "new",
      owner: "",
      note: "",
      followUp: null,
      sourcePage: "/company/contact",
      arrival: {},
      confirmedAt: null,
      unsubscribedAt: null,
      unsubscribeUrl: null,
    },
  ]);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await leads(dir.path, ...args)).toMatchObject({
    code: 1,
    err: `${file} exists already. Name a new file.\n`,
  });
});

test("an export larger than a page and than a pipe's buffer is whole", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  const message = "x".repeat(500);
  await Promise.all(
    Array.from({ length: 1203 }, () =>
      store.save(newLead({ fields: { email: "a@b.example", message } })),
    ),
  );
  await store.close();
  const { out } = await leads(dir.path, "export", "--format", "json");
  expect((JSON.parse(out) as unknown[]).length).toBe(1203);
});

test("merge takes a rescued copy in again, and says what to do then", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path, newLead());
  const copy = join(dir.path, "leads-rescued-1.sqlite");
  const old = join(dir.path, "old");
  await storeWith(old, newLead(), newLead());
  await rename(join(old, "leads.sqlite"), copy);
  const merged = await leads(dir.path, "merge", copy);
  expect(merged).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Took in 2 leads .*; 0 were/),
  });
  expect((await leads(dir.path, "list")).out).toContain("3 of 3");
  expect(await leads(dir.path, "merge", join(dir.path, "none.sqlite"))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/none\.sqlite cannot be taken in \(there is no such file\)\.\n$/),
  });
});

test("stats and retry tell what waits", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  await store.save(newLead());
  const claim = await claimed(store, { target: "webhook", form: "contact" }, 0, 1);
  await store.markFailed(claim, Date.now() + 1e6, "answered 500");
  await store.close();
  const stats = await leads(dir.path, "stats");
  expect(stats.out).toMatch(/contact\s+1\s+0\s+1 \(1 failing\)\s+0\s/);
  expect((await leads(dir.path, "retry")).out).toMatch(/^1 failed delivery is due now/);
});

test("what a receiver refused is told by stats with exit code 1, until it is tried again or given up", async () => {
  await using dir = await makeTempDir();
  const lead = newLead();
  const store = await SqliteStore.open(dir.path);
  await store.setTargets(["webhook"], 0, undefined);
  await store.save(lead);
  await store.save(newLead());
  const refuse = async () => {
    const claim = await claimed(store, { target: "webhook", form: "contact" }, 0, 1);
    await store.markRefused(claim, null, "answered 422");
  };
  const say = async (...args: string[]) => {
    const out = new PassThrough();
    await runCommand(parseCommand(args), store, config, { out, progress: out });
    return String(out.read());
  };
  await refuse();
  const stats = await leads(dir.path, "stats");
  expect(stats.code).toBe(1);
  expect(stats.out).toMatch(/contact\s+2\s+0\s+1, 1 refused\s+0\s/);
  expect(stats.err).toMatch(/^1 delivery was refused[^\n]+\n$/);
  expect(await say("list", "--refused")).toMatch(/webhook refused, email not set up.*\n1 of 1\n$/);
  expect(await say("show", lead.id)).toMatch(/webhook: failed .* refused/);

  expect(await say("retry", lead.id)).toMatch(/^Due now: webhook\./);
  expect(await say("stats")).not.toContain("refused");
  await refuse();
  await expect(say("stats")).rejects.toThrow(CommandError);
  const mailClaim = await claimed(store, { target: "email", form: "contact" }, 0, 1);
  await store.markFailed(mailClaim, 9e9, "ECONNREFUSED");
  expect(await say("skip", lead.id)).toMatch(/^Given up: webhook\./);
  await expect(say("skip", lead.id)).rejects.toThrow(/no refused delivery.*skip .* email/);
  expect(await say("retry", lead.id, "email")).toMatch(/^Due now: email\./);
  expect(await say("skip", lead.id, "email")).toMatch(/^Given up: email\./);
  await expect(say("skip", lead.id, "confirmation")).rejects.toThrow(/to confirmation\.$/);
  expect(await say("stats")).not.toContain("refused");
  await expect(say("skip", "nobody")).rejects.toThrow(/^There is no lead nobody/);
  await expect(say("retry", "nobody")).rejects.toThrow(/^There is no lead nobody/);
  await store.close();
});

test("what may have arrived before a lead was marked as spam is told by stats and show", async () => {
  await using dir = await makeTempDir();
  const lead = newLead();
  const store = await SqliteStore.open(dir.path);
  await store.save(lead);
  const claim = await claimed(store, { target: "webhook", form: "contact" }, 0, 1);
  await store.change(lead.id, 0, { isSpam: true });
  const show = () => leads(dir.path, "show", lead.id);
  expect((await show()).out).toMatch(/^webhook: was under way when the lead was marked as spam/m);
  await store.markFailed(claim, 1, "timed out");
  await store.close();
  expect((await show()).out).toMatch(/^webhook: failed .*"timed out", set aside as spam/m);
  const stats = await leads(dir.path, "stats");
  expect(stats).toMatchObject({ code: 0 });
  expect(stats.out).toMatch(/contact\s+0\s+1\s+0, 1 set aside as spam\s+0\s/);
  for (const command of [
    ["retry", lead.id],
    ["skip", lead.id, "webhook"],
  ]) {
    const refused = await leads(dir.path, ...command);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("is spam") });
  }
  expect((await leads(dir.path, "retry")).out).toBe("No delivery has failed.\n");
});

test("forget erases a person and says what it did", async () => {
  await using dir = await makeTempDir();
  const fields = { email: "Ada@x.example", name: "Ada" };
  await storeWith(
    dir.path,
    newLead({ fields }),
    newLead({ fields, spamReason: "honeypot" }),
    newLead(),
  );
  const first = await leads(dir.path, "forget", "ada@X.example");
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/^Erased 2 leads and all deliveries/);
  expect(first.out).toContain("None had been delivered");
  expect((await leads(dir.path, "forget", "ada@x.example")).out).toMatch(/^Nothing is stored/);
  expect((await leads(dir.path, "list")).out).toContain("1 of 1");
});

test("without a store every command is one line and exit code 1, and makes none", async () => {
  await using dir = await makeTempDir();
  const missing = join(dir.path, "wrong");
  const commands = [
    ["forget", "ada@x.example"],
    ["list"],
    ["show", "abc"],
    ["export", "--format", "csv"],
    ["retry"],
    ["stats"],
    ["backup", join(dir.path, "copy.sqlite")],
  ];
  for (const dataDir of [missing, dir.path]) {
    for (const command of commands) {
      const { code, out, err } = await leads(dataDir, ...command);
      expect({ code, out }, command[0]).toEqual({ code: 1, out: "" });
      expect(err).toMatch(/^There is no lead store in [^\n]+DATA_DIR[^\n]+\n$/);
    }
  }
  expect(await readdir(dir.path)).toEqual([]);
});

test("forget waits for a reader that ends, and says what remains when one does not", async () => {
  await using dir = await makeTempDir();
  const fields = { email: "ada@x.example", message: "SECRETWORD" };
  await storeWith(dir.path, newLead({ fields }), newLead());
  const file = join(dir.path, SQLITE_FILE_NAME);
  const holdsSecret = async () =>
    (await Promise.all([file, `${file}-wal`].map((part) => readFile(part)))).some((bytes) =>
      bytes.includes("SECRETWORD"),
    );
  // Keeps the log in being, as a running server does.
  const server = await SqliteStore.open(dir.path);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM leads").get();

  const held = await leads(dir.path, "forget", "ada@x.example");
  expect(held.out).toMatch(/^Erased 1 lead /);
  expect(held.out).toContain("its files still hold what was erased");
  expect(await holdsSecret()).toBe(true);

  const started = leads(dir.path, "forget", "nobody@x.example");
  reader.exec("COMMIT");
  expect((await started).out).toBe("Nothing is stored about this person.\n");
  expect(await holdsSecret()).toBe(false);
  reader.close();
  await server.close();
});

test("a list is longer than a page and still in order, newest first", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  const newLeads = Array.from({ length: 1_203 }, () => newLead());
  await Promise.all(newLeads.map((lead) => store.save(lead)));
  await store.close();
  const { code, out } = await leads(dir.path, "list", "--limit", "1100");
  expect(code).toBe(0);
  const lines = out.trimEnd().split("\n");
  expect(lines.slice(2, -1).map((line) => line.split(/ +/).at(-1))).toEqual(
    newLeads
      .map((lead) => lead.id)
      .toReversed()
      .slice(0, 1_100),
  );
  expect(lines.at(-1)).toBe("1100 of 1203");
});

test("output to a full disk is one line and exit code 1; a pipe that is closed early is no failure", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  const message = "x".repeat(1_000);
  await Promise.all(
    Array.from({ length: 600 }, () =>
      store.save(newLead({ fields: { email: "a@b.example", message } })),
    ),
  );
  await store.close();
  for (const command of ["export --format csv", "export --format json", "list", "stats"]) {
    expect(await leadsInShell(dir.path, `leads ${command} > /dev/full`), command).toEqual({
      code: 1,
      out: "",
      err: "The output cannot be written whole (ENOSPC).\n",
    });
  }
  const file = join(dir.path, "out.csv");
  // No file may grow beyond 256 KB: writing fails then as it does on a full disk.
  const full = `trap '' XFSZ; ulimit -f 256; leads export --format csv --output "${file}"`;
  expect(await leadsInShell(dir.path, full)).toEqual({
    code: 1,
    out: "",
    err: `${file} cannot be written whole (EFBIG), so it was removed.\n`,
  });
  expect(await readdir(dir.path)).toEqual([SQLITE_FILE_NAME]);
  for (const command of ["export --format csv", "list --limit 600"]) {
    const { code, err } = await leadsInShell(dir.path, `leads ${command} | head -1`);
    expect({ code, err }, command).toEqual({ code: 0, err: "" });
  }
});

test("backup copies the store to a new private file only", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path, newLead());
  const file = join(dir.path, "copy.sqlite");
  expect(await leads(dir.path, "backup", file)).toMatchObject({
    code: 0,
    out: `Copied 1 lead to ${file}\n`,
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const restored = join(dir.path, "restored");
  await mkdir(restored);
  await copyFile(file, join(restored, SQLITE_FILE_NAME));
  expect((await leads(restored, "list")).out).toMatch(/1 of 1\n$/);
  expect((await leads(dir.path, "backup", file)).code).toBe(1);
  const elsewhere = join(dir.path, "none", "copy.sqlite");
  expect((await leads(dir.path, "backup", elsewhere)).err).toBe(
    `${elsewhere} cannot be written (ENOENT).\n`,
  );
});

test("help is printed on request, and with exit code 2 after a command that is not understood", async () => {
  await using dir = await makeTempDir();
  const help = await leads(dir.path);
  expect(help).toMatchObject({ code: 0, err: "" });
  expect(help.out).toMatch(/^Usage: npm run leads/);
  const wrong = await leads(dir.path, "lists");
  expect(wrong).toMatchObject({ code: 2, out: "" });
  expect(wrong.err).toMatch(/^There is no command "lists"\.\n\nUsage:/);
});

test("a store that cannot be opened is one line and exit code 1", async () => {
  await using dir = await makeTempDir();
  await writeFile(join(dir.path, "leads.sqlite"), "no database".repeat(100));
  const { code, err } = await leads(dir.path, "list");
  expect(code).toBe(1);
  expect(err.trim().split("\n")).toHaveLength(1);
});

/** A reader of its own, so that the writer is not checked by itself. */
function parseCsv(csv: string): string[][] {
  const rows = csv.match(/(?:"(?:[^"]|"")*",?)+\r\n/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => (match[1] ?? "").replaceAll('""', '"')),
  );
}

test("two leads that begin alike are not taken for one another", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path, newLead({ id: "aa-1" }), newLead({ id: "aa-2" }));
  const { code, err } = await leads(dir.path, "show", "aa");
  expect(code).toBe(1);
  expect(err).toBe("Several leads begin with aa. Name more of it:\n  aa-1\n  aa-2\n");
  expect((await leads(dir.path, "show", "aa-2")).out).toMatch(/^Lead aa-2\n/);
});

test("confirmation mails that were refused have a column in stats", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  const fields = { email: "ana@acme.example" };
  await store.save(newLead({ form: "newsletter", fields, deliverTo: ["confirmation"] }));
  const claim = await claimed(store, { target: "confirmation", form: "newsletter" }, 0, 1);
  await store.markRefused(claim, null, "EENVELOPE 550");
  await store.close();
  const { code, out } = await leads(dir.path, "stats");
  expect(code).toBe(1);
  expect(out).toMatch(/Confirmation mails/);
  expect(out).toMatch(/newsletter\s+1\s+0\s+0\s+0\s+0, 1 refused\s/);
});

test("exports have the unsubscribe address of those who may be written to", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  const subscribe = (token: string, deliverTo?: NewLead["deliverTo"]) =>
    store.save(
      newLead({
        form: "newsletter",
        fields: { email: `${token}@acme.example` },
        subscriptionToken: token,
        ...(deliverTo ? { deliverTo } : {}),
      }),
    );
  for (const token of ["unasked", "left"]) await subscribe(token);
  for (const token of ["silent", "confirmed"]) await subscribe(token, ["confirmation"]);
  await store.save(newLead());
  await store.confirmSubscription("confirmed", 1);
  await store.unsubscribe("left", 2);
  await store.close();
  const json = JSON.parse((await leads(dir.path, "export", "--format", "json")).out) as {
    unsubscribeUrl: string | null;
  }[];
  const link = (token: string) =>
    expect.stringMatching(`/newsletter/unsubscribe\\?token=${token}$`);
  expect(json.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([
    link("unasked"),
    null,
    null,
    link("confirmed"),
    null,
  ]);
  const { out } = await leads(dir.path, "export", "--format", "csv");
  const [head = [], ...rows] = parseCsv(out.slice(1)).map((row) => row.map(String));
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(column("unsubscribe_url")).toEqual(json.map(({ unsubscribeUrl }) => unsubscribeUrl ?? ""));
  expect((await leads(dir.path, "list")).out).toContain("(unsubscribed)");
});

test("the desk does not take the public site's port", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path, newLead());
  const { code, err } = await leads(dir.path, "desk", "--port", "3000");
  expect(code).toBe(1);
  expect(err).toBe("Port 3000 is the public site's (PORT). Name another with --port.\n");
});

test("the desk for others asks for the password", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path, newLead());
  const child = spawn(process.execPath, [program, "desk", "--port", "0", "--host", "0.0.0.0"], {
    env: { ...environmentOf(dir.path), LEADS_DESK_PASSWORD: "correct horse battery" },
  });
  const exited = once(child, "exit");
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const line = await Promise.race([
      lines.next().then(({ value }) => String(value)),
      exited.then(([code]) => Promise.reject(new Error(`The desk ended with ${code}.`))),
    ]);
    const url = `http://127.0.0.1:${/:(\d+)\//.exec(line)?.[1]}`;
    expect(line).not.toContain("key=");
    expect((await lines.next()).value).toContain("Warning: without TLS");
    expect((await fetch(url)).status).toBe(401);
    const signIn = (password: string) =>
      fetch(`${url}/sign-in`, {
        method: "POST",
        redirect: "manual",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ password }),
      });
    expect((await signIn("guess")).status).toBe(403);
    const { status, headers } = await signIn("correct horse battery");
    expect(status).toBe(303);
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await fetch(url, { headers: { cookie } })).status).toBe(200);
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
});

test.each([
  "short",
  "aaaaaaaaaaaaaaaa",
  "121212121212",
  "password1234",
  "Passwort2026!!",
  "quotewright-leads",
  "12345678901234",
])("a password that is easily guessed is refused: %s", (password) => {
  expect(isWeak(password)).toBe(true);
});

test.each(["correct horse battery", "f3a91c07be55d2", "Tr0mbone/Gravel"])(
  "a password that is not is taken: %s",
  (password) => expect(isWeak(password)).toBe(false),
);

test("the desk is not opened to others without a password, or with a weak one", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path, newLead());
  const { code, err } = await leads(dir.path, "desk", "--port", "0", "--host", "0.0.0.0");
  expect(code).toBe(1);
  expect(err).toContain("LEADS_DESK_PASSWORD");
  const env = { ...environmentOf(dir.path), LEADS_DESK_PASSWORD: "password1234" };
  const weak = spawn(process.execPath, [program, "desk", "--port", "0"], { env });
  expect(await text(weak.stderr)).toMatch(/easily guessed. It needs 12 characters/);
});

test("people get a password that opens the desk, another one, and none", async () => {
  await using dir = await makeTempDir();
  await storeWith(dir.path);
  const passwordIn = (out: string) => / is (\S+)\n/.exec(out)?.[1] ?? "";
  const isOf = async (password: string) => {
    await using store = Object.assign(await SqliteStore.open(dir.path), {
      [Symbol.asyncDispose]: () => store.close(),
    });
    return await isPasswordOf((await store.people())[0]?.password, password);
  };
  expect((await leads(dir.path, "people")).out).toContain("Nobody has a name");
  const first = await leads(dir.path, "people", "add", "Mira");
  expect(first.out).toMatch(/^The password of Mira is .*asks for a name/s);
  expect(await isOf(passwordIn(first.out))).toBe(true);
  const second = await leads(dir.path, "people", "add", "mira");
  expect(second.out).toMatch(/^The new password of mira is /);
  expect(await isOf(passwordIn(first.out))).toBe(false);
  expect(await isOf(passwordIn(second.out))).toBe(true);
  expect((await leads(dir.path, "people", "list")).out).toBe("mira\n");
  expect((await leads(dir.path, "people", "remove", "Mira")).code).toBe(0);
  expect((await leads(dir.path, "people", "remove", "Mira")).code).toBe(1);
});
