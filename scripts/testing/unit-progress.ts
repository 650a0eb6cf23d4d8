import type { Reporter, TestModule, TestRunEndReason, TestSpecification } from "vitest/node";

import { Progress } from "./progress.ts";

/** What one sees of the unit tests while they run; what was said is read from the report at the end. */
export default class UnitProgress implements Reporter {
  #progress: Progress | undefined;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress = new Progress("Files of unit tests", files.length);
  }

  onTestModuleEnd(file: TestModule): void {
    const titles = [...file.children.allTests("failed")].map(({ fullName }) => fullName);
    const name = [file.relativeModuleId, titles[0] ?? "did not load"].join(": ");
    const others = titles.length > 1 ? ` and ${titles.length - 1} more` : "";
    if (!file.ok()) console.log(`failed: ${name}${others}`);
    const line = this.#progress?.count(file.ok() ? undefined : name + others);
    if (line) console.log(line);
  }

  /** Errors outside of any test: the report does not have them. */
  onTestRunEnd(
    _files: readonly TestModule[],
    errors: readonly { message: string; stack?: string }[],
    _reason: TestRunEndReason,
  ): void {
    for (const { message, stack } of errors) console.error(stack ?? message);
  }
}
