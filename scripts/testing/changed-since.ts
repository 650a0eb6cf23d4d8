import { execFileSync } from "node:child_process";

import { root } from "../install.mjs";

function git(...words: string[]): string {
  return execFileSync("git", words, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** Where this branch left the main one; there, the last commit: what is not committed yet counts in any case. */
export function changedSince(): string {
  try {
    return git("merge-base", "HEAD", "main");
  } catch {
    return "HEAD";
  }
}

/** Whether any file of these folders differs from the main branch. Without git there is nothing to differ from. */
export function hasChanged(...folders: string[]): boolean {
  try {
    const changed = git("diff", "--name-only", changedSince(), "--", ...folders);
    const added = git("ls-files", "--others", "--exclude-standard", "--", ...folders);
    return changed + added !== "";
  } catch {
    return false;
  }
}
