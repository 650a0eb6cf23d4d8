import type { Source } from "../worker/source.ts";
import { type PackageAction, type PackageState, reducePackage } from "./package-state.ts";

/** The package, and how it was before each step that can be undone. */
export interface PackageHistory {
  readonly present: PackageState;
  readonly past: readonly { readonly state: PackageState; readonly what: string }[];
  /** What was set last: the steps of typing one number are one step. */
  readonly lastSet: string | null;
}

export type HistoryAction =
  | PackageAction
  | { kind: "undone" }
  /** To how it was when it was last shown. */
  | { kind: "returned"; to: PackageHistory };

const mostSteps = 200;

export function reduceHistory(history: PackageHistory, action: HistoryAction): PackageHistory {
  if (action.kind === "returned") return action.to;
  const { present, past, lastSet } = history;
  if (action.kind === "undone") {
    const last = past.at(-1);
    return last ? { present: last.state, past: past.slice(0, -1), lastSet: null } : history;
  }
  const next = reducePackage(present, action);
  if (next === present) return history;
  // Another package, or none: what was before it is not kept in its past.
  if (action.kind === "restored" || action.kind === "cleared")
    return { present: next, past: [], lastSet: null };
  const what = wordsFor(action, present);
  if (what === null) return { ...history, present: next };
  const setNow = action.kind === "set" ? Object.keys(action.settings).join() : null;
  if (setNow !== null && setNow === lastSet) return { ...history, present: next };
  return {
    present: next,
    past: [...past, { state: present, what }].slice(-mostSteps),
    lastSet: setNow,
  };
}

/** Every source that the package holds, or would hold once steps are undone. */
export function heldSources({ present, past }: PackageHistory): Source[] {
  const states = [present, ...past.map(({ state }) => state)];
  const held = states.flatMap(({ sources, request }) => [
    ...sources,
    ...(request ? [request] : []),
  ]);
  return [...new Map(held.map((source) => [source.id, source])).values()];
}

/** What a step was, for "Undo …"; `null` for one that changes no figure. */
function wordsFor(action: PackageAction, before: PackageState): string | null {
  switch (action.kind) {
    case "opened":
      return before.sources.length === 0 ? null : "opening the sample";
    case "added":
      return before.sources.length === 0 ? null : "adding files";
    case "removed":
      return `removing ${nameOf(action.sourceId, before)}`;
    case "used":
      return `${action.isUsed ? "using" : "setting aside"} ${nameOf(action.sourceId, before)}`;
    case "scanned":
      return "reading the scan";
    case "requested":
      return action.request ? "the request" : "removing the request";
    case "corrected":
      return action.corrections.some(({ answer }) => answer) ? "the answer" : "the correction";
    case "recalled":
      return "what was remembered";
    case "unrecalled":
      return "reading it without what was remembered";
    case "joined":
      return "joining two parts";
    case "set":
      return "the setting";
    default:
      return null;
  }
}

function nameOf(sourceId: string, { sources }: PackageState): string {
  return sources.find(({ id }) => id === sourceId)?.name ?? "a file";
}
