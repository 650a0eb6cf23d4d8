import type { Service } from "#app/site/status/services.ts";

export const daysShown = 90;

/** Ninety days, oldest first, one of them with downtime. */
export function uptimeDays(downMinutes: number, downDaysAgo: number) {
  return Array.from({ length: daysShown }, (_, index) => {
    const daysAgo = daysShown - 1 - index;
    return { daysAgo, downMinutes: daysAgo === downDaysAgo ? downMinutes : 0 };
  });
}

export type UptimeDay = ReturnType<typeof uptimeDays>[number];

/** Share of the time in which every service was up, in percent: all downtime is on one day, at the same time. */
export function combinedUptime(services: readonly Pick<Service, "uptime">[]): number {
  return Math.min(...services.map(({ uptime }) => uptime));
}

/** The downtime that a 90-day uptime leaves, in whole minutes. */
export function downMinutesFor(uptimePercent: number): number {
  return Math.round((1 - uptimePercent / 100) * daysShown * 24 * 60);
}

/**
 * How many days ago the sample's downtime was, 1 to 89: drawn once for each calendar day (UTC), the same for every visitor.
 * Its text stands in the page, as that of `moveDownDay`: neither can use anything from outside itself.
 */
export function drawDownDay(nowMs: number): number {
  // The last steps of MurmurHash3: days that follow each other are drawn far apart.
  let mixed = Math.floor(nowMs / 86_400_000);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return 1 + (((mixed ^ (mixed >>> 16)) >>> 0) % 89);
}

/** Makes of the prerendered rule what React would make of it today, before it is painted. */
export function moveDownDay(daysAgo: number): void {
  const mark = document.querySelector<SVGElement>("[data-down-day]")!;
  const shown = Number(mark.dataset["downDay"]);
  if (shown === daysAgo) return;
  const bars = mark.parentElement!.children;
  bars[89 - shown]!.removeAttribute("visibility");
  bars[89 - daysAgo]!.setAttribute("visibility", "hidden");

  const isLate = 89 - daysAgo > 45;
  mark.dataset["downDay"] = String(daysAgo);
  mark.setAttribute("x", `${Number((((88.71 - daysAgo) / 89.42) * 100).toFixed(3))}%`);
  mark.setAttribute("text-anchor", isLate ? "end" : "start");
  for (const text of mark.querySelectorAll("text")) text.setAttribute("x", isLate ? "-8" : "8");
  mark.querySelector("text")!.textContent = `${daysAgo} d ago`;

  const list = document.querySelector("main details ol")!.children;
  const [from, to] = [list[89 - shown]!, list[89 - daysAgo]!];
  [from.className, to.className] = [to.className, from.className];
  const [fromFigure, toFigure] = [from.lastElementChild!, to.lastElementChild!];
  [fromFigure.textContent, toFigure.textContent] = [toFigure.textContent, fromFigure.textContent];
}
