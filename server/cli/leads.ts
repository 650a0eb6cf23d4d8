import { ConfigError, readConfig } from "#server/config.ts";
import { openExistingStore } from "#server/leads/open-store.ts";
import { StoreOpenError } from "#server/leads/store.ts";
import { codeOf, messageOf } from "#server/thrown.ts";
import { runCommand } from "./commands.ts";
import { CommandError, helpText, parseCommand, UsageError } from "./parse-command.ts";

/** Exit codes: 0 done, 1 could not be done, 2 asked for in a way that is not understood. */
async function main(): Promise<number> {
  try {
    const command = parseCommand(process.argv.slice(2));
    if (command.name === "help") {
      process.stdout.write(helpText);
      return 0;
    }
    const config = readConfig(process.env);
    const store = await openExistingStore(config);
    try {
      await runCommand(command, store, config, { out: process.stdout, progress: process.stderr });
      return 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${helpText}`.trimEnd();
  if (
    error instanceof ConfigError ||
    error instanceof StoreOpenError ||
    error instanceof CommandError
  ) {
    return error.message;
  }
  const reason = codeOf(error) ?? messageOf(error);
  return `The lead store cannot be used just now (${reason}). Try again, or check DATABASE_URL and DATA_DIR.`;
}

// `leads export | head` closes the pipe early; that is no failure, as a full disk is.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit(0);
  process.stderr.write(`The output cannot be written whole (${code}).\n`);
  process.exit(1);
});

process.exitCode = await main();
