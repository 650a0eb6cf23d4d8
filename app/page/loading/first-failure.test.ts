import { afterEach, expect, test, vi } from "vitest";

import { isFirstFailure } from "./first-failure.ts";

afterEach(() => vi.unstubAllGlobals());

function deploy(version: string): void {
  vi.stubGlobal("window", { __reactRouterManifest: { version, routes: {} } });
}

function keepIn(kept: Map<string, string>): void {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test("a page fails for the first time once in each deployment, however many a tab has seen", () => {
  keepIn(new Map());
  for (const version of ["first", "second", "third"]) {
    deploy(version);
    expect(isFirstFailure("/pricing"), version).toBe(true);
    expect(isFirstFailure("/pricing"), `${version}, loaded anew`).toBe(false);
    expect(isFirstFailure("/demo"), `${version}, another page`).toBe(true);
  }
});

test("where storage is blocked a page is not loaded anew again and again", () => {
  deploy("first");
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(isFirstFailure("/pricing")).toBe(false);
});
