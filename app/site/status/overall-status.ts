import type { Service, ServiceStatus } from "./services.ts";

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
