import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import type { Plugin } from "vite";

type Bytes = string | Buffer;

/** Files that modules name and no folder holds, by their path in the site. Each is made when somebody asks for it. */
export type MadeFiles = Map<string, () => Bytes | Promise<Bytes>>;

/** Writes them into the build; the development server answers with them (development-plugin.ts). */
export function madeFiles(made: MadeFiles): Plugin {
  return {
    name: "quotewright:made-files",
    apply: "build",
    /** Also what only a loader asks for, as an article's cover, belongs to the browser's files. */
    async writeBundle() {
      const { root, environments } = this.environment.getTopLevelConfig();
      const client = resolve(root, environments["client"]?.build.outDir ?? "");
      for (const [path, bytes] of made) {
        const file = join(client, path);
        if (existsSync(file)) continue;
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await bytes());
      }
    },
  };
}
