export const serviceStatuses = [
  "operational",
  "degraded",
  "outage",
  "investigating",
  "completed",
] as const;

export type ServiceStatus = (typeof serviceStatuses)[number];

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
