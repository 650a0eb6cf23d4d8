import { expect, test } from "vitest";

import { modules } from "./modules.ts";

test("the modules are those of the specification", () => {
  expect(modules.map(({ name, features }) => [name, ...features])).toEqual([
    ["RFQ Analyzer", "Multi-file intake", "Unit normalization", "Confidence scores"],
    ["Approval Routing", "Role-based routing", "SLA tracking", "Complete audit trail"],
    ["Supplier 360", "Performance tracking", "Document storage", "Risk monitoring"],
    [
      "Procurement Co-pilot",
      "Natural language questions",
      "Action suggestions",
      "Approval workflows",
    ],
  ]);
});
