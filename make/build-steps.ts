import type { Plugin } from "vite";

/** Prints a finished step of the build and its time. The marks are the process's: configs are loaded more than once. */
export function stepDone(name: string): void {
  const mark = "build-step";
  const last = performance.getEntriesByName(mark).at(-1)?.startTime ?? 0;
  const seconds = (performance.mark(mark).startTime - last) / 1000;
  console.log(`${name.padEnd(36)}${seconds.toFixed(1).padStart(6)} s`);
}

/** Says when the code of the browser's side and of the pages is bundled. */
export function buildSteps(): Plugin {
  return {
    name: "quotewright:build-steps",
    apply: "build",
    closeBundle() {
      stepDone(this.environment.name === "client" ? "Code for the browser" : "Code of the pages");
    },
  };
}
