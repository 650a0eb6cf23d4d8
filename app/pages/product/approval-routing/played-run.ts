import { type ApprovalRequest, routeRequest } from "#app/samples/approval-route.ts";
import { sampleRequest } from "#app/samples/approval-rules.ts";
import { sharedState } from "#app/page/state/shared-state.ts";

import { type RunAction, runApprovals } from "./approval-run.ts";

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
