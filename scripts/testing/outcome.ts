import { stripVTControlCharacters } from "node:util";

/** What a step came to: how many checks held, and each that did not by its name and what it said. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** What held only when it was tried again, with what the first try said. */
  secondTries: Failure[];
  /** Worth a line at the end although nothing failed. */
  notes: string[];
}

export interface Failure {
  name: string;
  message: string;
}

interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** Reads Vitest's JSON report. A file that does not load has no tests, only a message. */
export function unitOutcome(report: UnitReport, root: string): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const path = file.name.replace(root, "");
    const failed = file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        name: `${path}: ${fullName}`,
        message: (failureMessages ?? []).join("\n"),
      }));
    const isBroken = file.status === "failed" && failed.length === 0;
    return isBroken ? [{ name: path, message: file.message }] : failed;
  });
  return { passed: report.numPassedTests, failures, secondTries: [], notes: [] };
}

interface JourneySuite {
  title: string;
  suites?: JourneySuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

interface JourneyReport {
  stats: { expected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: JourneySuite[];
}

/** Reads Playwright's JSON report. */
export function journeyOutcome(report: JourneyReport): Outcome {
  const tests = report.suites.flatMap(testsOf);
  const messageOf = (errors: { message?: string }[]) =>
    errors.map(({ message }) => message ?? "no message").join("\n");
  const asFailure = ({ name, errors }: (typeof tests)[number]) => ({
    name,
    message: messageOf(errors),
  });
  const { expected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failures: [
      ...report.errors.map((error) => ({ name: "Playwright", message: messageOf([error]) })),
      ...tests.filter(({ status }) => status === "unexpected").map(asFailure),
    ],
    secondTries: tests.filter(({ status }) => status === "flaky").map(asFailure),
    notes: skipped > 0 ? [`${skipped} skipped`] : [],
  };
}

function testsOf(suite: JourneySuite): {
  name: string;
  status: string;
  errors: { message?: string }[];
}[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      status,
      errors: results.flatMap(({ errors }) => errors),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

/** The first lines of a message, without colors and without the runner's own part of the stack. */
export function firstLines(text: string, most: number): string {
  const lines = stripVTControlCharacters(text)
    .trim()
    .split("\n")
    .filter((line) => !/^ +at (?:.*node_modules|new Promise)/.test(line));
  const left = lines.length - most;
  return [...lines.slice(0, most), ...(left > 0 ? [`… ${left} more lines`] : [])].join("\n");
}

export function lastLines(text: string, most: number): string {
  return stripVTControlCharacters(text).trim().split("\n").slice(-most).join("\n");
}
