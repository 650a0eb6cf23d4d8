import { isOwnWorker } from "./own-worker.ts";
// oxlint-disable-next-line import/default -- it is Vite that answers
import workerAddress from "./quote-worker.ts?worker&url";

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

export function startWorker(): Worker {
  policy ??=
    (window as TrustedTypesWindow).trustedTypes?.createPolicy("quote-worker", rules) ?? rules;
  const address = policy.createScriptURL(workerAddress);
  return new Worker(address, { type: "module", name: "quotes" });
}
