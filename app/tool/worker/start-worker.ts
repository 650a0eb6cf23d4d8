// oxlint-disable-next-line import/default -- it is Vite that answers
import workerAddress from "./quote-worker.ts?worker&url";
import type { WorkerRequest } from "./quote-worker.ts";

/** Started ahead of the first file, which then waits for no code. */
let ready: Worker | null = null;
let isStarted = false;

function newWorker(): Worker {
  return new Worker(trustedScript(workerAddress), { type: "module", name: "quotes" });
}

export function startWorker(): Worker {
  const worker = ready ?? newWorker();
  ready = null;
  isStarted = true;
  return worker;
}

/** Fetches the worker's code, and with it all that reads files, while the visitor makes up their mind. */
export function startAhead(): void {
  if (isStarted) return;
  isStarted = true;
  const ahead = newWorker();
  ready = ahead;
  // One that could not be fetched would leave the first file waiting for ever.
  ahead.addEventListener("error", () => {
    if (ready === ahead) ready = null;
  });
  const request: WorkerRequest = { kind: "call", requestId: 0, name: "prepare", given: undefined };
  ahead.postMessage(request);
}

/** Keeps /try for use without a connection; written by the build (make/files/offline-tool.ts). */
export const offlineScript = "/try-offline.js";

/** The worker's script, served by this site under the name by which the server gives it its policy, and nothing else. */
export function isOwnWorker(address: string, page: URL): boolean {
  const { origin, pathname } = new URL(address, page);
  if (origin !== page.origin) return false;
  return pathname === offlineScript || /^\/assets\/quote-worker-[\w-]+\.js$/.test(pathname);
}

interface ScriptAddressRules {
  createScriptURL: (address: string) => string;
}

/** Until TypeScript's DOM has it. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: ScriptAddressRules) => ScriptAddressRules;
  };
}

const rules: ScriptAddressRules = {
  createScriptURL(address) {
    if (isOwnWorker(address, new URL(location.href)) || import.meta.env.DEV) return address;
    throw new TypeError(`${address} is not the worker's script`);
  },
};

/** The one policy that the site's headers allow. A second one of its name may not be made. */
let policy: ScriptAddressRules | undefined;

/** The address of one of the two workers, as the browser asks for it. */
export function trustedScript(address: string): string {
  policy ??=
    (window as TrustedTypesWindow).trustedTypes?.createPolicy("quote-worker", rules) ?? rules;
  return policy.createScriptURL(address);
}
