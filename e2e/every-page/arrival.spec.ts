import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { addresses } from "../browser/site.ts";

const pieceBytes = 20_000;
const pauseMs = 30;
/** A table's columns settle with its rows, by less than anyone can see. */
const unseen = 0.001;

/** Gives pages as a slow line does, one piece after the other, and nothing else. */
async function startSlowServer() {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (!addresses.includes(path)) {
      response.writeHead(204).end();
      return;
    }
    const page = readFileSync(join("build/client", path, "index.html"));
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    for (let start = 0; start < page.length; start += pieceBytes) {
      response.write(page.subarray(start, start + pieceBytes));
      await setTimeout(pauseMs);
    }
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

test(
  "nothing moves while a page comes in piece by piece, on every address",
  { tag: "@both" },
  async ({ page }) => {
    test.setTimeout(addresses.length * 6000);
    await using slow = await startSlowServer();
    await page.addInitScript((unseen) => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          if (entry.value < unseen) continue;
          const node = entry.sources[0]?.node?.parentElement?.outerHTML.slice(0, 90);
          moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${node}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    }, unseen);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(slow.origin + address);
        const moved = await page.evaluate(async () => {
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          return (window as unknown as { moved: string[] }).moved;
        });
        expect.soft(moved, address).toEqual([]);
      });
    }
  },
);
