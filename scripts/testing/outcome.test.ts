import { expect, test } from "vitest";

import { firstLines, journeyOutcome, unitOutcome } from "./outcome.ts";

test("of unit tests, each that failed is named by file and title, and a file that does not load by itself", () => {
  const outcome = unitOutcome(
    {
      numPassedTests: 4,
      testResults: [
        {
          name: "/site/app/a.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "holds", failureMessages: [] },
            { status: "failed", fullName: "breaks", failureMessages: ["expected 1 to be 2"] },
          ],
        },
        {
          name: "/site/app/b.test.ts",
          status: "failed",
          message: "Cannot find module",
          assertionResults: [],
        },
      ],
    },
    "/site/",
  );
  expect(outcome).toEqual({
    passed: 4,
    failures: [
      { name: "app/a.test.ts: breaks", message: "expected 1 to be 2" },
      { name: "app/b.test.ts", message: "Cannot find module" },
    ],
    secondTries: [],
    notes: [],
  });
});

test("of journeys, each that failed is named by file, window and title, however deep it stands", () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: "menu.spec.ts",
    tests: [{ projectName: "phone", status, results: [{ errors: [{ message }] }] }],
  });
  const outcome = journeyOutcome({
    stats: { expected: 7, flaky: 1, skipped: 2 },
    errors: [{ message: "The server did not start" }],
    suites: [
      {
        title: "menu.spec.ts",
        specs: [spec("opens", "expected", "")],
        suites: [
          {
            title: "with a keyboard",
            specs: [spec("closes", "unexpected", "too late"), spec("stays", "flaky", "once")],
          },
        ],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 8,
    failures: [
      { name: "Playwright", message: "The server did not start" },
      { name: "menu.spec.ts (phone): closes", message: "too late" },
    ],
    secondTries: [{ name: "menu.spec.ts (phone): stays", message: "once" }],
    notes: ["2 skipped"],
  });
});

test("a long message is cut and says how much is missing", () => {
  expect(firstLines("\u001B[31mone\u001B[0m\ntwo\nthree\n", 2)).toBe("one\ntwo\n… 1 more lines");
});
