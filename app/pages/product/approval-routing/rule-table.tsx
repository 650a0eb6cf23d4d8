import { approvalRules, approvers, slaThresholds } from "#app/samples/approval-rules.ts";
import { ruleConditions } from "./rule-text.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const head =
  "border-y border-line px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell =
  "px-3 py-3 align-top max-lg:block max-lg:px-0 max-lg:py-0.5 lg:border-l lg:border-hair";

/** In a block, what a rule does not ask about is left out. */
const conditionCell = (condition: string) =>
  condition === "Any" ? `${cell} text-ink-3 max-lg:hidden` : cell;

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
        <table className="w-full border-collapse border-line text-small max-lg:block max-lg:border-t">
          <caption className="sr-only">
            Approval rules: when they match, who signs, and by when
          </caption>
          <thead className="max-lg:sr-only">
            <tr>
              <th scope="col" className={`${head} w-20 pl-pad`}>
                Rule
              </th>
              <th scope="col" className={`${head} w-[12%] border-l border-l-hair`}>
                Amount
              </th>
              <th scope="col" className={`${head} w-[16%] border-l border-l-hair`}>
                Category
              </th>
              <th scope="col" className={`${head} w-[11%] border-l border-l-hair`}>
                Plant
              </th>
              <th scope="col" className={`${head} w-[14%] border-l border-l-hair`}>
                Who signs
              </th>
              <th scope="col" className={`${head} w-[7%] border-l border-l-hair`}>
                Time limit
              </th>
              <th scope="col" className={`${head} w-[12%] border-l border-l-hair`}>
                If late, to
              </th>
              <th scope="col" className={`${head} border-l border-l-hair`}>
                Why
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block md:max-lg:grid md:max-lg:grid-cols-2">
            {approvalRules.map((rule) => {
              const { amount, category, plant } = ruleConditions(rule);
              const { title, escalatesTo } = approvers[rule.approver];
              return (
                <tr
                  key={rule.id}
                  className="border-hair not-first:border-t last:odd:col-span-full max-lg:relative max-lg:flex max-lg:flex-col max-lg:py-3 max-lg:pr-pad max-lg:pl-16 md:max-lg:nth-2:border-t-0"
                >
                  <th
                    scope="row"
                    className="px-3 py-3 text-left align-top figures text-note leading-6 font-text text-ink-3 max-lg:absolute max-lg:left-pad max-lg:p-0 lg:pl-pad"
                  >
                    {rule.id}
                  </th>
                  <td className={conditionCell(amount)}>
                    <Named name="Amount">{amount}</Named>
                  </td>
                  <td className={conditionCell(category)}>
                    <Named name="Category">{category}</Named>
                  </td>
                  <td className={conditionCell(plant)}>
                    <Named name="Plant">{plant}</Named>
                  </td>
                  <td className={`${cell} max-lg:-order-1`}>
                    <span className="font-medium">{title}</span>
                    <span className="note max-lg:ml-2 lg:block">
                      {rule.stage === "final" ? "final approval" : "in parallel"}
                    </span>
                  </td>
                  <td className={`${cell} figures`}>
                    <Named name="Time limit">{`${rule.slaHours} h`}</Named>
                  </td>
                  <td className={cell}>
                    <Named name="If late, to">{approvers[escalatesTo].title}</Named>
                  </td>
                  <td className={`${cell} text-ink-2`}>{rule.reason}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </PhoneFold>
      <p className="border-t border-hair px-pad py-3 note">
        Sample rules. Reminder at {slaThresholds.reminderShare * 100}% of the time limit, escalation
        at 100%, then {slaThresholds.escalatedHours} h for the next manager. Your own rules come
        from your delegation of authority.
      </p>
    </Zone>
  );
}

/** Where the column's head is out of sight, the value says what it is. */
function Named({ name, children }: { name: string; children: string }) {
  return (
    <>
      <span className="note lg:hidden">{name}: </span>
      {children}
    </>
  );
}
