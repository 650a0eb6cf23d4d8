import {
  type ApprovalRequest,
  requestCategories,
  requestPlants,
  routeRequest,
  sampleRequest,
  supplierCountries,
} from "#app/samples/approvals.ts";
import { sharedState } from "#app/page/state/shared-state.ts";
import { numberSetting } from "#app/page/state/tool-settings.ts";

import { type RunAction, runApprovals } from "./approval-run.ts";

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
