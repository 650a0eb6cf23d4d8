import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { openDelayMs, skipDelayMs, type Tip, Tooltip, tooltipGroup } from "./tooltip.tsx";

test("a control is described by text that is in the page without any script", () => {
  const html = renderToString(
    <Tooltip content="100 less the days over the fastest">
      <input type="range" />
    </Tooltip>,
  );
  const [, describedBy] = /<input[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(
    new RegExp(`id="${describedBy}" role="tooltip"[^>]*>100 less the days over the fastest<`),
  );
});

test("plain words become a button, so that a keyboard and a finger can reach them", () => {
  const html = renderToString(<Tooltip content="Duty and freight included">Landed cost</Tooltip>);
  expect(html).toMatch(/<button type="button"[^>]*aria-describedby[^>]*>Landed cost<\/button>/);
});

function fakeTip() {
  let isOpen = false;
  return {
    showPopover: () => void (isOpen = true),
    hidePopover: () => void (isOpen = false),
    get isOpen() {
      return isOpen;
    },
  } satisfies Tip & { isOpen: boolean };
}

test("the delays are those of the specification", () => {
  expect([openDelayMs, skipDelayMs]).toEqual([700, 300]);
});

test("a tooltip opens when the pointer has rested 700 ms, not a millisecond sooner", () => {
  vi.useFakeTimers();
  const group = tooltipGroup();
  const tip = fakeTip();
  group.openAfterDelay(tip);
  vi.advanceTimersByTime(openDelayMs - 1);
  expect(tip.isOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(tip.isOpen).toBe(true);
});

test("a pointer that only passes opens nothing", () => {
  vi.useFakeTimers();
  const group = tooltipGroup();
  const tip = fakeTip();
  group.openAfterDelay(tip);
  vi.advanceTimersByTime(openDelayMs - 1);
  group.close(tip);
  vi.runAllTimers();
  expect(tip.isOpen).toBe(false);
});

test("keyboard focus opens at once", () => {
  const group = tooltipGroup();
  const tip = fakeTip();
  group.open(tip);
  expect(tip.isOpen).toBe(true);
});

test("the next tooltip opens at once within 300 ms of the last one closing, and waits after that", () => {
  vi.useFakeTimers();
  const group = tooltipGroup();
  const [first, second, third] = [fakeTip(), fakeTip(), fakeTip()];
  group.open(first);
  group.close(first);
  vi.advanceTimersByTime(skipDelayMs - 1);
  group.openAfterDelay(second);
  expect(second.isOpen).toBe(true);
  group.close(second);
  vi.advanceTimersByTime(skipDelayMs);
  group.openAfterDelay(third);
  expect(third.isOpen).toBe(false);
  vi.advanceTimersByTime(openDelayMs);
  expect(third.isOpen).toBe(true);
});

test("one tooltip is open at a time", () => {
  const group = tooltipGroup();
  const [first, second] = [fakeTip(), fakeTip()];
  group.open(first);
  group.openAfterDelay(second);
  expect([first.isOpen, second.isOpen]).toEqual([false, true]);
  expect(group.shown).toBe(second);
});

test("leaving one trigger does not stop the wait on another", () => {
  vi.useFakeTimers();
  const group = tooltipGroup();
  const [focused, hovered] = [fakeTip(), fakeTip()];
  group.openAfterDelay(hovered);
  group.close(focused);
  vi.advanceTimersByTime(openDelayMs);
  expect(hovered.isOpen).toBe(true);
});

test("Escape closes what is open and what is about to open", () => {
  vi.useFakeTimers();
  const group = tooltipGroup();
  const [open, coming] = [fakeTip(), fakeTip()];
  group.openAfterDelay(coming);
  group.closeAny();
  vi.runAllTimers();
  expect(coming.isOpen).toBe(false);
  group.open(open);
  group.closeAny();
  expect(open.isOpen).toBe(false);
  expect(group.shown).toBeNull();
});

test("hovering what is already open changes nothing", () => {
  const group = tooltipGroup();
  const tip = { showPopover: vi.fn<() => void>(), hidePopover: vi.fn<() => void>() };
  group.open(tip);
  group.openAfterDelay(tip);
  expect(tip.showPopover).toHaveBeenCalledTimes(1);
  expect(tip.hidePopover).not.toHaveBeenCalled();
});
