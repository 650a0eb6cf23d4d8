import fc from "fast-check";
import { expect, test } from "vitest";

import { sampleSpan } from "../records/metrics.ts";
import { routeRequest, routeSteps } from "#app/samples/approvals.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { answer, followUps, nextPages, prepareRequest } from "../answering/answer.ts";
import { rows, rowsOf } from "../records/rows.ts";
import { plausibleQuestion } from "./testing/arbitrary-questions.ts";
import { understand } from "./understand.ts";

function ask(question: string) {
  const understanding = understand(question);
  if (understanding.kind !== "reading") throw new Error(`${question}: ${understanding.kind}`);
  return answer(understanding.reading);
}

test("every question that it suggests is one that it reads", () => {
  fc.assert(
    fc.property(plausibleQuestion, (question) => {
      const understanding = understand(question);
      if (understanding.kind !== "reading") return;
      for (const followUp of followUps(answer(understanding.reading))) {
        expect(understand(followUp.question), followUp.question).toHaveProperty("kind", "reading");
      }
    }),
    { numRuns: 1_000 },
  );
});

test("the award of a request for quote is prepared with amount, category, plant and country", () => {
  expect(prepareRequest(ask("Who is best on RFQ-2417?"))).toEqual({
    amount: 44_582,
    category: "machined",
    plant: "dayton",
    from: "us",
    subject: "RFQ-2417, motor mount: award to Tallow Creek Machine",
    signers: ["Finance controller", "Quality engineer", "Plant manager"],
    address:
      "/product/approval-routing?amount=44582&category=machined&plant=dayton&from=us#simulator",
  });
  expect(prepareRequest(ask("Who is cheapest on RFQ-2417?"))?.amount).toBe(41_280);
  expect(prepareRequest(ask("What is waiting for approval?"))?.subject).toMatch(/^AR-\d+: /);
});

test("a sum is nothing to sign for", () => {
  expect(prepareRequest(ask("spend by supplier"))).toBeNull();
  expect(prepareRequest(ask("spend at Dayton"))).toBeNull();
});

test("the next page is the one where the figure is worked on", () => {
  const pagesOf = (question: string) => nextPages(ask(question)).map(({ to }) => to);
  expect(pagesOf("Who is best on RFQ-2417?")).toEqual(["/product/rfq-analyzer", "/"]);
  expect(pagesOf("spend by plant")).toEqual(["/product/spend-intelligence"]);
  expect(pagesOf("on-time rate by supplier")).toEqual(["/product/vendor-scorecards"]);
  expect(pagesOf("pending approvals")).toEqual(["/product/approval-routing"]);
  expect(pagesOf("spend by month")).toEqual(["/product/analytics"]);
});

test("every approval on file is one that the approval rules ask for", () => {
  for (const { figures, category, plant, supplier, approver, id } of rowsOf("approvals")) {
    const { country: from } = sampleSuppliers[supplier];
    const route = routeSteps(
      routeRequest({ amount: figures.approvalAmount!, category, plant: plant!, from }),
    );
    expect(
      route.map((step) => step.approver),
      id,
    ).toContain(approver);
  }
});

test("every dated row lies within the span that the records claim", () => {
  const dates = rows.flatMap(({ date }) => date ?? []);
  expect(dates.every((date) => date >= sampleSpan.from && date <= sampleSpan.to)).toBe(true);
});
