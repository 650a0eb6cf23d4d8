import { hashPassword, makePassword } from "#server/desk/passwords.ts";
import { foldName } from "#server/leads/shared-statements.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { CommandError, type PeopleCommand } from "./parse-command.ts";
import { printable } from "./table.ts";

/** Who may use the desk; in sentences for whoever runs the command. */
export async function runPeople(store: LeadStore, command: PeopleCommand): Promise<string> {
  const people = await store.people();
  if (command.action === "list") {
    return people.length === 0
      ? "Nobody has a name at the desk yet."
      : people.map(({ name }) => printable(name)).join("\n");
  }
  const { action, person } = command;
  const known = people.find(({ name }) => foldName(name) === foldName(person));
  if (action === "remove") {
    if (!(await store.removePerson(person))) throw new CommandError(`There is no ${person}.`);
    return `${person} can use the desk no more. Leads keep the name of their owner.`;
  }
  const password = makePassword();
  await store.setPerson({ name: person, password: await hashPassword(password) });
  return [
    `${known ? "The new password" : "The password"} of ${person} is ${password}`,
    "It is not shown again. At the desk they can choose another: their name at the top leads there.",
    ...(people.length === 0
      ? [
          "From now on the desk asks for a name: the one-time address and LEADS_DESK_PASSWORD open it no more.",
        ]
      : []),
  ].join("\n");
}
