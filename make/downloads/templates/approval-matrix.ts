interface ApprovalRule {
  condition: string;
  /** US dollars; null where the value of the order does not matter. */
  from: number | null;
  upTo: number | null;
  approvers: string[];
  mode: "alone" | "parallel" | "in sequence";
  targetWorkingHours: number;
  standIn: string;
  note: string;
}

/** The matrix that the guide to the first ninety days starts from. Amounts and titles are examples. */
export const approvalRules: readonly ApprovalRule[] = [
  {
    condition: "Order value",
    from: 0,
    upTo: 5_000,
    approvers: ["Buyer"],
    mode: "alone",
    targetWorkingHours: 0,
    standIn: "Another buyer",
    note: "Within an approved supplier's scope",
  },
  {
    condition: "Order value",
    from: 5_001,
    upTo: 25_000,
    approvers: ["Purchasing manager"],
    mode: "alone",
    targetWorkingHours: 8,
    standIn: "Senior buyer",
    note: "",
  },
  {
    condition: "Order value",
    from: 25_001,
    upTo: 100_000,
    approvers: ["Purchasing manager", "Plant controller"],
    mode: "parallel",
    targetWorkingHours: 16,
    standIn: "Plant manager",
    note: "Asked at the same time",
  },
  {
    condition: "Order value",
    from: 100_001,
    upTo: null,
    approvers: ["Purchasing manager", "Plant controller", "Vice president operations"],
    mode: "in sequence",
    targetWorkingHours: 24,
    standIn: "Chief financial officer",
    note: "The first two in parallel, then the vice president",
  },
  {
    condition: "Not the lowest landed cost",
    from: null,
    upTo: null,
    approvers: ["One level higher than the value asks"],
    mode: "alone",
    targetWorkingHours: 16,
    standIn: "As for that level",
    note: "The reason is in the comparison",
  },
  {
    condition: "New supplier",
    from: null,
    upTo: null,
    approvers: ["Quality manager"],
    mode: "parallel",
    targetWorkingHours: 16,
    standIn: "Quality engineer",
    note: "Scope of approval covers the line",
  },
  {
    condition: "Tooling owned by us",
    from: null,
    upTo: null,
    approvers: ["Plant controller"],
    mode: "parallel",
    targetWorkingHours: 16,
    standIn: "Finance manager",
    note: "Asset number assigned",
  },
  {
    condition: "Drawing under export control",
    from: null,
    upTo: null,
    approvers: ["Trade compliance"],
    mode: "in sequence",
    targetWorkingHours: 8,
    standIn: "General counsel",
    note: "Before the RFQ leaves, not before the order",
  },
];

const columns = [
  "Rule",
  "Condition",
  "From (USD)",
  "Up to (USD)",
  "Approvers",
  "Mode",
  "Target (working hours)",
  "Stand-in when the target passes",
  "Note",
];

/** Rows of the file, its head first. */
export function approvalMatrix(): string[][] {
  return [
    columns,
    ...approvalRules.map((rule, index) => [
      `A${index + 1}`,
      rule.condition,
      rule.from === null ? "" : String(rule.from),
      rule.upTo === null ? "" : String(rule.upTo),
      rule.approvers.join("; "),
      rule.mode,
      String(rule.targetWorkingHours),
      rule.standIn,
      rule.note,
    ]),
  ];
}
