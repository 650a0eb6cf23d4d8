import { prepareReaders } from "#analyzer/intake/read-file.ts";
import { awardCsv } from "#analyzer/package/export/award-csv.ts";

import { secondReadings, weightsName } from "../second-reader/second-readings.ts";
import { openCutter } from "./cut-out.ts";
import type { FoundInFile } from "./found-values.ts";
import { openPackage, type Work } from "./open-package.ts";
import { scanEngines } from "./scan-engine.ts";
import type { SourceName } from "./source.ts";

/**
 * The visitor's files are read and ranked here, apart from the page. The script is served with a policy that lets it
 * connect to nothing (server/site/security-headers.ts).
 */
const running = new Map<number, AbortController>();
const reply = (message: WorkerReply) => postMessage(message);
const files = wantedFiles((fileName) => reply({ kind: "file-wanted", fileName }));

const answers = {
  ...openPackage({
    characterMap: files.want,
    ocr: scanEngines(),
    readTwice: secondReadings(() => files.want(weightsName)),
  }),
  cutOut: openCutter(),
  awardCsv,
  /** Fetches every part of the program that might be wanted later, so that the tool works offline. */
  async prepare() {
    await prepareReaders();
    const { prepareWorkbook } = await import("#analyzer/package/export/export-workbook.ts");
    await prepareWorkbook();
  },
};

type Answers = typeof answers;
export type CallName = keyof Answers;
export type Given<Name extends CallName> = Parameters<Answers[Name]>[0];
type Answered = { [Name in CallName]: Awaited<ReturnType<Answers[Name]>> };
export type Answer<Name extends CallName> = Answered[Name];

interface Call<Name extends CallName> {
  readonly kind: "call";
  readonly requestId: number;
  readonly name: Name;
  readonly given: Given<Name>;
}

export type WorkerRequest =
  | { [Name in CallName]: Call<Name> }[CallName]
  | { readonly kind: "cancel"; readonly requestId: number }
  /** The file that the worker asked for; `null` when it could not be fetched. */
  | { readonly kind: "file"; readonly fileName: string; readonly bytes: Uint8Array | null };

export type WorkerReply =
  | {
      readonly kind: "progress";
      readonly requestId: number;
      /** "Reading quotes.csv" */
      readonly what: string;
      /** The file that is being worked on, where it is one. */
      readonly file: SourceName | null;
      /** From 0 to 1, of all that was asked for. */
      readonly share: number;
      /** Once for each file that is read, where it holds some. */
      readonly found?: FoundInFile;
    }
  /** A PDF needs a map of characters, or the second reader its weights: the worker may not fetch itself. */
  | { readonly kind: "file-wanted"; readonly fileName: string }
  | { readonly kind: "done"; readonly requestId: number; readonly result: Answer<CallName> }
  | { readonly kind: "canceled"; readonly requestId: number }
  | { readonly kind: "failed"; readonly requestId: number; readonly message: string };

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "cancel") running.get(data.requestId)?.abort();
  else if (data.kind === "file") files.arrived(data.fileName, data.bytes);
  else void answer(data);
});

async function answer<Name extends CallName>({ requestId, name, given }: Call<Name>) {
  const control = new AbortController();
  running.set(requestId, control);
  const onProgress: Work["onProgress"] = (what, share, file, values) => {
    const found = file && values?.length ? { found: { fileName: file.name, values } } : {};
    reply({ kind: "progress", requestId, what, share, file, ...found });
  };
  const act = answers[name] as (given: Given<Name>, work: Work) => Answer<CallName>;
  try {
    const result = await act(given, { signal: control.signal, onProgress });
    reply({ kind: "done", requestId, result });
  } catch (error) {
    if (control.signal.aborted) reply({ kind: "canceled", requestId });
    else reply({ kind: "failed", requestId, message: String(error) });
  } finally {
    running.delete(requestId);
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
