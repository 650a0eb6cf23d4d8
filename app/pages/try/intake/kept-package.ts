import type { PackageState } from "#app/tool/package/package-state.ts";

const databaseName = "try-it";
const storeName = "packages";
const onlyKey = "kept";

/** Before, ids of tables and lines began with the name of their file. */
type KeptState = PackageState & { readonly idsCarrySource?: true };

/** So that a page need not open a database to know that there is nothing in it. */
const markName = "try-it-kept";

export function hasKeptPackage(): boolean {
  try {
    return localStorage.getItem(markName) !== null;
  } catch {
    return false;
  }
}

/**
 * Only when the visitor asks for it. Files are stored as they are, in this browser. Not by idb-keyval: it holds the
 * database open, so that it could be emptied but never deleted.
 */
export async function keepPackage(state: PackageState): Promise<void> {
  const kept: KeptState = { ...state, idsCarrySource: true };
  await inStore("readwrite", (store) => store.put(kept, onlyKey));
  localStorage.setItem(markName, "1");
}

export async function keptPackage(): Promise<PackageState | null> {
  if (!hasKeptPackage()) return null;
  const kept: KeptState | undefined = await inStore("readonly", (store) => store.get(onlyKey));
  if (!kept || kept.idsCarrySource) return kept ?? null;
  return { ...kept, sources: kept.sources.map((source) => ({ ...source, id: source.name })) };
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
    const transaction = database.transaction(storeName, mode);
    const result = await settled(use(transaction.objectStore(storeName)));
    await committed(transaction);
    return result;
  } finally {
    database.close();
  }
}

/** Only then is it kept: a full disk is found out at the end. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
