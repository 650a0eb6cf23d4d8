import type { Service } from "#app/site/status/services.ts";

export const daysShown = 90;

export interface UptimeDay {
  daysAgo: number;
  /** 0 on a day without downtime. */
  downMinutes: number;
}

/** Ninety days, oldest first, one of them with downtime. */
export function uptimeDays(downMinutes: number, downDaysAgo: number): UptimeDay[] {
  return Array.from({ length: daysShown }, (_, index) => {
    const daysAgo = daysShown - 1 - index;
    return { daysAgo, downMinutes: daysAgo === downDaysAgo ? downMinutes : 0 };
  });
}

/** Share of the time in which every service was up, in percent: all downtime is on one day, at the same time. */
export function combinedUptime(services: readonly Pick<Service, "uptime">[]): number {
  return Math.min(...services.map(({ uptime }) => uptime));
}

/** The downtime that a 90-day uptime leaves, in whole minutes. */
export function downMinutesFor(uptimePercent: number): number {
  return Math.round((1 - uptimePercent / 100) * daysShown * 24 * 60);
}
