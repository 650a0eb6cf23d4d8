import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

import { Progress } from "./progress.ts";

/** What one sees of the journeys while they run; what failed is read from the report at the end. */
export default class JourneyProgress implements Reporter {
  #progress: Progress | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress = new Progress("Browser journeys", suite.allTests().length);
  }

  onTestEnd(journey: TestCase, { status, retry }: TestResult): void {
    const hasHeld = status === journey.expectedStatus;
    if (!hasHeld) console.log(`${status}: ${journey.titlePath().slice(1).join(" › ")}`);
    // One that is tried again counts when its last try ends.
    if (!hasHeld && retry < journey.retries) return;
    const line = this.#progress?.count(hasHeld);
    if (line) console.log(line);
  }

  printsToStdio(): boolean {
    return true;
  }
}
