import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { environment, root } from "../install.mjs";
import { type Failure, firstLines, lastLines, type Outcome } from "./outcome.ts";
import { inShort } from "./progress.ts";

export interface Step {
  name: string;
  /** A program and its words, parted by spaces. */
  command: string;
  /** Reads the report that the program writes to the file in TEST_REPORT; without one the step holds or fails as a whole. */
  outcome?: (report: never) => Outcome;
  /** Its output is shown while it runs, for it takes minutes. */
  isWatched?: boolean;
  /** What its environment has beside ours. */
  settings?: Record<string, string>;
}

interface Finished extends Outcome {
  name: string;
  seconds: number;
}

const folder = join(root, ".cache/test-reports");
const mostFailuresInFull = 25;
const nothing: Outcome = { passed: 0, failures: [], secondTries: [], notes: [] };

/** Runs steps and remembers what they came to. */
export class Run {
  readonly #finished: Finished[] = [];
  readonly #running = new Set<ChildProcess>();
  readonly #began = performance.now();

  constructor() {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      // Playwright stops its server and browsers when it is interrupted, not when it is terminated.
      process.once(signal, () => void this.#stop().then(() => process.exit(1)));
    }
  }

  async #stop(): Promise<void> {
    await Promise.all(
      [...this.#running].map((child) => {
        child.kill("SIGINT");
        return once(child, "close");
      }),
    );
  }

  /** One after the other; true when all held. */
  async inOrder(steps: Step[]): Promise<boolean> {
    let haveHeld = true;
    for (const step of steps) haveHeld = (await this.step(step)) && haveHeld;
    return haveHeld;
  }

  async step({ name, command, outcome, isWatched = false, settings }: Step): Promise<boolean> {
    const file = join(folder, name.toLowerCase().replaceAll(/[^a-z]+/g, "-"));
    const began = performance.now();
    if (isWatched) console.log(`\n== ${name}`);
    const hasSucceeded = await this.#run(command, file, isWatched, settings);
    const seconds = (performance.now() - began) / 1000;
    const output = readFileSync(`${file}.log`, "utf8");
    const finished = { name, seconds, ...read(name, file, output, hasSucceeded, outcome) };
    this.#finished.push(finished);
    const hasHeld = finished.failures.length === 0;
    if (!hasHeld && !isWatched) console.log(output.trimEnd());
    const failed = isWatched && !hasHeld ? `   ${namesOf(finished)}` : "";
    console.log(
      `${hasHeld ? "ok    " : "FAILED"} ${name.padEnd(44)}${inSeconds(seconds)}${failed}`,
    );
    return hasHeld;
  }

  /** Counts a step as failed that could not be run. */
  fail(name: string, message: string): void {
    console.log(`FAILED ${name}`);
    this.#finished.push({ ...nothing, name, seconds: 0, failures: [{ name, message }] });
  }

  /** Prints the times, then what failed, then one line that counts; the last lines are all that some places keep. */
  end(): boolean {
    console.log("");
    for (const step of this.#finished) {
      const counts = `${step.passed} passed, ${namesOf(step)}`;
      console.log(`${step.name.padEnd(44)}${inSeconds(step.seconds)}   ${counts}`);
    }
    console.log(`${"In all".padEnd(44)}${inSeconds((performance.now() - this.#began) / 1000)}`);
    for (const note of this.#finished.flatMap(({ notes }) => notes)) {
      console.log(`\nNote: ${firstLines(note, 12)}`);
    }
    const secondTries = this.#finished.flatMap(({ secondTries }) => secondTries);
    const failures = this.#finished.flatMap(({ failures }) => failures);
    printAll("ONLY AT A SECOND TRY", secondTries);
    printAll("FAILED", failures);
    const passed = this.#finished.reduce((sum, step) => sum + step.passed, 0);
    const doubtful = secondTries.length > 0 ? `, ${secondTries.length} only at a second try` : "";
    console.log(`\n${passed} passed, ${failures.length} failed${doubtful}`);
    return failures.length === 0;
  }

  async #run(
    command: string,
    file: string,
    isShown: boolean,
    settings: Step["settings"],
  ): Promise<boolean> {
    const [program = "", ...words] = command.trim().split(/ +/);
    const child = spawn(program, words, {
      cwd: root,
      env: { ...environment, ...settings, TEST_REPORT: `${file}.json` },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    this.#running.add(child);
    const log = createWriteStream(`${file}.log`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(log, { end: false });
      if (isShown) stream.pipe(process.stdout, { end: false });
    }
    const [code] = (await once(child, "close")) as [number | null];
    this.#running.delete(child);
    log.end();
    await once(log, "close");
    return code === 0;
  }
}

function printAll(what: string, failures: Failure[]): void {
  failures.forEach(({ name, message }, index) => {
    const text = index < mostFailuresInFull ? `\n${firstLines(message, 20)}` : "";
    console.log(`\n${what} ${name}${text}`);
  });
}

function read(
  name: string,
  file: string,
  output: string,
  hasSucceeded: boolean,
  outcome: Step["outcome"],
): Outcome {
  const asAWhole: Failure = { name, message: lastLines(output, 30) };
  if (!outcome && hasSucceeded) return { ...nothing, passed: 1 };
  if (!outcome || !existsSync(`${file}.json`)) return { ...nothing, failures: [asAWhole] };
  // What reports no second tries has none.
  const read = {
    ...nothing,
    ...outcome(JSON.parse(readFileSync(`${file}.json`, "utf8")) as never),
  };
  const isUnexplained = !hasSucceeded && read.failures.length === 0;
  return isUnexplained ? { ...read, failures: [asAWhole] } : read;
}

const namesOf = ({ failures }: Outcome) => inShort(failures.map(({ name }) => name));

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s`;
}
