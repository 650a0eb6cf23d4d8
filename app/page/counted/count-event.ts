import { COUNT_ADDRESS, COUNTS_VISITS, type VisitEvent } from "#contract/visits.ts";

/** Tells the server of something that it cannot see: that it happened, on which page, and nothing of who it was. */
export function countEvent(told: VisitEvent, path = location.pathname): void {
  if (!isCounted()) return;
  const body = new URLSearchParams({ event: told.event, path });
  if ("kinds" in told) for (const kind of told.kinds) body.append("kind", kind);
  // Nobody waits for it, and what fails is not sent again.
  navigator.sendBeacon?.(COUNT_ADDRESS, body);
}

/** Only where the page's server counts (static hosts do not), and not for whoever asks not to be followed. */
function isCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl) return false;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming?.some(({ name }) => name === COUNTS_VISITS) ?? false;
}
