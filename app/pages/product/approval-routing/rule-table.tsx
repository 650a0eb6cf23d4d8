import { approvalRules, approvers } from "#app/samples/approvals.ts";
import { ruleConditions, slaThresholds } from "./approval-run.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

type ApprovalRule = (typeof approvalRules)[number];

const columns: Column<ApprovalRule>[] = [
  { head: "Rule", width: "w-20", isItem: true, isRowHead: true, render: "id" },
  conditionColumn("Amount", "w-[12%]", "amount"),
  conditionColumn("Category", "w-[16%]", "category"),
  conditionColumn("Supplier", "w-[11%]", "supplier"),
  {
    head: "Who signs",
    width: "w-[14%]",
    cellClassName: "max-lg:-order-1",
    render: ({ approver, stage }) => (
      <>
        <span className="font-medium">{approvers[approver].title}</span>
        <span className="note max-lg:ml-2 lg:block">
          {stage === "final" ? "final approval" : "in parallel"}
        </span>
      </>
    ),
  },
  {
    head: "Time limit",
    name: "Time limit:",
    width: "w-[7%]",
    cellClassName: "figures",
    render: ({ slaHours }) => `${slaHours} h`,
  },
  {
    head: "If late, to",
    name: "If late, to:",
    width: "w-[12%]",
    render: ({ approver }) => approvers[approvers[approver].escalatesTo].title,
  },
  { head: "Why", cellClassName: "text-ink-2", render: "reason" },
];

/** Where the table is stacked, what a rule does not ask about is left out. */
function conditionColumn(
  head: string,
  width: string,
  condition: keyof ReturnType<typeof ruleConditions>,
): Column<ApprovalRule> {
  const text = (rule: ApprovalRule) => ruleConditions(rule)[condition];
  return {
    head,
    name: `${head}:`,
    width,
    cellClassName: (rule) => text(rule) === "Any" && "text-ink-3 max-lg:hidden",
    render: text,
  };
}

/** The rules that every route on this sheet comes from. */
export function RuleTable() {
  return (
    <Zone space="flush" id="rules">
      <SectionHead title="The approval rules.">
        <p>
          You edit the rules in one table. A change applies to new requests. Requests already in
          progress keep their route. <ArrowLink to="/resources/docs">Rules over the API</ArrowLink>
        </p>
      </SectionHead>
      <PhoneFold summary={`The ${approvalRules.length} rules`}>
        <Table
          caption="Approval rules: when they match, who signs, and by when"
          stacks="lg-pairs"
          columns={columns}
          rows={approvalRules}
          rowKey={({ id }) => id}
          rowClassName={() => "max-lg:flex max-lg:flex-col max-lg:pl-16"}
        />
      </PhoneFold>
      <p className="border-t border-hair px-pad py-3 note">
        Sample rules. Reminder at {slaThresholds.reminderShare * 100}% of the time limit, escalation
        at 100%, then {slaThresholds.escalatedHours} h for the next manager. Your own rules come
        from your delegation of authority.
      </p>
    </Zone>
  );
}
