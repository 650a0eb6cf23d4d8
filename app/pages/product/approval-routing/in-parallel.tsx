import {
  approvers,
  comparedRequests,
  inSequenceHours,
  routeHours,
  routeRequest,
  type RouteStep,
  routeSteps,
} from "#app/samples/approvals.ts";
import { halvard, kitebird } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { titleInSentence } from "./approval-run.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { amountText } from "#app/format/improvement.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SpokenDimension } from "#app/ui/drafting/spoken-dimension.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

const titleOf = ({ approver }: RouteStep) => titleInSentence(approvers[approver].title);

const compared = comparedRequests.map((request) => {
  const route = routeRequest(request);
  return {
    ...request,
    signatures: routeSteps(route).length,
    together: route.parallel.map(titleOf).join(", "),
    last: titleOf(route.final),
    sequence: inSequenceHours(route),
    parallel: routeHours(route),
  };
});
const longestHours = Math.max(...compared.map(({ sequence }) => sequence));

const customers = [halvard, kitebird].map(({ company, id, results }) => ({
  company,
  id,
  result: results[1],
}));
const longestDays = Math.max(...customers.map(({ result }) => result.before));

/** What signing side by side saves: on the printed clocks, and as two customers measured it. */
export function InParallel() {
  return (
    <Zone
      tone="blueprint"
      space="bare"
      className="grid gridded lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col gap-5 border-line-2 px-pad py-zone max-lg:pb-8 lg:border-r">
        <SectionMark />
        <h2 className="flex flex-col gap-4 text-h3">
          <span className="text-mega tracking-figure">{claims.approvals.figure}</span>{" "}
          {claims.approvals.label}
        </h2>
        <p className="max-w-[25em] text-ink-2">
          {unbroken(baselines.approvals)}. Before, requests went from inbox to inbox. After, they
          were routed automatically, in parallel, with reminders.
        </p>
        <ul className="mt-2 grid gap-5">
          {customers.map(({ company, id, result }) => (
            <li key={company} className="text-small">
              <ArrowLink to={`/customers/case-studies#${id}`}>{company}</ArrowLink>
              <Compared
                scale={longestDays}
                lines={[
                  { name: "Before", amount: result.before, text: amountText(result.before, "d") },
                  { name: "After", amount: result.after, text: amountText(result.after, "d") },
                ]}
              />
            </li>
          ))}
        </ul>
        <p className="note">Approval time in working days, on one scale. Illustrative customers.</p>
      </div>
      <div className="flex flex-col border-line-2 bg-ground max-lg:border-t">
        <h3 className="px-pad pt-zone pb-3 text-h3 max-lg:pt-8">What parallel approval adds.</h3>
        <p className="max-w-[35em] px-pad pb-8 text-ink-2">
          Parallel approval is one part of the gain above. These are the longest times the sample
          rules allow for the same approvers, one after another or at the same time. Most approvers
          decide earlier.
        </p>
        <ul className="grid flex-1 auto-rows-fr border-t border-line">
          {compared.map(({ name, amount, signatures, together, last, sequence, parallel }) => (
            <li
              key={name}
              className="grid content-center gap-x-6 border-hair px-pad py-5 not-last:border-b md:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <div className="max-md:mb-1">
                <h4 className="font-medium tracking-snug">{name}</h4>
                <p className="note">
                  {formatMoney(amount)}, {signatures} signatures
                </p>
                <p className="mt-1 text-note text-ink-2 first-letter:uppercase">
                  {together}; then {last}
                </p>
              </div>
              <Compared
                scale={longestHours}
                lines={[
                  { name: "In sequence", amount: sequence, text: `${sequence} h` },
                  { name: "In parallel", amount: parallel, text: `${parallel} h` },
                ]}
              />
            </li>
          ))}
        </ul>
        <p className="border-t border-hair px-pad py-3 note">
          Sample requests, hours by the rules below. One scale, 0 to {longestHours} h.
        </p>
      </div>
    </Zone>
  );
}

interface ComparedProps {
  scale: number;
  lines: { name: string; amount: number; text: string }[];
}

function Compared({ scale, lines }: ComparedProps) {
  return (
    <dl className="grid gap-2 py-1">
      {lines.map(({ name, amount, text }) => (
        <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center">
          <dt className="text-note text-ink-2">{name}</dt>
          <dd className="pr-2 pl-5">
            <SpokenDimension share={amount / scale} holdsLabelFrom={0.45}>
              {text}
            </SpokenDimension>
          </dd>
        </div>
      ))}
    </dl>
  );
}
