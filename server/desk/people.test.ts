import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PostgresStore } from "#server/leads/postgres/postgres-store.ts";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { buildDesk } from "./desk.ts";
import { hashPassword, isPasswordOf, makePassword } from "./passwords.ts";
import { visitorOf } from "./testing/visitor.ts";

const dir = await makeTempDir();
const postgres = await startPostgres();
const stores: [name: string, store: LeadStore][] = [
  ["SQLite", await SqliteStore.open(join(dir.path, "data"))],
  ["PostgreSQL", await PostgresStore.open(postgres.url)],
];
afterAll(async () => {
  for (const [, store] of stores) await store.close();
  await postgres[Symbol.asyncDispose]();
  await dir[Symbol.asyncDispose]();
});

const settings = { siteUrl: "https://www.quotewright.example", buildDir: dir.path };
const passwords = { Mira: "seven green lamps", "Bo Ek": "a barn full of owls" };

describe.each(stores)("on %s", (_name, store) => {
  beforeEach(async () => {
    for (const { name } of await store.people()) await store.removePerson(name);
  });

  async function addPeople(): Promise<void> {
    for (const [name, password] of Object.entries(passwords)) {
      await store.setPerson({ name, password: await hashPassword(password) });
    }
  }

  async function signIn(desk: ReturnType<typeof buildDesk>, name: keyof typeof passwords) {
    const visitor = visitorOf(desk);
    const { status } = await visitor.go("/sign-in", { name, password: passwords[name] });
    expect(status).toBe(200);
    return visitor;
  }

  test("a lead says who changed what; its owner is one of the people", async () => {
    await addPeople();
    const lead = newLead();
    await store.save(lead);
    const desk = buildDesk({ ...settings, store, hasPeople: true });
    const mira = await signIn(desk, "Mira");
    const { page } = await mira.go(`/leads/${lead.id}`);
    expect(page).toContain("Nobody has changed it yet.");
    expect(page.match(/<option value="[^"]*"[^>]*>(?:Nobody|Bo Ek|Mira)</g)).toHaveLength(3);
    await mira.send(`/leads/${lead.id}`, {
      action: "save",
      state: "answered",
      owner: "Bo Ek",
      note: "Ana called from her car",
      followUp: "2026-12-01",
    });
    const bo = await signIn(desk, "Bo Ek");
    await bo.go(`/leads/${lead.id}`);
    await bo.send(`/leads/${lead.id}`, { action: "spam" });
    await bo.send(`/leads/${lead.id}`, { action: "save" });
    const events = await store.eventsOf(lead.id);
    expect(events.map(({ person, what }) => [person, what])).toEqual([
      ["Mira", "state new → answered, owner nobody → Bo Ek, follow up 2026-12-01, note"],
      ["Bo Ek", "marked as spam"],
    ]);
    const { page: shown } = await mira.go(`/leads/${lead.id}`);
    expect(shown).toMatch(/<b>Mira<.b>: state new → answered.*<b>Bo Ek<.b>: marked as spam/);
    expect((await mira.go("/?spam=only&owner=Bo+Ek")).page).toContain("follow up 2026-12-01");
    expect((await mira.go("/?spam=only&owner=nobody")).page).not.toContain(lead.id);
  });

  test("a name and its password open the desk, whatever else it was started with", async () => {
    await addPeople();
    const desk = buildDesk({ ...settings, store, password: "correct horse battery" });
    expect((await visitorOf(desk).go("/")).page).toContain('name="name"');
    const tries = [
      { password: "correct horse battery" },
      { name: "Mira", password: "correct horse battery" },
      { name: "Mira", password: passwords["Bo Ek"] },
      { name: "Nobody", password: passwords.Mira },
      { name: "", password: "" },
    ];
    for (const form of tries) expect((await visitorOf(desk).go("/sign-in", form)).status).toBe(403);
    expect(
      (await visitorOf(desk).go("/sign-in", { name: " mIRA ", password: passwords.Mira })).status,
    ).toBe(200);
  });

  test("with the first person the printed address and the one password are over, also for who is in", async () => {
    const byKey = buildDesk({ ...settings, store });
    const entered = visitorOf(byKey);
    expect((await entered.go(`/enter?key=${byKey.key}`)).status).toBe(200);
    const unused = buildDesk({ ...settings, store });
    await addPeople();
    expect((await entered.go("/")).status).toBe(401);
    expect((await visitorOf(unused).go(`/enter?key=${unused.key}`)).status).toBe(403);
    expect(buildDesk({ ...settings, store, hasPeople: true }).key).toBeUndefined();
  });

  test("whoever is removed, or changes the password, is out; the others stay", async () => {
    await addPeople();
    const desk = buildDesk({ ...settings, store, hasPeople: true });
    const [mira, bo] = [await signIn(desk, "Mira"), await signIn(desk, "Bo Ek")];
    await bo.go("/password");
    const change = (password: string, next: string) => bo.send("/password", { password, next });
    expect((await change("wrong", "nine quiet rivers")).page).toContain("not your password");
    expect((await change(passwords["Bo Ek"], "password1234")).page).toContain("easily guessed");
    expect((await change(passwords["Bo Ek"], "nine quiet rivers")).status).toBe(401);
    const again = { name: "Bo Ek", password: "nine quiet rivers" };
    expect((await visitorOf(desk).go("/sign-in", again)).status).toBe(200);
    expect((await mira.go("/")).status).toBe(200);
    await store.removePerson("Mira");
    expect((await mira.go("/")).status).toBe(401);
  });

  test("what is due is found by a filter", async () => {
    const lead = newLead();
    await store.save(lead);
    const now = () => Date.UTC(2026, 4, 2);
    const desk = buildDesk({ ...settings, store, now });
    const visitor = visitorOf(desk);
    await visitor.go(`/enter?key=${desk.key}`);
    const save = async (followUp: string) => {
      await visitor.go(`/leads/${lead.id}`);
      await visitor.send(`/leads/${lead.id}`, { action: "save", followUp });
      return (await visitor.go("/?followUp=due")).page.includes(lead.id);
    };
    expect(await save("2026-05-02")).toBe(true);
    expect(await save("2026-05-03")).toBe(false);
    expect(await save("soon")).toBe(false);
    expect((await store.find(lead.id))?.followUp).toBe("");
  });
});

test("of a password a salted key is kept, and no two are alike", async () => {
  const made = makePassword();
  expect(made).toMatch(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  const [one, two] = [await hashPassword(made), await hashPassword(made)];
  expect(one).not.toBe(two);
  expect(one).not.toContain(made);
  for (const hash of [one, two]) expect(await isPasswordOf(hash, made)).toBe(true);
  expect(await isPasswordOf(one, `${made} `)).toBe(false);
  expect(await isPasswordOf(undefined, made)).toBe(false);
});
