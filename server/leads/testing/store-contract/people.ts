import { expect, test } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { opened, type OpenStore } from "./opened-store.ts";

/** That people have names, and that a lead says who did what to it. */
export function testPeople(open: OpenStore): void {
  test("a person is there once, in any case of letters, until they are removed", async () => {
    await using store = await opened(open);
    expect(await store.people()).toEqual([]);
    for (const name of ["Zoë", "Mira", "ZOË"])
      await store.setPerson({ name, password: `of ${name}` });
    expect(await store.people()).toEqual([
      { name: "Mira", password: "of Mira" },
      { name: "ZOË", password: "of ZOË" },
    ]);
    expect(await store.removePerson("zoë")).toBe(true);
    expect(await store.removePerson("zoë")).toBe(false);
    expect(await store.people()).toHaveLength(1);
  });

  test("a change is kept with who made it, one that came too late is not, and all goes with the lead", async () => {
    await using store = await opened(open);
    const fields = { email: "ana@acme.example" };
    const [lead, other] = [newLead({ fields }), newLead()];
    for (const each of [lead, other]) await store.save(each);
    const event = (atMs: number, what: string) => ({ atMs, person: "Mira", what });
    await store.change(lead.id, 0, { owner: "Mira" }, event(5, "owner"));
    expect(await store.change(lead.id, 0, { owner: "Bo" }, event(6, "late"))).toBe(
      "changed-meanwhile",
    );
    await store.noteEvent(lead.id, event(7, "tried again"));
    await store.noteEvent("none", event(8, "of no lead"));
    expect(await store.eventsOf(lead.id)).toEqual([event(5, "owner"), event(7, "tried again")]);
    expect(await store.eventsOf(other.id)).toEqual([]);
    await store.forget("ana@acme.example");
    expect(await store.eventsOf(lead.id)).toEqual([]);
  });

  test("what is due is found by its day, not before it, and not when it is closed", async () => {
    await using store = await opened(open);
    const leads = [newLead(), newLead(), newLead()];
    for (const lead of leads) await store.save(lead);
    const [due, later, done] = leads.map(({ id }) => id) as [string, string, string];
    await store.change(due, 0, { followUp: "2026-05-02" });
    await store.change(later, 0, { followUp: "2026-05-03" });
    await store.change(done, 0, { followUp: "2026-05-01", state: "closed" });
    const dueOn = async (day: string) =>
      (await store.page({ dueOn: day }, 0, 9)).map(({ id }) => id);
    expect(await dueOn("2026-05-02")).toEqual([due]);
    expect(await dueOn("2026-05-03")).toEqual([due, later]);
    expect((await store.find(due))?.followUp).toBe("2026-05-02");
    await store.change(due, 1, { note: "n" });
    expect((await store.find(due))?.followUp).toBe("2026-05-02");
    await store.change(due, 2, { followUp: "" });
    expect(await dueOn("2026-05-03")).toEqual([later]);
  });
}
