import { latestOnly } from "../worker/latest-only.ts";
import { CanceledError, TookTooLongError, type WorkerClient } from "../worker/worker-client.ts";
import type { AnalysisInput } from "./analysis-input.ts";
import type { PackageView } from "../worker/package-view.ts";
import type { PackageHistory } from "./package-history.ts";
import { isEmpty } from "./package-state.ts";

/** What went wrong, in words, and what may be tried once more. */
export interface Failure {
  text: string;
  retry?: () => void;
}

/** A state of the package to be ranked. */
interface Asked {
  input: AnalysisInput;
  history: PackageHistory;
}

interface RankingOptions {
  client: Pick<WorkerClient, "call">;
  onView: (view: PackageView | null) => void;
  onFailure: (failure: Failure | null) => void;
  onBusy: (isBusy: boolean) => void;
  /** The package is to be again what it was; `null` when there was none. */
  onReturn: (to: PackageHistory | null) => void;
}

/** Ranks the package, and takes back the step whose ranking is stopped or takes too long. */
export function openRanking({ client, onView, onFailure, onBusy, onReturn }: RankingOptions) {
  /** The package as the view shows it. */
  let shown: PackageHistory | null = null;
  const isShown = (sourceId: string) => {
    const { sources = [], request = null } = shown?.present ?? {};
    return request?.id === sourceId || sources.some(({ id }) => id === sourceId);
  };
  const ask = latestOnly<Asked, { view: PackageView | null; history: PackageHistory }>({
    run: async ({ input, history }) => ({
      history,
      view: isEmpty(history.present)
        ? null
        : await client.call("analyze", input, {
            what: "Ranking",
            mayLeaveOut: (sourceId) => !isShown(sourceId),
          }),
    }),
    onResult({ view, history }) {
      shown = view && history;
      onView(view);
    },
    onFailure(error, asked) {
      const isCanceled = error instanceof CanceledError;
      const isOther = asked.history.present !== shown?.present;
      if (isOther && (isCanceled || error instanceof TookTooLongError)) {
        if (!isCanceled) onFailure({ text: `${error.message} The last step was undone.` });
        return onReturn(shown);
      }
      const text = isCanceled
        ? "Stopped. The figures are those from before the last change."
        : messageOf(error);
      onFailure({ text, retry: () => again(asked) });
    },
    onBusy,
  });
  const again = (asked: Asked) => {
    onFailure(null);
    void ask(asked);
  };
  return {
    /** `isSeen` when the page shows a result already, as it does of a sample. */
    rank(asked: Asked, isSeen: boolean): void {
      if (isEmpty(asked.history.present)) onView(null);
      else if (isSeen) shown ??= asked.history;
      void ask(asked);
    },
    forget(): void {
      shown = null;
    },
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
