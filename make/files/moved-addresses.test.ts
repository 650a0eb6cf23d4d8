import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { docsPages } from "#app/pages/resources/docs/docs-pages.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

import { linkAnew, movedRecords, redirectsFile } from "./moved-addresses.ts";

const roles = [
  { path: "/company/careers/toolmaker", movedFrom: ["/company/careers/smith", "/jobs/1"] },
  { path: "/company/careers/technical-writer" },
] as const;
const moved = movedRecords(
  () => [],
  roles.map((role) => ({
    ...role,
    movedFrom: [...("movedFrom" in role ? role.movedFrom : [])],
  })) as never,
);

test("each address that a record had before has a line", () => {
  expect(redirectsFile(moved, new Set(["/"]))).toBe(
    "/company/careers/smith /company/careers/toolmaker 301\n/jobs/1 /company/careers/toolmaker 301\n",
  );
  expect(redirectsFile([], new Set())).toBe("");
});

test("a part of the documentation is led to as well", () => {
  const page = docsPages[0]!;
  const before = { ...page };
  onTestFinished(() => {
    delete page.movedFrom;
    Object.assign(page, before);
  });
  page.movedFrom = ["/resources/docs/keys"];
  expect(movedRecords(() => [])).toContainEqual({ from: "/resources/docs/keys", to: page.path });
});

test("an address that is there, or that two had, is refused by name", () => {
  expect(() => redirectsFile(moved, new Set(["/jobs/1"]))).toThrow(
    "/company/careers/toolmaker cannot be movedFrom /jobs/1: that is an address of the site",
  );
  const twice = [...moved, { from: "/jobs/1", to: "/pricing" }];
  expect(() => redirectsFile(twice, new Set())).toThrow(
    "that is where /company/careers/toolmaker was",
  );
});

test("links to an address lead to its new one, with what follows it, and no others do", async () => {
  await using dir = await makeTempDir();
  const file = join(dir.path, "app/prose/a.md");
  await mkdir(join(dir.path, "app/prose"), { recursive: true });
  const text = (at: string) =>
    `[a](${at}) [b](${at}#c) [d](${at}?e=f) [g](${at} "h") [i](/old-one) [j](/old/k) /old`;
  await writeFile(file, text("/old"));
  await linkAnew(dir.path, "/old", "/new");
  expect(await readFile(file, "utf8")).toBe(text("/new"));
});
