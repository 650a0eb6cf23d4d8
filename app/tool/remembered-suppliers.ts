import { useSyncExternalStore } from "react";

import type { RememberedSupplier } from "#analyzer/package/remembered/remembered-supplier.ts";

const storeName = "try-it-suppliers";
const changed = "remembered-suppliers";
/** Those that were settled last. */
const mostKept = 200;

const none: readonly RememberedSupplier[] = [];
let last = { text: "", suppliers: none };

/** The latest first; none where the browser stores nothing. */
export function rememberedSuppliers(): readonly RememberedSupplier[] {
  try {
    const text = localStorage.getItem(storeName) ?? "";
    if (text !== last.text) last = { text, suppliers: text === "" ? none : JSON.parse(text) };
    return last.suppliers;
  } catch {
    return none;
  }
}

export function useRememberedSuppliers(): readonly RememberedSupplier[] {
  return useSyncExternalStore(subscribe, rememberedSuppliers, () => none);
}

/** Only when the visitor asks for it; says whether the browser did. In place of what was known of such files before. */
export function rememberOnDevice(supplier: RememberedSupplier): boolean {
  const others = rememberedSuppliers().filter(({ shape }) => shape !== supplier.shape);
  return store([supplier, ...others].slice(0, mostKept));
}

export function forgetSupplier(shape: string): void {
  store(rememberedSuppliers().filter((each) => each.shape !== shape));
}

export function forgetSuppliers(): void {
  store(none);
}

function store(suppliers: readonly RememberedSupplier[]): boolean {
  try {
    if (suppliers.length === 0) localStorage.removeItem(storeName);
    else localStorage.setItem(storeName, JSON.stringify(suppliers));
    dispatchEvent(new Event(changed));
    return true;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener("storage", onChange);
  };
}
