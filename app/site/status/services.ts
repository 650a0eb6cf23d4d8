export const statusNames = {
  operational: "Operational",
  degraded: "Degraded",
  outage: "Outage",
  investigating: "Investigating",
  completed: "Completed",
};

export type ServiceStatus = keyof typeof statusNames;
export const serviceStatuses = Object.keys(statusNames) as ServiceStatus[];

export interface Service {
  name: string;
  status: ServiceStatus;
  /** Percent of the last 90 days, illustrative. */
  uptime: number;
}

export const services: Service[] = [
  { name: "Web application", status: "operational", uptime: 99.98 },
  { name: "RFQ Analyzer", status: "operational", uptime: 99.97 },
  { name: "API", status: "operational", uptime: 99.99 },
  { name: "Email intake", status: "operational", uptime: 99.95 },
  { name: "Approval routing", status: "operational", uptime: 100 },
  { name: "Export files and PDF", status: "operational", uptime: 99.92 },
];

export type OverallStatus = Extract<ServiceStatus, "operational" | "degraded" | "outage">;

/** Operational if all services are; outage if any is in outage; otherwise degraded. */
export function overallStatus(services: readonly Pick<Service, "status">[]): OverallStatus {
  if (services.every(({ status }) => status === "operational")) return "operational";
  return services.some(({ status }) => status === "outage") ? "outage" : "degraded";
}

/** What is said of the whole, in the footer of every page and on the status page. */
export const overallStatusTexts: Record<OverallStatus, string> = {
  operational: "All systems operational",
  degraded: "Some systems degraded",
  outage: "System outage",
};

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
