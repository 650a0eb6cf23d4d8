import fc from "fast-check";
import { afterAll, vi } from "vitest";

// The same cases in every run, so that a change is judged by what it changed. PROPERTY_SEED=random tries others.
const seed = process.env["PROPERTY_SEED"] ?? "20261116";
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) });

// Test files share a worker: a stopped clock left behind would hang whichever file comes next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
