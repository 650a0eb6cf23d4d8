import type { PackageState } from "../package/package-state.ts";

const databaseName = "try-it";
const storeName = "packages";
const onlyKey = "kept";

/** So that a page need not open a database to know that there is nothing in it. */
const markName = "try-it-kept";

export function hasKeptPackage(): boolean {
  try {
    return localStorage.getItem(markName) !== null;
  } catch {
    return false;
  }
}

/** Only when the visitor asks for it. Files are stored as they are, in this browser. */
export async function keepPackage(state: PackageState): Promise<void> {
  await inStore("readwrite", (store) => store.put(state, onlyKey));
  localStorage.setItem(markName, "1");
}

export async function keptPackage(): Promise<PackageState | null> {
  if (!hasKeptPackage()) return null;
  const kept: PackageState | undefined = await inStore("readonly", (store) => store.get(onlyKey));
  return kept ?? null;
}

export async function forgetPackage(): Promise<void> {
  localStorage.removeItem(markName);
  await settled(indexedDB.deleteDatabase(databaseName));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
