import type { ServiceStatus } from "#app/site/status/services.ts";

export interface Incident {
  id: string;
  title: string;
  /** Times are ISO 8601, in UTC. */
  started: string;
  /** Null while it is open. */
  completed: string | null;
  status: ServiceStatus;
  /** Oldest first. */
  updates: { time: string; message: string }[];
}

export const incidents: Incident[] = [];
