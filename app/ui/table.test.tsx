import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { type Column, Table } from "./table.tsx";

interface Plan {
  name: string;
  price: number;
}

const plans: Plan[] = [
  { name: "Starter", price: 299 },
  { name: "Growth", price: 899 },
];
const columns: Column<Plan>[] = [
  { head: "Plan", isRowHead: true, render: ({ name }) => name, sum: "Both" },
  { head: "Price", name: "A month", isNumber: true, render: ({ price }) => price, sum: 1198 },
];
const html = (props: Partial<Parameters<typeof Table<Plan>>[0]> = {}) =>
  renderToString(
    <Table caption="Plans" columns={columns} rows={plans} rowKey={({ name }) => name} {...props} />,
  ).replaceAll("<!-- -->", "");

test("a table has its name, heads of columns and rows, and a sum", () => {
  const table = html();
  expect(table).toContain('<caption class="sr-only">Plans</caption>');
  expect(table).toContain('<th scope="col">Plan</th><th scope="col" class="text-right">Price</th>');
  expect(table).toContain('<th scope="row">Growth</th>');
  expect(table).toContain(
    '<tfoot><tr><th scope="row">Both</th><td class="text-right figures">1198</td>',
  );
});

test("a value says its name where the head is out of sight", () => {
  expect(html({ stacks: "md" })).toContain('<span class="note md:hidden">A month </span>899</td>');
});

test("one that scrolls is a named stop for the keyboard", () => {
  expect(html()).not.toContain("region");
  expect(html({ scrolls: "Prices" })).toContain('role="region" aria-label="Prices" tabindex="0"');
});

test("without rows it keeps its head and says what would appear", () => {
  const empty = (
    <tr>
      <td>None yet</td>
    </tr>
  );
  expect(html({ rows: [], empty })).toContain("<tbody><tr><td>None yet</td>");
  expect(html({ empty })).not.toContain("None yet");
});
