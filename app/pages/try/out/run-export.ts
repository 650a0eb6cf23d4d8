import { CanceledError } from "#app/tool/worker/worker-client.ts";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `make` is told what the visitor is told meanwhile. */
export function saveMade(
  name: string,
  make: (told: { what: string }) => Promise<string | Uint8Array<ArrayBuffer>>,
): void {
  runExport(async () => {
    const content = await make({ what: `Making ${name}` });
    saveFile(name, typeof content === "string" ? "text/csv" : workbookType, content);
    notify({ type: "success", title: "Saved", message: name });
  });
}

/** One that the visitor stops has not failed. */
export function runExport(act: () => Promise<void>): void {
  act().catch((error: unknown) => {
    if (error instanceof CanceledError) return;
    notify({ type: "error", title: "The file could not be made", message: "Try once more." });
  });
}
