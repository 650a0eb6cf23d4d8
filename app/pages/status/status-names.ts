import type { ServiceStatus } from "#app/site/status/services.ts";

/** Apart from the frames: the page's first part needs the words alone. */
export const statusNames: Record<ServiceStatus, string> = {
  operational: "Operational",
  degraded: "Degraded",
  outage: "Outage",
  investigating: "Investigating",
  completed: "Completed",
};
