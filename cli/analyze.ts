import { analyzeFiles } from "./analyze-files.ts";
import { helpText, parseArguments, UsageError } from "./parse-arguments.ts";

/** Exit codes: 0 done, 2 a file cannot be read or the command is not understood. */
async function main(): Promise<number> {
  try {
    const command = parseArguments(process.argv.slice(2));
    if (!command) {
      process.stdout.write(helpText);
      return 0;
    }
    const { text, failure } = await analyzeFiles(command, new Date().toISOString().slice(0, 10));
    process.stdout.write(text);
    if (failure === null) return 0;
    process.stderr.write(`${failure}\n`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
  }
  return 2;
}

// `npm run analyze -- … | head` closes the pipe early; that is no failure.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === "EPIPE" ? 0 : 1);
});

process.exitCode = await main();
