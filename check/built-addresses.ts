import { readdirSync } from "node:fs";

/** Every address of the built site, from the files themselves. */
export function builtAddresses(client = "build/client"): string[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[\\/])index\.html$/.test(file))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
    .sort();
}
