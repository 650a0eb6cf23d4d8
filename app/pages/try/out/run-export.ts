import { CanceledError } from "#app/tool/worker/worker-client.ts";
import { notify } from "#app/ui/notify.ts";

export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** One that the visitor stops has not failed. */
export function runExport(act: () => Promise<void>): void {
  act().catch((error: unknown) => {
    if (error instanceof CanceledError) return;
    notify({ type: "error", title: "The file could not be made", message: "Try once more." });
  });
}
