import { readdirSync } from "node:fs";

import { addressOf } from "#server/site/site-address.ts";

/** Every address of the built site, from the files themselves. */
export function builtAddresses(client = "build/client"): string[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map(addressOf)
    .sort();
}
