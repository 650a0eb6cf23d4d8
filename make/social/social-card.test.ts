import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { socialCardPainter, wrapped } from "./social-card.ts";

test("words fill a line as long as it fits, and a word too long stands alone", () => {
  const fits = (line: string) => line.length <= 9;
  expect(wrapped("one two three four", fits)).toEqual(["one two", "three", "four"]);
  expect(wrapped("a extraordinary b", fits)).toEqual(["a", "extraordinary", "b"]);
});

test("a card is a PNG of 1200 by 630, and two titles are two cards", async () => {
  const cache = await mkdtemp(join(tmpdir(), "social-card-"));
  const paint = await socialCardPainter(cache);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g id="d"><path d="M0 0L9 9" stroke="currentColor" fill="var(--fill)"/></g></svg>';
  const card = { title: "Terms & <conditions>", address: "quotewright.example/x", drawing };
  const first = await paint(card);
  const other = await paint({ ...card, title: "Prices" });
  const again = await paint(card);
  await rm(cache, { recursive: true });

  expect(first.subarray(1, 4).toString()).toBe("PNG");
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.equals(other)).toBe(false);
  expect(first.equals(again)).toBe(true);
});

test("a drawing stands in its place on the card and ends at its own edges", async () => {
  const cache = await mkdtemp(join(tmpdir(), "social-card-"));
  const paint = await socialCardPainter(cache);
  const bar = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><g id="d"><svg width="20" height="10"><path d="M0 5h${width}" stroke="currentColor" stroke-width="4"/></svg></g></svg>`;
  const card = { title: "Bars", address: "quotewright.example/x" };
  const none = await paint({ ...card, drawing: bar(0) });
  const whole = await paint({ ...card, drawing: bar(20) });
  const tooLong = await paint({ ...card, drawing: bar(900) });
  await rm(cache, { recursive: true });

  expect(whole.equals(none)).toBe(false);
  expect(tooLong.equals(whole)).toBe(true);
});
