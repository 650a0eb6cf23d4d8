import { readFile } from "node:fs/promises";

import { listFiles } from "../list-files.ts";

const changed =
  "React Router's manifest has changed: adapt make/framework/route-manifest.ts and app/page/loading/.";

/** Finds React Router's list of routes in the built site and answers with its version. */
export async function manifestVersion(assets: string): Promise<string> {
  const files = (await listFiles(assets, ".js")).filter((file) =>
    /[\\/]manifest-\w+\.js$/.test(file),
  );
  const [file] = files;
  if (!file || files.length > 1) throw new Error(changed);
  return readManifest(await readFile(file, "utf8"));
}

/**
 * The browser's code reads what this script leaves in the page: version, paths and modules (app/page/loading/). That is
 * none of React Router's public interface, so the build asks whether it is still so. It goes with that code.
 */
export function readManifest(script: string): string {
  const text = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script)?.[1];
  if (!text) throw new Error(changed);
  const { version, routes }: { version?: unknown; routes?: Record<string, unknown> } =
    JSON.parse(text);
  const all = Object.values(routes ?? {});
  const hasPath = (path: (path: string) => boolean) =>
    all.some(
      (route) => isRecord(route) && typeof route["path"] === "string" && path(route["path"]),
    );
  const isKnown =
    typeof version === "string" &&
    all.every((route) => isRecord(route) && typeof route["module"] === "string") &&
    hasPath((path) => path === "*") &&
    hasPath((path) => path.includes(":"));
  if (!isKnown) throw new Error(changed);
  return version;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
