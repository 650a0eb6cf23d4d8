import {
  type ApprovalRoute,
  type Approver,
  approvers,
  type RouteStep,
  routeSteps,
} from "#app/samples/approvals.ts";

import { titleInSentence } from "./rule-text.ts";

/** What every clock shares. Hours are hours of the clock; nights and weekends are the plant's own affair. */
export const slaThresholds = {
  /** A reminder goes out when this much of a clock is gone. */
  reminderShare: 0.75,
  /** The clock of whoever the request escalates to. */
  escalatedHours: 4,
} as const;

/** Letters that a drawing's revisions use: those that could be read as a figure or a mark are left out. */
const letters = "ABCDEFGHJKLMNPRTUVWY";

/** The letter of a revision, counted from 0: A to Y, then AA, AB and so on. */
export function revisionLetter(index: number): string {
  const last = letters[index % letters.length]!;
  return index < letters.length
    ? last
    : revisionLetter(Math.floor(index / letters.length) - 1) + last;
}

/** What a visitor does to a step: signs it, or lets its clock run out. */
export interface RunAction {
  kind: "sign" | "lapse";
  /** The step, by the approver it was routed to. */
  step: Approver;
}

/** The time one person has. A clock that runs out is followed by one of the person above. */
export interface SlaClock {
  approver: Approver;
  startHour: number;
  dueHour: number;
}

export interface RunStep extends RouteStep {
  /** Oldest first; empty until the step is asked for. */
  clocks: SlaClock[];
  signedHour: number | null;
}

export interface TrailEntry {
  hour: number;
  text: string;
  by: string;
}

export interface ApprovalRun {
  /** Simulated, from the submission on. */
  hour: number;
  steps: RunStep[];
  /** Oldest first. */
  trail: TrailEntry[];
  isReleased: boolean;
}

/** A signature takes this long, so that time passes for everybody else too. */
const signingHours = 1;
const system = "Routing";

/** Plays the actions, one after another. An action on a step that is not open changes nothing. */
export function runApprovals(
  route: ApprovalRoute,
  requestedBy: string,
  actions: readonly RunAction[],
): ApprovalRun {
  const steps = routeSteps(route).map((step) => ({ ...step, clocks: [], signedHour: null }));
  const run: ApprovalRun = { hour: 0, steps, trail: [], isReleased: false };
  log(run, "Request submitted", requestedBy);
  log(run, `Routed by ${steps.map(({ rule }) => rule).join(", ")}`, system);
  ask(run, route.parallel.length > 0 ? "parallel" : "final");
  for (const action of actions) {
    const step = openSteps(run).find(({ approver }) => approver === action.step);
    if (!step) continue;
    if (action.kind === "sign") sign(run, step);
    else if (canLapse(step)) passTime(run, currentClock(step).dueHour);
  }
  return run;
}

/** Asked for and not yet signed. */
export function openSteps({ steps }: Pick<ApprovalRun, "steps">): RunStep[] {
  return steps.filter(({ clocks, signedHour }) => clocks.length > 0 && signedHour === null);
}

export function currentClock({ clocks }: RunStep): SlaClock {
  return clocks.at(-1)!;
}

/** Reminders go out on the full hour. */
function reminderHour({ startHour, dueHour }: SlaClock): number {
  return startHour + Math.ceil((dueHour - startHour) * slaThresholds.reminderShare);
}

/** Whether there is anybody left to escalate to. */
export function canLapse(step: RunStep): boolean {
  return approvers[currentClock(step).approver].escalatesTo !== null;
}

function ask(run: ApprovalRun, stage: RunStep["stage"]) {
  for (const step of run.steps.filter((step) => step.stage === stage)) {
    startClock(run, step, step.approver, step.slaHours);
  }
}

function startClock(run: ApprovalRun, step: RunStep, approver: Approver, hours: number) {
  step.clocks.push({ approver, startHour: run.hour, dueHour: run.hour + hours });
}

function sign(run: ApprovalRun, step: RunStep) {
  const clock = currentClock(step);
  passTime(run, run.hour + signingHours, step);
  step.signedHour = run.hour;
  const { title, holder } = approvers[clock.approver];
  const isLate = run.hour > clock.dueHour;
  log(run, `Signed as ${titleInSentence(title)}${isLate ? ", late" : ""}`, holder);
  if (step.stage === "final") {
    run.isReleased = true;
    log(run, "Released for export", system);
  } else if (run.steps.every(({ stage, signedHour }) => stage === "final" || signedHour !== null)) {
    ask(run, "final");
  }
}

/** Hour by hour: what falls due happens then, except to the step being signed. */
function passTime(run: ApprovalRun, untilHour: number, signing?: RunStep) {
  while (run.hour < untilHour) {
    run.hour += 1;
    for (const step of openSteps(run)) {
      if (step !== signing) meetThresholds(run, step);
    }
  }
}

function meetThresholds(run: ApprovalRun, step: RunStep) {
  const clock = currentClock(step);
  const { holder, escalatesTo } = approvers[clock.approver];
  if (run.hour === reminderHour(clock)) {
    log(run, `Reminder to ${holder}, ${clock.dueHour - run.hour} h left`, system);
  }
  if (run.hour === clock.dueHour && escalatesTo) {
    const above = titleInSentence(approvers[escalatesTo].title);
    log(run, `Time of ${holder} ran out, escalated to ${above}`, system);
    startClock(run, step, escalatesTo, slaThresholds.escalatedHours);
  }
}

function log(run: ApprovalRun, text: string, by: string) {
  run.trail.push({ hour: run.hour, text, by });
}
