import { prepareReaders } from "#analyzer/intake/read-file.ts";
import { awardCsv } from "#analyzer/package/export/award-csv.ts";

import { secondReadings } from "../second-reader/second-readings.ts";
import { weightsName } from "../second-reader/weights-name.ts";
import { openCutter } from "./cut-out.ts";
import { type OnProgress, openPackage } from "./open-package.ts";
import { scanEngines } from "./scan-engine.ts";
import type { WorkerReply, WorkerRequest } from "./worker-messages.ts";

/**
 * The visitor's files are read and ranked here, apart from the page. The script is served with a policy that lets it
 * connect to nothing (server/site/security-headers.ts).
 */
const opened = openPackage();
const engineWith = scanEngines();
const cutOut = openCutter();
const running = new Map<number, AbortController>();

const reply = (message: WorkerReply) => postMessage(message);
const files = wantedFiles((fileName) => reply({ kind: "file-wanted", fileName }));
const readTwice = secondReadings(() => files.want(weightsName));

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "cancel") running.get(data.requestId)?.abort();
  else if (data.kind === "file") files.arrived(data.fileName, data.bytes);
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
  const onProgress: OnProgress = (what, share, file, values) => {
    const found = file && values?.length ? { found: { fileName: file.name, values } } : {};
    reply({ kind: "progress", requestId, what, share, file, ...found });
  };
  switch (name) {
    case "read":
      await opened.read(given, {
        signal,
        onProgress,
        characterMap: files.want,
        readTwice,
        showsFound: given.showsFound,
        ...(given.scanFiles && { ocr: engineWith(given.scanFiles) }),
      });
      return null;
    case "cutOut":
      return cutOut(given.source, given.scan);
    case "forget":
      opened.forget();
      return null;
    case "remember":
      return opened.remember(given);
    case "recall":
      return opened.recall(given);
    case "analyze":
      return opened.analyze(given, onProgress);
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
    case "awardCsv":
      return awardCsv(given);
    case "awardWorkbook":
      return opened.awardWorkbook(given);
    case "prepare": {
      await prepareReaders();
      const { prepareWorkbook } = await import("#analyzer/package/export/export-workbook.ts");
      await prepareWorkbook();
      return null;
    }
  }
}

/** Files on their way from the page, each asked for once; one that did not come is asked for again. */
function wantedFiles(ask: (fileName: string) => void) {
  const wanted = new Map<string, PromiseWithResolvers<Uint8Array>>();
  return {
    want(fileName: string): Promise<Uint8Array> {
      const known = wanted.get(fileName);
      if (known) return known.promise;
      const want = Promise.withResolvers<Uint8Array>();
      wanted.set(fileName, want);
      ask(fileName);
      return want.promise;
    },
    arrived(fileName: string, bytes: Uint8Array | null): void {
      if (bytes) return wanted.get(fileName)?.resolve(bytes);
      wanted.get(fileName)?.reject(new Error(`${fileName} did not come.`));
      wanted.delete(fileName);
    },
  };
}
