import { expect, test } from "vitest";

import { apiDocument } from "../api/api-document.ts";
import { apiLimits } from "../api/api-limits.ts";

import { endpoints, typeText } from "./operations.ts";

test("parameters of a query and of a body are read alike; parts of a list have no balloon", () => {
  const [analyze, vendors, approvals] = endpoints(apiDocument);
  expect(analyze!.parameters[0]).toMatchObject({
    name: "file",
    item: 1,
    type: "file",
    isRequired: true,
  });
  expect(vendors!.parameters[0]).toMatchObject({
    name: "limit",
    type: `integer, 1 to ${apiLimits.pageSize.max}`,
    isRequired: false,
    default: apiLimits.pageSize.default,
  });
  expect(approvals!.parameters.map(({ name, item }) => [name, item])).toEqual([
    ["workflow_type", 1],
    ["approvers", 2],
    ["rules", 3],
    ["rules[].field", null],
    ["rules[].above", null],
    ["rules[].add_approver", null],
  ]);
});

test("answers are samples, errors are names", () => {
  const analyze = endpoints(apiDocument)[0]!;
  expect(analyze.responses.map(({ status }) => status)).toEqual(["200", "202"]);
  expect(analyze.problems).toContain("unreadable-file");
  expect(endpoints(apiDocument)[1]!.problems).not.toContain("unreadable-file");
});

test("types are told in words", () => {
  const text = (schema: Parameters<typeof typeText>[1]) => typeText(apiDocument, schema);
  expect(text({ type: "string", enum: ["json", "csv"] })).toBe("one of json, csv");
  expect(text({ type: "number", minimum: 0 })).toBe("number, 0 or more");
  expect(text({ type: "array", items: { type: "string" }, maxItems: 8 })).toBe(
    "list of strings, up to 8",
  );
  expect(() => text({ type: "array", items: { $ref: "#/components/schemas/None" } })).toThrow(
    "None",
  );
});
