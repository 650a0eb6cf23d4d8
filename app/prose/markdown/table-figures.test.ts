import { expect, test } from "vitest";

import { compileProse } from "./compile-prose.ts";

const tables = `Table: Weights

| Category | Weight |
| -------- | -----: |
| Delivery |    30% |

Table: A year

| Line      |    Halden |
| --------- | --------: |
| Parts     | 36,800.00 |
| Scrap     |    184.00 |
| **Total** | 36,984.00 |
`;

function drawingAfter(request: string) {
  const { body } = compileProse("x.md", `${tables}\n![What it shows](<drawing:${request}>)\n`);
  const figure = body.at(-1);
  return typeof figure === "object" && figure.tag === "figure" ? figure.drawing : null;
}

test("a chart takes its figures from the tables before it", () => {
  expect(drawingAfter("dimension-lines/Parts:[Parts|Halden];Weight:[Delivery|Weight]")).toBe(
    "dimension-lines/Parts:36800;Weight:0.3",
  );
});

test("a column is its cells above the total, and a product is worked out", () => {
  expect(drawingAfter("cost-bars/Halden:[Halden]?unit=$")).toBe(
    "cost-bars/Halden:36800+184?unit=$",
  );
  expect(drawingAfter("dimension-lines/A:[Parts|Halden] × [Delivery|Weight]")).toBe(
    "dimension-lines/A:11040",
  );
});

test("a figure that no table has stops with its line", () => {
  expect(() => drawingAfter("dimension-lines/A:[Freight|Halden]")).toThrow(
    /^x\.md:15: no table before the drawing has “Freight” and “Halden”/,
  );
  expect(() => drawingAfter("cost-bars/A:[Rubio]")).toThrow("has a column “Rubio”");
});
