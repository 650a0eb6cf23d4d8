import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

const sampleEveryMs = 250;

interface MeasuredRun {
  wallSeconds: number;
  cpuSeconds: number;
  /** Of the process and all that it started, together, at the worst moment seen. */
  peakMegabytes: number;
}

/** Runs a command and watches it and its children. Rejects with the end of its output when it fails. */
export async function measuredRun(
  command: string,
  args: string[],
  cwd: string,
): Promise<MeasuredRun> {
  const began = performance.now();
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (output = (output + text.toString()).slice(-4000)));
  }
  let peakMegabytes = 0;
  const cpuByProcess = new Map<number, number>();
  const timer = setInterval(() => {
    const tree = processTree(child.pid!);
    const megabytes = tree.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
    peakMegabytes = Math.max(peakMegabytes, megabytes);
    for (const { pid, cpuSeconds } of tree) cpuByProcess.set(pid, cpuSeconds);
  }, sampleEveryMs);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  return {
    wallSeconds: (performance.now() - began) / 1000,
    cpuSeconds: [...cpuByProcess.values()].reduce((sum, seconds) => sum + seconds, 0),
    peakMegabytes,
  };
}

function processTree(root: number) {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,time="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, kilobytes, time = ""] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        kilobytes: Number(kilobytes),
        cpuSeconds: secondsOf(time),
      };
    });
  const members = new Set([root]);
  for (let size = 0; size !== members.size;) {
    size = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** `ps` writes 1-02:03:04, 02:03:04 or, on macOS, 3:04.56. */
function secondsOf(time: string): number {
  const [days, clock] = time.includes("-") ? time.split("-") : ["0", time];
  return clock!.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86400;
}
