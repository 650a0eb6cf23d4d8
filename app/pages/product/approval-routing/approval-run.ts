import {
  type ApprovalRequest,
  type ApprovalRoute,
  type ApprovalRule,
  type Approver,
  approvers,
  requestCategories,
  requestPlants,
  routeRequest,
  type RouteStep,
  routeSteps,
  sampleRequest,
  supplierCountries,
} from "#app/samples/approvals.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { sharedState } from "#app/page/state/shared-state.ts";
import { numberSetting } from "#app/page/state/tool-settings.ts";

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

/** A job title inside a sentence: "plant manager", but "VP operations". */
export function titleInSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** The conditions of a rule, in words; what it does not ask about is "Any". */
export function ruleConditions(rule: ApprovalRule) {
  return {
    amount: amountText(rule),
    category: rule.categories?.map((category) => requestCategories[category]).join(", ") ?? "Any",
    supplier: rule.isImport ? "In another country than the plant" : "Any",
  };
}

/** "from $5,000; Machined parts": what made the rule match, for use after its number. */
export function ruleSummary(rule: ApprovalRule): string {
  const met = Object.values(ruleConditions(rule)).filter((text) => text !== "Any");
  return met.length > 0 ? met.join("; ") : "every request";
}

function amountText({ fromAmount, belowAmount }: ApprovalRule): string {
  const from = fromAmount === undefined ? null : `from ${formatMoney(fromAmount)}`;
  const below = belowAmount === undefined ? null : `below ${formatMoney(belowAmount)}`;
  return [from, below].filter((text) => text !== null).join(", ") || "Any";
}

const keys = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];
const { amount, category, plant, from } = sampleRequest;

/** What the simulator can be set to; amounts in US dollars. */
export const requestSettings = {
  amount: numberSetting("Amount", "USD", { min: 1, max: 10_000_000, default: amount }),
  category: { kind: "choice", options: keys(requestCategories), default: category },
  plant: { kind: "choice", options: keys(requestPlants), default: plant },
  from: { kind: "choice", options: keys(supplierCountries), default: from },
} as const;

interface Played {
  /** The request that the actions belong to; another request begins anew. */
  request: string;
  actions: readonly RunAction[];
}

/** What the visitor has done to the request: the simulator plays it, the end of the page shows who has signed. */
export const played = sharedState<Played>({ request: "", actions: [] });

const keyOf = ({ amount, category, plant, from }: ApprovalRequest) =>
  [amount, category, plant, from].join(" ");

export function play(request: ApprovalRequest, actions: readonly RunAction[]) {
  played.write({ request: keyOf(request), actions });
}

/** A request with what has been done to it. */
export function runOf(request: ApprovalRequest, { request: key, actions: done }: Played) {
  const actions = key === keyOf(request) ? done : [];
  const route = routeRequest(request);
  return { route, actions, run: runApprovals(route, sampleRequest.requestedBy, actions) };
}
