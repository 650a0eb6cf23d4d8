// `node scripts/testing/planted-faults.ts [KIND…]`: plants five faults of each kind in a copy of the project and its build, and
// says whether what `npm test` runs finds each. Needs a build. docs/tests.md has the last result.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { environment, root } from "../install.mjs";
import { faults, type PlantedFault } from "./faults-to-plant.ts";

const copy = join(mkdtempSync(join(tmpdir(), "planted-")), "site");

/** Sources as they stand here, committed or not. */
function makeCopy(): void {
  const skipped = /^(?:node_modules|\.cache|\.git|test-results|data)$/;
  for (const name of readdirSync(root).filter((each) => !skipped.test(each))) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

function run(command: string): { hasHeld: boolean; output: string } {
  const [program = "", ...words] = command.split(" ");
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: copy,
    env: environment,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  return { hasHeld: status === 0, output: stdout + stderr };
}

/** Plants the faults, asks once, and puts back what was there. */
function findings(planted: PlantedFault[], command: string): Map<PlantedFault, boolean> {
  const before = new Map<string, string>();
  for (const { file, from, to } of planted) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    if (!before.has(path)) before.set(path, text);
    writeFileSync(path, text.replace(from, to));
  }
  const { hasHeld, output } = run(command);
  for (const [path, text] of before) writeFileSync(path, text);
  return new Map(planted.map((fault) => [fault, !hasHeld && fault.said.test(output)]));
}

makeCopy();
try {
  const asked = process.argv.slice(2);
  const found = Object.entries(faults)
    .filter(([kind]) => asked.length === 0 || asked.includes(kind))
    .map(([kind, { command, areTogether, planted }]) => {
      const groups = areTogether ? [planted] : planted.map((fault) => [fault]);
      const held = groups.map((group) => {
        const each = [...findings(group, command)];
        for (const [{ what }, isFound] of each) {
          console.log(`${isFound ? "found " : "MISSED"} ${kind}: ${what}`);
        }
        return each.every(([, isFound]) => isFound);
      });
      return held.every(Boolean);
    });
  process.exitCode = found.every(Boolean) ? 0 : 1;
} finally {
  rmSync(join(copy, ".."), { recursive: true, force: true });
}
