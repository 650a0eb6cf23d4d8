import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** The day on which each file was last changed, by the project's history; empty where there is none to ask. */
export function changeDates(rootDirectory: string): Map<string, string> {
  const dates = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: rootDirectory,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    // A shallow history would call every file as old as its last commit.
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return dates;
    let day = "";
    for (const line of git("log", "--format=%x00%cs", "--name-only").split("\n")) {
      if (line.startsWith("\0")) day = line.slice(1);
      else if (line && !dates.has(resolve(rootDirectory, line))) {
        dates.set(resolve(rootDirectory, line), day);
      }
    }
  } catch {
    return dates;
  }
  return dates;
}
