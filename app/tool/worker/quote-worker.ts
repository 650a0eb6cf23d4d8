import { prepareReaders } from "#analyzer/intake/read-file.ts";

import { openPackage } from "./open-package.ts";
import type { WorkerReply, WorkerRequest } from "./worker-messages.ts";

/**
 * The visitor's files are read and ranked here, apart from the page. The script is served with a policy that lets it
 * connect to nothing (server/site/security-headers.ts).
 */
const opened = openPackage();
const running = new Map<number, AbortController>();

const reply = (message: WorkerReply) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "cancel") running.get(data.requestId)?.abort();
  else void answer(data);
});

async function answer(request: Extract<WorkerRequest, { kind: "call" }>) {
  const { requestId } = request;
  const control = new AbortController();
  running.set(requestId, control);
  try {
    const result = await run(request, control.signal);
    reply({ kind: "done", requestId, result });
  } catch (error) {
    if (control.signal.aborted) reply({ kind: "canceled", requestId });
    else reply({ kind: "failed", requestId, message: String(error) });
  } finally {
    running.delete(requestId);
  }
}

async function run(request: Extract<WorkerRequest, { kind: "call" }>, signal: AbortSignal) {
  const { requestId, name, given } = request;
  switch (name) {
    case "read":
      await opened.read(given, signal, (fileName, share) =>
        reply({ kind: "progress", requestId, fileName, share }),
      );
      return null;
    case "forget":
      opened.forget();
      return null;
    case "analyze":
      return opened.analyze(given);
    case "compare":
      return opened.compare(given);
    case "rows":
      return opened.rows(given.tableId, given.from, given.count);
    case "csv":
      return opened.csv(given);
    case "workbook":
      return opened.workbook(given);
    case "award":
      return opened.award(given);
    case "requestAward":
      return opened.requestAward(given);
    case "requestAwardWorkbook":
      return opened.requestAwardWorkbook(given);
    case "prepare":
      await Promise.all([
        prepareReaders(),
        import("#analyzer/package/export/export-workbook.ts").then(({ prepareWorkbook }) =>
          prepareWorkbook(),
        ),
      ]);
      return null;
  }
}
