import { expect, test } from "vitest";
import { parseCommand, UsageError } from "./parse-command.ts";

test.each([
  [[], { name: "help" }],
  [["--help"], { name: "help" }],
  [["list", "--help"], { name: "help" }],
  [["stats"], { name: "stats" }],
  [["show", "abc"], { name: "show", id: "abc" }],
  [["retry"], { name: "retry", id: undefined }],
  [["retry", "abc"], { name: "retry", id: "abc" }],
  [["retry", "abc", "email"], { name: "retry", id: "abc", target: "email" }],
  [["skip", "abc"], { name: "skip", id: "abc", target: undefined }],
  [["skip", "abc", "webhook"], { name: "skip", id: "abc", target: "webhook" }],
  [["list", "--refused"], { name: "list", filter: { refused: true } }],
  [["list", "--confirmation", "sent"], { name: "list", filter: { confirmation: "sent" } }],
  [["list", "--came-from", "letter"], { name: "list", filter: { cameFrom: "letter" } }],
  [["forget", "a@b"], { name: "forget", email: "a@b" }],
  [["people"], { name: "people", action: "list" }],
  [["people", "add", "Bo", "Ek"], { name: "people", action: "add", person: "Bo Ek" }],
  [["people", "remove", "Zoë"], { name: "people", action: "remove", person: "Zoë" }],
  [["merge", "x.sqlite"], { name: "merge", file: "x.sqlite" }],
  [["backup", "x.sqlite"], { name: "backup", file: "x.sqlite" }],
  [["list", "--limit", "5", "--spam"], { name: "list", limit: 5, filter: { spam: "only" } }],
  [
    ["export", "--format", "csv", "--form", "demo", "--since", "2026-01-31"],
    { name: "export", format: "csv", filter: { form: "demo", sinceMs: Date.UTC(2026, 0, 31) } },
  ],
])("%j is understood", (args, command) => {
  expect(parseCommand(args)).toMatchObject(command);
});

test.each([
  [["lists"]],
  [["show"]],
  [["show", "a", "b"]],
  [["skip"]],
  [["retry", "a", "b"]],
  [["skip", "a", "fax"]],
  [["skip", "a", "email", "webhook"]],
  [["stats", "--refused"]],
  [["list", "extra"]],
  [["export"]],
  [["export", "--format", "xml"]],
  [["export", "--format"]],
  [["list", "--form", "signup"]],
  [["list", "--form", "__proto__"]],
  [["list", "--since", "yesterday-ish"]],
  [["list", "--limit", "0"]],
  [["list", "--limit", "-1"]],
  [["list", "--confirmation", "maybe"]],
  [["list", "--unknown"]],
  [["stats", "--form", "demo"]],
  [["constructor", "--form", "demo"]],
  [["forget", "ada"]],
  [["people", "add"]],
  [["people", "add", "<b>"]],
  [["people", "add", "nobody"]],
  [["people", "list", "Mira"]],
  [["people", "rename", "Mira"]],
])("%j is refused in one line", (args) => {
  let message = "";
  try {
    parseCommand(args);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    message = (error as Error).message;
  }
  expect(message).toMatch(/^[^\n]+\.$/);
});
