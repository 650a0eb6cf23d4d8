// Plain JavaScript without dependencies: this runs on any Node 20 or later, before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, "node_modules/.installed-from");

/**
 * Programs of the project first: `node` is then the pinned Node 24, whatever started us. They keep their compiled code, so
 * that only their first start compiles it.
 */
export const environment = {
  NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
};

/** Runs a program in the project's folder with its output shown; true when it succeeded. */
export function run(command, args, options = {}) {
  const shell = process.platform === "win32";
  const result = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: "inherit",
    shell,
    ...options,
  });
  return result.status === 0;
}

/** Installs from the lockfile unless that very lockfile is what is installed. */
export function installIfNeeded() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      "node_modules is a link, and installing would empty what it leads to: remove it.",
    );
    process.exit(1);
  }
  console.log("Installing dependencies …");
  if (!run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])) {
    console.error(
      "Dependencies could not be installed. Check the network and run the command again.",
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
