import { routerGlobals } from "./router-globals.ts";

/** Whether this deployment has not failed at this address before in this tab. Without storage nobody can know: it may have. */
export function isFirstFailure(path: string): boolean {
  const version = routerGlobals().manifest.version;
  const key = `reloaded-for:${path}`;
  try {
    const isFirst = sessionStorage.getItem(key) !== version;
    sessionStorage.setItem(key, version);
    return isFirst;
  } catch {
    return false;
  }
}
