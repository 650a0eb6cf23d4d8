import { parseArgs } from "node:util";

import { type FormName, formNames, isFormName } from "#contract/forms.ts";
import {
  type Confirmation,
  confirmations,
  type DeliveryTarget,
  deliveryTargets,
  type LeadFilter,
} from "#server/leads/store.ts";
import { messageOf } from "#server/thrown.ts";

export type Command =
  | { name: "help" | "stats" }
  | { name: "retry"; id: string | undefined; target: DeliveryTarget | undefined }
  | { name: "list"; filter: LeadFilter; limit: number }
  | { name: "show"; id: string }
  | { name: "skip"; id: string; target: DeliveryTarget | undefined }
  | { name: "export"; filter: LeadFilter; format: "csv" | "json"; file: string | undefined }
  | { name: "forget"; email: string }
  | { name: "backup" | "merge"; file: string }
  | PeopleCommand
  | { name: "desk"; port: number; host: string };

export type PeopleCommand =
  | { name: "people"; action: "list" }
  | { name: "people"; action: "add" | "remove"; person: string };

export class UsageError extends Error {
  override name = "UsageError";
}

export const helpText = `Usage: npm run leads -- COMMAND

  list [--limit 20]        the newest leads
  show ID                  one lead, with what became of its deliveries; the beginning of an ID is enough
  export --format csv|json [--output FILE]
                           all leads, oldest first, to FILE or to the screen
  retry [ID [TARGET]]      try failed and refused deliveries again at once: all, one lead's, or its
                           delivery to webhook, email, slack, hubspot or confirmation
  skip ID [TARGET]         give up a lead's refused deliveries, or the one to TARGET also while it
                           merely fails
  stats                    how many leads came in, and how many deliveries wait; exit code 1
                           while any is refused
  forget EMAIL             erase everything about a person
  backup FILE              a consistent copy of the SQLite store, also while the server runs; says how
                           where the leads are in PostgreSQL
  merge FILE               take in again the leads of a copy "leads-rescued-….sqlite" that the server put aside
  desk [--port 3100] [--host ADDRESS]
                           a page to read and work on the leads in a browser, on this machine; with
                           --host for a tunnel or proxy, there must be people or LEADS_DESK_PASSWORD
  people [list]            who signs in at the desk with a name and password of their own
  people add NAME          gives a person a password, and whoever is there another
  people remove NAME
  help                     this text

Options of list and export:
  --form ${formNames.join("|")}
  --since DATE             such as 2026-01-31 or 2026-01-31T09:00Z
  --spam                   what was kept as spam instead
  --confirmation ${confirmations.join("|")}
                           only subscribers whose mail to confirm was sent, or who have confirmed
  --came-from TEXT         only leads whose campaign, or page of another site, has this in it
  --refused                only what a receiver refused

The store is the one that the server uses: DATABASE_URL if set, else DATA_DIR (data/).
`;

const options = {
  format: { type: "string" },
  output: { type: "string" },
  form: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  spam: { type: "boolean" },
  refused: { type: "boolean" },
  confirmation: { type: "string" },
  "came-from": { type: "string" },
  help: { type: "boolean" },
} as const;

type Values = { [Name in keyof typeof options]?: string | boolean | undefined };

const filters = ["form", "since", "spam", "refused", "confirmation", "came-from"] as const;
const allowedOptions = new Map<string, readonly (keyof Values)[]>([
  ["list", [...filters, "limit"]],
  ["export", [...filters, "format", "output"]],
  ["desk", ["port", "host"]],
]);

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name = "help", ...operands] = positionals;
  if (values.help) return { name: "help" };
  for (const option of Object.keys(values) as (keyof Values)[]) {
    if (!(allowedOptions.get(name) ?? []).includes(option)) {
      throw new UsageError(`"${name}" has no option --${option}.`);
    }
  }

  switch (name) {
    case "help":
    case "stats":
      operandsOf(name, operands, []);
      return { name };
    case "retry":
      if (operands.length === 0) return { name, id: undefined, target: undefined };
      return { name, ...deliveryOf(name, operands) };
    case "list":
      operandsOf(name, operands, []);
      return { name, filter: filterOf(values), limit: limitOf(values.limit) };
    case "skip":
      return { name, ...deliveryOf(name, operands) };
    case "show":
      return { name, id: operandsOf(name, operands, ["ID"])[0] };
    case "export":
      operandsOf(name, operands, []);
      return {
        name,
        filter: filterOf(values),
        format: formatOf(values.format),
        file: values.output as string | undefined,
      };
    case "forget": {
      const [email] = operandsOf(name, operands, ["EMAIL"]);
      if (!email.includes("@")) throw new UsageError(`"${email}" is no email address.`);
      return { name, email };
    }
    case "backup":
    case "merge":
      return { name, file: operandsOf(name, operands, ["FILE"])[0] };
    case "people":
      return { name, ...peopleOf(operands) };
    case "desk":
      operandsOf(name, operands, []);
      return { name, port: portOf(values.port), host: String(values.host ?? "127.0.0.1") };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function parse(args: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${messageOf(error).split(/\.\s/)[0]}.`);
  }
}

function operandsOf<Names extends readonly string[]>(
  command: string,
  operands: string[],
  names: readonly [...Names],
): { [Index in keyof Names]: string } {
  if (operands.length !== names.length) {
    throw new UsageError(
      `"${command}" takes ${names.length === 0 ? "nothing" : names.join(" ")} after it.`,
    );
  }
  return operands as { [Index in keyof Names]: string };
}

function deliveryOf(command: string, operands: string[]) {
  const [given, target] = [operands.slice(0, 1), operands[1]];
  const [id] = operandsOf(command, operands.length > 2 ? operands : given, ["ID"]);
  const known = deliveryTargets.find((each) => each === target);
  if (target !== undefined && known === undefined) {
    throw new UsageError(
      `There is no target "${target}". The targets are ${deliveryTargets.join(", ")}.`,
    );
  }
  return { id, target: known };
}

function peopleOf(operands: string[]) {
  const [action = "list", ...words] = operands;
  const person = words.join(" ").trim();
  if (action === "list" && person === "") return { action } as const;
  if (action !== "add" && action !== "remove") {
    throw new UsageError('"people" takes list, add NAME or remove NAME after it.');
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N}\p{M} .'’-]{0,59}$/u.test(person) || /^nobody$/i.test(person)) {
    throw new UsageError(`"people ${action}" takes a name of letters, 60 at most, after it.`);
  }
  return { action, person } as const;
}

function filterOf(values: Values): LeadFilter {
  return {
    form: formOf(values.form),
    sinceMs: sinceOf(values.since),
    spam: values.spam ? "only" : undefined,
    refused: values.refused === true,
    confirmation: confirmationOf(values.confirmation),
    cameFrom: values["came-from"] as string | undefined,
  };
}

function confirmationOf(text: unknown): Confirmation | undefined {
  const known = confirmations.find((each) => each === text);
  if (text === undefined || known) return known;
  throw new UsageError(`--confirmation is ${confirmations.join(" or ")}.`);
}

function formOf(form: unknown): FormName | undefined {
  if (form === undefined || isFormName(form)) return form;
  throw new UsageError(`There is no form "${form}". The forms are ${formNames.join(", ")}.`);
}

function sinceOf(since: unknown): number | undefined {
  if (since === undefined) return undefined;
  const ms = Date.parse(String(since));
  if (Number.isNaN(ms))
    throw new UsageError(`"${since}" is no date. Write one such as 2026-01-31.`);
  return ms;
}

function limitOf(limit: unknown): number {
  if (limit === undefined) return 20;
  if (!/^[1-9]\d{0,6}$/.test(String(limit)))
    throw new UsageError(`"${limit}" is no number of leads.`);
  return Number(limit);
}

function portOf(port: unknown): number {
  if (port === undefined) return 3100;
  if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65_535) {
    throw new UsageError(`"${port}" is no port. Name a number from 1024 to 65535.`);
  }
  return Number(port);
}

function formatOf(format: unknown): "csv" | "json" {
  if (format === "csv" || format === "json") return format;
  throw new UsageError("Say which format: --format csv or --format json.");
}

/** Something that was understood but could not be done; one sentence for people. */
export class CommandError extends Error {
  override name = "CommandError";
}
