import { analyzeFiles } from "./analyze-files.ts";
import { helpText, parseArguments, UsageError } from "./parse-arguments.ts";

interface Said {
  /** 0 done, 2 a file cannot be read or the command is not understood. */
  status: 0 | 2;
  stdout: string;
  stderr: string;
}

export async function analyze(words: readonly string[]): Promise<Said> {
  try {
    const command = parseArguments([...words]);
    if (!command) return { status: 0, stdout: helpText, stderr: "" };
    const { text, failure } = await analyzeFiles(command, new Date().toISOString().slice(0, 10));
    if (failure === null) return { status: 0, stdout: text, stderr: "" };
    return { status: 2, stdout: text, stderr: `${failure}\n` };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { status: 2, stdout: "", stderr: `${error.message}\n` };
  }
}

if (import.meta.main) {
  // `npm run analyze -- … | head` closes the pipe early; that is no failure.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    process.exit(code === "EPIPE" ? 0 : 1);
  });
  const { status, stdout, stderr } = await analyze(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
