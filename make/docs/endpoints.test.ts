import fc from "fast-check";
import { expect, test } from "vitest";

import { sampleLanguages } from "#app/pages/resources/docs/docs-data.ts";

import { apiLimits } from "./api-limits.ts";
import { endpoints, formatJson, typeText } from "./endpoints.ts";

const endpointWith = (id: string) => endpoints.find((endpoint) => endpoint.id === id)!;

test("parameters of a query and of a body are read alike; parts of a list have no balloon", () => {
  const analyze = endpointWith("analyze-rfq");
  const vendors = endpointWith("list-vendors");
  const approvals = endpointWith("create-approval-workflow");
  expect(analyze.parameters[0]).toMatchObject({
    name: "file",
    item: 1,
    type: "file",
    isRequired: true,
  });
  expect(vendors.parameters[0]).toMatchObject({
    name: "limit",
    type: `integer, 1 to ${apiLimits.pageSize.max}`,
    isRequired: false,
    description: `Rows per page. Default: \`${apiLimits.pageSize.default}\`.`,
  });
  expect(approvals.parameters.map(({ name, item }) => [name, item])).toEqual([
    ["workflow_type", 1],
    ["approvers", 2],
    ["rules", 3],
    ["rules[].id", undefined],
    ["rules[].from_amount_usd", undefined],
    ["rules[].below_amount_usd", undefined],
    ["rules[].categories", undefined],
    ["rules[].is_import", undefined],
    ["rules[].approver", undefined],
    ["rules[].signs_last", undefined],
    ["rules[].sla_hours", undefined],
    ["rules[].escalates_to", undefined],
  ]);
});

test("answers are samples, errors are names", () => {
  const analyze = endpointWith("analyze-rfq");
  expect(analyze.responses.map(({ status }) => status)).toEqual(["200", "202"]);
  const problemsOf = (id: string) => endpointWith(id).problems.map(({ anchor }) => anchor);
  expect(problemsOf("analyze-rfq")).toContain("error-unreadable-file");
  expect(problemsOf("list-vendors")).not.toContain("error-unreadable-file");
});

test("types are told in words", () => {
  expect(typeText({ type: "string", enum: ["json", "csv"] })).toBe("one of json, csv");
  expect(typeText({ type: "number", minimum: 0 })).toBe("number, 0 or more");
  expect(typeText({ type: "array", items: { type: "string" }, maxItems: 8 })).toBe(
    "list of strings, up to 8",
  );
  expect(() => typeText({ type: "array", items: { $ref: "#/components/schemas/None" } })).toThrow(
    "None",
  );
});

test("every language shows every parameter under the balloon of its row", () => {
  for (const { samples, parameters } of endpoints) {
    const rows = parameters.filter(({ item }) => item !== undefined);
    for (const { id } of sampleLanguages) {
      const { text, itemLines } = samples[id];
      const named = rows.map(({ name }, index) => {
        const line = text.split("\n")[itemLines![index]!];
        return line?.includes(name === "id" ? "ana_2417" : name);
      });
      expect(named, text).toEqual(rows.map(() => true));
    }
  }
});

test("formatted JSON is the same value, within the width where it can be", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value as never))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(formatJson({ limit: 2, rows: [1, 2] }, 40)).toBe('{ "limit": 2, "rows": [1, 2] }');
  expect(formatJson({ limit: 2, rows: [1, 2] }, 20)).toBe('{\n  "limit": 2,\n  "rows": [1, 2]\n}');
});
