import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { addresses } from "../browser/site.ts";

/** Rules of the static host's `_headers`: address, then its headers. */
function headersFile(): { address: string; headers: Record<string, string> }[] {
  return readFileSync("build/client/_headers", "utf8")
    .split("\n\n")
    .map((block) => {
      const [address = "", ...lines] = block.trim().split("\n");
      const entries = lines.map((line) => line.trim().split(/: (.*)/s) as [string, string]);
      return {
        address,
        headers: Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value])),
      };
    });
}

test("the server sends on every address what _headers asks of a static host", async ({
  request,
}) => {
  const rules = headersFile();
  for (const address of addresses) {
    const answer = await request.get(address);
    const asked = Object.assign(
      {},
      ...rules
        .filter((rule) => rule.address === "/*" || rule.address === address)
        .map((rule) => rule.headers),
    ) as Record<string, string>;
    expect(Object.keys(asked), address).toContain("content-security-policy");
    expect(answer.headers(), address).toMatchObject(asked);
  }
});

test("scripts need a hash, styles a file, and nothing comes from elsewhere", async ({
  request,
}) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toMatch(/https?:/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});
