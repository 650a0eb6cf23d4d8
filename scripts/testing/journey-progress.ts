import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

import { Progress } from "./progress.ts";

/** What one sees of the journeys while they run; what was said is read from the report at the end. */
export default class JourneyProgress implements Reporter {
  #progress: Progress | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress = new Progress("Browser journeys", suite.allTests().length);
  }

  onTestEnd(journey: TestCase, { status, retry }: TestResult): void {
    const hasHeld = status === journey.expectedStatus;
    const [, project, file = "", ...titles] = journey.titlePath();
    const name = `${file} (${project}): ${titles.join(" › ")}`;
    if (!hasHeld) console.log(`${status}: ${name}`);
    // One that is tried again counts when its last try ends.
    if (!hasHeld && retry < journey.retries) return;
    const line = this.#progress?.count(hasHeld ? undefined : name);
    if (line) console.log(line);
  }

  printsToStdio(): boolean {
    return true;
  }
}
