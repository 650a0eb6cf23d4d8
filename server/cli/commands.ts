import { rm } from "node:fs/promises";
import { forms } from "#contract/forms.ts";
import type { Config } from "#server/config.ts";
import {
  arrivalParts,
  cameFrom,
  deliverySummary,
  deliveryStory,
  isStopped,
  minute,
  confirmationOf,
  standing,
} from "#server/leads/describe-lead.ts";
import {
  type DeliveryTarget,
  chosenTargets,
  type Forgotten,
  type LeadStore,
  ownerTargets,
  type StoredLead,
} from "#server/leads/store.ts";
import { messageOf } from "#server/thrown.ts";
import { type Command, CommandError } from "./parse-command.ts";
import { describeStats, refusedProblem } from "./describe-stats.ts";
import { exportLeads, type Terminal } from "./export-leads.ts";
import { listLeads } from "./list-leads.ts";
import { createPrivateFile } from "./private-file.ts";
import { countOfLeads, printable } from "./table.ts";

export async function runCommand(
  command: Command,
  store: LeadStore,
  {
    siteUrl,
    port: publicPort,
    trustedProxies,
  }: Pick<Config, "siteUrl" | "port" | "trustedProxies">,
  terminal: Terminal,
): Promise<void> {
  const print = (text: string) => void terminal.out.write(`${text}\n`);
  switch (command.name) {
    case "list": {
      const head = [
        "Received (UTC)",
        "Form",
        "Name",
        "Email",
        "Company",
        "State",
        "Came from",
        "Delivery",
        "ID",
      ];
      return await listLeads(store, { ...command, head, toRow: listRow }, terminal.out);
    }
    case "show": {
      return print(describeLead(await findLead(store, command.id)));
    }
    case "export":
      return await exportLeads(store, { ...command, siteUrl }, terminal);
    case "retry": {
      if (command.id !== undefined)
        return print(await retryLead(store, command.id, command.target));
      const due = await store.retryFailed();
      return print(
        due === 0
          ? "No delivery has failed."
          : `${due} failed ${due === 1 ? "delivery is" : "deliveries are"} due now. A running server tries within 10 seconds.`,
      );
    }
    case "skip":
      return print(await skipLead(store, command.id, command.target));
    case "stats": {
      const stats = await store.stats();
      print(describeStats(stats));
      const problem = refusedProblem(stats);
      if (problem !== undefined) throw new CommandError(problem);
      return;
    }
    case "forget":
      return print(describeForgotten(await store.forget(command.email)));
    case "backup":
      return print(await backUp(store, command.file));
    case "merge":
      return print(await merge(store, command.file));
    case "people": {
      // Loaded here, because it makes keys of passwords when it is.
      const { runPeople } = await import("./people.ts");
      return print(await runPeople(store, command));
    }
    case "desk": {
      // Loaded here, because a web server is slow to load and other commands need none.
      const { runDesk } = await import("./run-desk.ts");
      const password = process.env["LEADS_DESK_PASSWORD"] || undefined;
      return await runDesk(
        store,
        { ...command, password, publicPort, siteUrl, trustedProxies },
        print,
      );
    }
    case "help":
  }
}

function listRow(lead: StoredLead): string[] {
  const {
    name = "",
    email = lead.unsubscribed ? "(unsubscribed)" : "",
    company = "",
  } = lead.fields;
  return [
    minute(lead.receivedAtMs),
    lead.form,
    name,
    email,
    company,
    standing(lead),
    cameFrom(lead),
    deliverySummary(lead),
    lead.id,
  ];
}

function describeLead(lead: StoredLead): string {
  const fields = forms[lead.form].fields.flatMap((field) => {
    const value = lead.fields[field.name];
    if (value === undefined) return [];
    return field.multiline
      ? [`${field.label}:`, ...value.split("\n").map((line) => `  ${printable(line)}`)]
      : [`${field.label}: ${printable(value)}`];
  });
  const deliveries = lead.deliveries.map(
    (delivery) => `${delivery.target}: ${printable(deliveryStory(delivery))}`,
  );
  const note = lead.note.split("\n").map((line) => `  ${printable(line)}`);
  return [
    `Lead ${lead.id}`,
    `Form: ${lead.form}`,
    `Received (UTC): ${minute(lead.receivedAtMs)}`,
    ...(lead.spamReason ? [`Kept as spam: ${lead.spamReason}`] : []),
    ...(lead.sourcePage ? [`Source page: ${printable(lead.sourcePage)}`] : []),
    ...arrivalParts(lead).map(([label, value]) => `${label}: ${printable(value)}`),
    ...fields,
    ...(lead.confirmedAtMs ? [`Confirmed (UTC): ${minute(lead.confirmedAtMs)}`] : []),
    ...(lead.unsubscribed ? [`Unsubscribed (UTC): ${minute(lead.unsubscribed.atMs)}`] : []),
    ...(confirmationOf(lead) === "mail sent" ? ["Asked to confirm: mail sent"] : []),
    `State: ${lead.state}`,
    ...(lead.owner ? [`Owner: ${printable(lead.owner)}`] : []),
    ...(lead.note ? ["Note:", ...note] : []),
    ...deliveries,
  ].join("\n");
}

const AMBIGUOUS_SHOWN = 5;

/** By its id or the beginning of it that no other lead has. */
async function findLead(store: LeadStore, prefix: string): Promise<StoredLead> {
  const found = await store.findByPrefix(prefix, AMBIGUOUS_SHOWN + 1);
  const lead = found.find(({ id }) => id === prefix) ?? found[0];
  if (!lead) throw new CommandError(`There is no lead ${printable(prefix)}.`);
  if (found.length === 1 || lead.id === prefix) return lead;
  const ids = found.slice(0, AMBIGUOUS_SHOWN).map(({ id }) => `  ${id}`);
  const rest = found.length > AMBIGUOUS_SHOWN ? ["  …"] : [];
  throw new CommandError(
    [`Several leads begin with ${printable(prefix)}. Name more of it:`, ...ids, ...rest].join("\n"),
  );
}

async function findUnstopped(store: LeadStore, prefix: string): Promise<StoredLead> {
  const lead = await findLead(store, prefix);
  if (!isStopped(lead)) return lead;
  throw new CommandError(
    `Lead ${printable(lead.id)} is spam, and nothing of it is delivered. If it is none, say so on the desk ("leads desk").`,
  );
}

async function retryLead(
  store: LeadStore,
  prefix: string,
  target: DeliveryTarget | undefined,
): Promise<string> {
  const { id } = await findUnstopped(store, prefix);
  const targets = await store.retryLead(id, target);
  if (targets.length === 0) throw noDelivery(id, target, "failed, refused or held");
  return `Due now: ${targets.join(" and ")}. A running server tries within 10 seconds.`;
}

async function skipLead(
  store: LeadStore,
  prefix: string,
  target: DeliveryTarget | undefined,
): Promise<string> {
  const { id } = await findUnstopped(store, prefix);
  const targets = await store.skipLead(id, target);
  if (targets.length === 0) {
    if (target !== undefined) throw noDelivery(id, target, "failed, refused or held");
    throw new CommandError(
      `Lead ${printable(id)} has no refused delivery. One that merely failed is given up by its target: "skip ${id} webhook" or "skip ${id} email".`,
    );
  }
  return `Given up: ${targets.join(" and ")}. The lead stays in the store; "retry ${id}" takes it back.`;
}

const noDelivery = (id: string, target: DeliveryTarget | undefined, kind: string) =>
  new CommandError(
    `There is no lead ${printable(id)} with a ${kind} delivery${target === undefined ? "" : ` to ${target}`}.`,
  );

function describeForgotten({ leads, delivered, remains }: Forgotten): string {
  if (leads === 0) return ["Nothing is stored about this person.", ...remains].join("\n");
  const places = {
    webhook: "at the webhook's receiver",
    email: "in the mailbox",
    slack: "in Slack",
    hubspot: "at HubSpot",
  };
  const copies = [...ownerTargets, ...chosenTargets].flatMap((target) =>
    delivered[target] > 0 ? [`${delivered[target]} ${places[target]}`] : [],
  );
  return [
    `Erased ${countOfLeads(leads)} and all deliveries from the store.`,
    copies.length > 0
      ? `Copies had already left: ${copies.join(" and ")}. Erase them there.`
      : "None had been delivered, so no copies left the store.",
    ...remains,
    "Backups and exports made before now still hold them. Logs hold no personal data.",
  ].join("\n");
}

async function backUp(store: LeadStore, file: string): Promise<string> {
  if (!store.backup) {
    throw new CommandError(
      `The leads are in PostgreSQL. To back up: pg_dump --format=custom --file=${file} "$DATABASE_URL"; to restore, while no ` +
        `instance runs: pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`,
    );
  }
  await createPrivateFile(file).then((handle) => handle.close());
  try {
    await store.backup(file);
  } catch (error) {
    await Promise.all([file, `${file}-journal`].map((part) => rm(part, { force: true })));
    throw new CommandError(`${file} cannot be written (${messageOf(error)}).`);
  }
  return `Copied ${countOfLeads(await store.count({ spam: "include" }))} to ${file}`;
}

async function merge(store: LeadStore, file: string): Promise<string> {
  if (!store.mergeRescued) {
    throw new CommandError("The leads are in PostgreSQL: no copy of it is ever put aside.");
  }
  const { added, known, left } = await store.mergeRescued(file).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be taken in (${messageOf(error)}).`);
  });
  return [
    `Took in ${countOfLeads(added)} with their deliveries; ${known} were here already.`,
    ...(left > 0 ? [`${countOfLeads(left)} of people who had unsubscribed stay out.`] : []),
    `Whom you have made it forget since is in them: forget them once more. Then delete ${file}.`,
  ].join("\n");
}
