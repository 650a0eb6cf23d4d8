import { isOwnWorker } from "./own-worker.ts";

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
