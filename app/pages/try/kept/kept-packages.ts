import type { PackageState } from "#app/tool/package/package-state.ts";

const databaseName = "try-it";
const storeName = "packages";

/** Where one package was kept before there could be several; ids of its tables began with the name of their file. */
const onlyKey = "kept";
type OnlyPackage = PackageState & { readonly idsCarrySource?: true };

/** An RFQ that the visitor asked this browser to keep. */
export interface KeptPackage {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly keptAt: string;
  readonly state: PackageState;
}

/** Set as long as anything is kept, so that a page need not open a database to know; it names the RFQ to open again. */
const markName = "try-it-kept";

export function hasKept(): boolean {
  return openMark() !== null;
}

/** The one that was open last; `null` when none is to be opened again. */
export function keptToOpen(): string | null {
  const mark = openMark();
  return mark === "1" ? onlyKey : mark || null;
}

export function markOpen(id: string | null): void {
  if (hasKept() || id !== null) localStorage.setItem(markName, id ?? "");
}

/**
 * Only when the visitor asks for it. Files are stored as they are, in this browser. Not by idb-keyval: it holds the
 * database open, so that it could be emptied but never deleted.
 */
export async function keepPackage(kept: KeptPackage): Promise<void> {
  await inStore("readwrite", (store) => store.put(kept, kept.id));
  localStorage.setItem(markName, kept.id);
}

/** The latest first. */
export async function keptPackages(): Promise<KeptPackage[]> {
  if (!hasKept()) return [];
  const kept: (KeptPackage | OnlyPackage)[] = await inStore("readonly", (store) => store.getAll());
  return kept
    .map((each) => ("state" in each ? each : fromOnly(each)))
    .toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}

function fromOnly(only: OnlyPackage): KeptPackage {
  const sources = only.idsCarrySource
    ? only.sources
    : only.sources.map((source) => ({ ...source, id: source.name }));
  return { id: onlyKey, name: "Kept RFQ", keptAt: "", state: { ...only, sources } };
}

/** Without the last one nothing is left behind, not even the database. */
export async function deleteKept(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
  if ((await keptPackages()).length === 0) await forgetAll();
}

export async function forgetAll(): Promise<void> {
  localStorage.removeItem(markName);
  await settled(indexedDB.deleteDatabase(databaseName));
}

function openMark(): string | null {
  try {
    return localStorage.getItem(markName);
  } catch {
    return null;
  }
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
