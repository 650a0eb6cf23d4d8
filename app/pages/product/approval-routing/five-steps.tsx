import type { ReactNode } from "react";

import {
  approvers,
  parallelHours,
  routeHours,
  routeRequest,
  type RouteStep,
  routeSteps,
  sampleRequest,
} from "#app/samples/approvals.ts";
import { slaThresholds, titleInSentence } from "./approval-run.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import { HourFlag, HourLines, HourScale, SlaRung } from "./sla-rung.tsx";

const route = routeRequest(sampleRequest);
const steps = routeSteps(route);
const finalStartHour = parallelHours(route);
const totalHours = routeHours(route);
const longest = "Longest time without delay";
/** Room beyond the last rail, so that its flag can stand. */
const scaleHours = totalHours + 4;
const scaleStep = 4;
const rungPx = 32;
const flagPx = 24;
const cellPadPx = 16;

const startHour = ({ stage }: RouteStep) => (stage === "final" ? finalStartHour : 0);
const dueHour = (step: RouteStep) => startHour(step) + step.slaHours;
const labelOf = ({ approver, slaHours }: RouteStep) =>
  `${approvers[approver].title}, ${slaHours} h`;
const rungOf = (step: RouteStep) => (
  <SlaRung
    key={step.approver}
    scaleHours={scaleHours}
    clocks={[{ startHour: startHour(step), dueHour: dueHour(step), label: labelOf(step) }]}
  />
);

interface FlowStep {
  mark: string;
  name: string;
  text: string;
  chart: ReactNode;
  /** Lines that come from the rungs above, or begin at one. */
  drops?: { hour: number; fromPx: number; toPx?: number }[];
}

/** The flow of the specification, each step drawn where it falls on the sample request's clock. */
const flow: FlowStep[] = [
  {
    mark: "OP 10",
    name: "Request submission",
    text: `${sampleRequest.requestedBy} asks to award ${sampleRequest.rfq} to ${sampleRequest.supplier}, ${formatMoney(sampleRequest.amount)}. The ranking is attached. The SLA time starts.`,
    chart: (
      <>
        <HourFlag hour={0} scaleHours={scaleHours} mark="node">
          Submitted
        </HourFlag>
        <SlaRung
          scaleHours={scaleHours}
          clocks={[{ startHour: 0, dueHour: totalHours, label: `${longest}, ${totalHours} h` }]}
        />
      </>
    ),
  },
  {
    mark: "OP 20",
    name: "Automatic routing",
    text: "Role, budget, category, plant and the supplier's country decide who approves. No forwarding by hand.",
    chart: steps.map(({ rule, approver }) => (
      <HourFlag key={rule} hour={0} scaleHours={scaleHours} mark="node">
        {`${rule}, ${titleInSentence(approvers[approver].title)}`}
      </HourFlag>
    )),
  },
  {
    mark: "OP 30",
    name: "Parallel approval",
    text: "Finance and quality get the request at the same time. Neither waits for the other.",
    chart: route.parallel.map(rungOf),
    drops: route.parallel.map((step, index) => ({
      hour: dueHour(step),
      fromPx: cellPadPx + (index + 1) * rungPx,
    })),
  },
  {
    mark: "OP 40",
    name: "Final approval",
    text: "The final approver is asked when the others have approved, and sees their remarks.",
    chart: rungOf(route.final),
    drops: route.parallel.map((step) => ({ hour: dueHour(step), fromPx: 0 })),
  },
  {
    mark: "If late",
    name: "Escalation after SLA thresholds",
    text: `A reminder goes out at ${slaThresholds.reminderShare * 100}% of the time. When the time is over, the request goes to the next manager automatically.`,
    chart: steps.map((step) => (
      <HourFlag key={step.approver} hour={dueHour(step)} scaleHours={scaleHours}>
        {`${dueHour(step)} h: ${titleInSentence(approvers[approvers[step.approver].escalatesTo].title)}`}
      </HourFlag>
    )),
    drops: steps.map((step, index) => ({
      hour: dueHour(step),
      fromPx: 0,
      toPx: cellPadPx + index * flagPx + 6,
    })),
  },
];

const columns = "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]";

/** The routing ladder: five steps down, hours across, one request's clocks as the rungs. */
export function FiveSteps() {
  return (
    <div className="border-t-[1.5px] border-line on-raised">
      <div className={`grid ${columns}`}>
        <h2 className="tracking-normal border-line px-pad py-2.5 font-mono text-note font-[500] lg:border-b">
          {sampleRequest.rfq}&nbsp;· {formatMoney(sampleRequest.amount)}&nbsp;· {steps.length}{" "}
          signatures
        </h2>
        <div className="border-b border-line px-pad pt-3 pb-1.5 max-lg:pt-0 lg:border-l lg:border-l-hair">
          <HourScale scaleHours={scaleHours} step={scaleStep} />
        </div>
      </div>
      <ol aria-label="The flow, step by step" className="lead-drawing">
        {flow.map((step) => (
          <li key={step.name} className={`grid border-hair not-last:border-b ${columns}`}>
            <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] px-pad pt-4 pb-4 max-lg:pb-2">
              <span className="pt-1 font-mono text-note font-[500]">{step.mark}</span>
              <div>
                <h3 className="text-h4 font-medium tracking-snug">{step.name}</h3>
                <p className="mt-1 max-w-[35em] text-small text-ink-2">{step.text}</p>
              </div>
            </div>
            <div className="border-hair px-pad lg:border-l">
              <div className="relative flex h-full flex-col py-4">
                <HourLines
                  scaleHours={scaleHours}
                  step={scaleStep}
                  rails={[0, totalHours]}
                  drops={step.drops ?? []}
                />
                {step.chart}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <TitleBlock
        className="grid-cols-2 lg:grid-cols-[2fr_1.4fr_1fr_1fr]"
        entries={[
          { label: "In parallel", value: route.parallel.map(labelOf).join("; ") },
          { label: "Then", value: labelOf(route.final) },
          { label: "Time for the next manager", value: `${slaThresholds.escalatedHours} h` },
          { label: longest, value: `${totalHours} h`, big: true },
        ]}
      />
    </div>
  );
}
