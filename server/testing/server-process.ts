import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const main = join(import.meta.dirname, "../main.ts");

export type ServerProcess = {
  url: string;
  port: number;
  child: ChildProcessWithoutNullStreams;
  /** The lines printed for people before the first request. */
  greeting: string[];
  log: string[];
  /** Ends the process and waits until it is gone and all that it wrote is in the log. */
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
} & AsyncDisposable;

type Options = {
  buildDir: string;
  environment: Record<string, string>;
  /** A shell line before the server, such as `ulimit -f 100`. */
  shellFirst?: string;
};

function launch({ buildDir, environment, shellFirst }: Options): ChildProcessWithoutNullStreams {
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PORT: "0",
    RATE_LIMIT_PER_MINUTE: "0",
    ...environment,
  };
  const command = [process.execPath, main, buildDir];
  return shellFirst === undefined
    ? spawn(process.execPath, command.slice(1), { env })
    : spawn("bash", ["-c", `${shellFirst}; exec "$@"`, "bash", ...command], { env });
}

/** The real program in a process of its own, listening on a free port. Rejects when it does not start. */
export async function startServer(options: Options): Promise<ServerProcess> {
  const child = launch(options);
  const log: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  const greeting: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    greeting.push(line);
    if (greeting.length === 2) break;
  }
  const url = /http:\S+/.exec(greeting[0] ?? "")?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${log.join("\n")}`);

  const closed = once(child, "close");
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
    return { code: child.exitCode, signal: child.signalCode };
  };
  return {
    url,
    port: Number(new URL(url).port),
    child,
    greeting,
    log,
    kill,
    [Symbol.asyncDispose]: async () => void (await kill("SIGKILL")),
  };
}

/** For starts that are expected to fail. */
export async function failToStart(
  options: Options,
): Promise<{ code: number | null; lines: string[] }> {
  const child = launch(options);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, lines: output.trim().split("\n") };
}
