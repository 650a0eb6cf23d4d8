import { useEffect, useRef } from "react";

import { approvers } from "#app/samples/approvals.ts";
import {
  type ApprovalRun,
  canLapse,
  currentClock,
  openSteps,
  type RunAction,
  type RunStep,
  titleInSentence,
} from "./approval-run.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

import { HourLines, HourScale, SlaRung } from "./sla-rung.tsx";

const scaleStep = 8;
const columns =
  "xl:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_14.5rem] md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_10rem]";

interface SlaLadderProps {
  run: ApprovalRun;
  /** Changes with every action, undoing included. */
  actionCount: number;
  onAct: (action: RunAction) => void;
}

/** Every signature with its clocks on one hour scale, and what can be done about it now. */
export function SlaLadder({ run, actionCount, onAct }: SlaLadderProps) {
  const list = useRef<HTMLOListElement>(null);
  const finalStartHour = expectedFinalStart(run);
  const scaleHours = scaleFor(run, finalStartHour);

  // A button that was pressed and has gone leaves the focus to the next one to press.
  useEffect(() => {
    if (actionCount === 0 || document.activeElement !== document.body) return;
    (list.current?.querySelector("button") ?? list.current)?.focus({ preventScroll: true });
  }, [actionCount]);

  return (
    <>
      <h3 className="border-b border-line px-pad py-3 text-h4 font-medium tracking-snug">
        SLA tracking
      </h3>
      <p role="status" className="border-b border-hair px-pad py-2 note noscript:hidden">
        {statusText(run)}
      </p>
      <div className={`grid border-b border-hair ${columns}`}>
        <span className="max-md:hidden" />
        <div className="border-hair px-pad pt-2 pb-1 md:border-l">
          <HourScale scaleHours={scaleHours} step={scaleStep} />
        </div>
      </div>
      <ol ref={list} aria-label="Signatures" tabIndex={-1} className="grid flex-1 auto-rows-fr">
        {run.steps.map((step) => (
          <LadderStep
            key={step.approver}
            step={step}
            nowHour={run.hour}
            plannedStartHour={finalStartHour}
            scaleHours={scaleHours}
            onAct={onAct}
          />
        ))}
      </ol>
    </>
  );
}

interface LadderStepProps {
  step: RunStep;
  nowHour: number;
  /** When it would be asked for, if it has not been. */
  plannedStartHour: number;
  scaleHours: number;
  onAct: (action: RunAction) => void;
}

function LadderStep({ step, nowHour, plannedStartHour, scaleHours, onAct }: LadderStepProps) {
  const isWaiting = step.clocks.length === 0;
  const isOpen = !isWaiting && step.signedHour === null;
  const planned = { startHour: plannedStartHour, dueHour: plannedStartHour + step.slaHours };
  const clocks = (isWaiting ? [planned] : step.clocks).map(({ startHour, dueHour }, index) => ({
    startHour,
    dueHour,
    // The clocks after the first are all alike, and too short to letter.
    label: index === 0 ? `${dueHour - startHour} h` : "",
  }));
  const asked = approvers[step.approver];
  const holder = approvers[isWaiting ? step.approver : currentClock(step).approver];
  const isEscalated = step.clocks.length > 1;
  const signsAs = isEscalated
    ? `${titleInSentence(holder.title)}, for the ${titleInSentence(asked.title)}`
    : titleInSentence(asked.title);

  return (
    <li className={`grid border-hair not-last:border-b ${columns}`}>
      <div className="self-center px-pad pt-3 pb-3 max-md:pb-0">
        <b className="leading-tight font-medium">{asked.title}</b>
        <span className="block note">
          {holder.holder}
          {isEscalated && `, ${titleInSentence(holder.title)}`}
          {!isEscalated && (step.stage === "final" ? ", signs last" : ", in parallel")}
        </span>
        <StepState step={step} plannedStartHour={plannedStartHour} />
      </div>
      <div className="px-pad md:border-l md:border-hair">
        <div className="relative flex h-full items-center py-3">
          <HourLines scaleHours={scaleHours} step={scaleStep} nowHour={nowHour} />
          <SlaRung
            clocks={clocks}
            scaleHours={scaleHours}
            isPlanned={isWaiting}
            workedUntilHour={isWaiting ? undefined : (step.signedHour ?? nowHour)}
          />
        </div>
      </div>
      <div className="flex items-center gap-2 px-pad py-3 md:border-l md:border-hair md:px-3 max-xl:md:flex-col max-xl:md:items-stretch noscript:hidden">
        {isOpen && (
          <>
            <Button
              size="small"
              icon={null}
              aria-label={`Sign as ${signsAs}`}
              onClick={() => onAct({ kind: "sign", step: step.approver })}
            >
              Sign
            </Button>
            {canLapse(step) ? (
              <Button
                size="small"
                icon={null}
                aria-label={`Let it run out, the time of the ${signsAs}`}
                onClick={() => onAct({ kind: "lapse", step: step.approver })}
              >
                Let it run out
              </Button>
            ) : (
              <span className="text-note text-ink-3">No further escalation.</span>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function StepState({ step, plannedStartHour }: { step: RunStep; plannedStartHour: number }) {
  const [color, icon, text] = stateOf(step, plannedStartHour);
  return (
    <span className={`mt-1 flex items-center gap-1.5 font-mono text-note ${color}`}>
      {icon && <Icon name={icon} className="size-4 flex-none" />}
      {text}
    </span>
  );
}

function stateOf(
  step: RunStep,
  plannedStartHour: number,
): [color: string, IconName | null, string] {
  if (step.signedHour !== null) return ["text-ok", "check", `Signed at ${step.signedHour} h`];
  if (step.clocks.length === 0) return ["text-ink-2", null, `Asked by ${plannedStartHour} h`];
  const { dueHour } = currentClock(step);
  if (step.clocks.length > 1) return ["text-warn", "warning", `Escalated, due ${dueHour} h`];
  return ["text-ink-2", null, `Due ${dueHour} h`];
}

/** When the last of the others would be in, if each takes the time it has. */
function expectedFinalStart(run: ApprovalRun): number {
  return Math.max(run.hour, ...openSteps(run).map((step) => currentClock(step).dueHour));
}

/** Long enough for every clock, in whole steps of the scale. */
function scaleFor({ steps }: ApprovalRun, finalStartHour: number): number {
  const ends = steps.map(
    ({ clocks, slaHours }) => clocks.at(-1)?.dueHour ?? finalStartHour + slaHours,
  );
  return Math.ceil(Math.max(...ends) / scaleStep) * scaleStep;
}

function statusText(run: ApprovalRun): string {
  if (run.isReleased) return `Hour ${run.hour}. Released. Everyone has signed.`;
  const waiting = openSteps(run).map((step) => {
    const { approver, dueHour } = currentClock(step);
    const left = dueHour - run.hour;
    const time = left > 0 ? `${left}\u00a0h left` : "overdue";
    const desk = titleInSentence(approvers[step.approver].title);
    return step.clocks.length > 1
      ? `${desk}, now ${titleInSentence(approvers[approver].title)}, ${time}`
      : `${desk}, ${time}`;
  });
  return `Hour ${run.hour}. Waiting for ${waiting.join("; ")}.`;
}
