import type { Reporter, TestModule, TestRunEndReason, TestSpecification } from "vitest/node";

import { Progress } from "./progress.ts";

/** What one sees of the unit tests while they run; what failed is read from the report at the end. */
export default class UnitProgress implements Reporter {
  #progress: Progress | undefined;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress = new Progress("Files of unit tests", files.length);
  }

  onTestModuleEnd(file: TestModule): void {
    if (!file.ok()) console.log(`failed: ${file.relativeModuleId}`);
    const line = this.#progress?.count(file.ok());
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
