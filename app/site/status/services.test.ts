import fc from "fast-check";
import { expect, test } from "vitest";

import { overallStatus, services, type ServiceStatus, serviceStatuses } from "./services.ts";

const overall = (...statuses: ServiceStatus[]) =>
  overallStatus(statuses.map((status) => ({ status })));

test.each([
  ["operational", "operational"],
  ["degraded", "degraded"],
  ["outage", "outage"],
  ["investigating", "degraded"],
  ["completed", "degraded"],
] as const)("one service that is %s among operational ones makes the whole %s", (status, whole) => {
  expect(overall("operational", status, "operational")).toBe(whole);
});

test("outage outweighs everything, wherever it stands", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...serviceStatuses)), fc.nat(), (statuses, place) => {
      expect(overall(...statuses.toSpliced(place, 0, "outage"))).toBe("outage");
    }),
  );
});

test("without an outage, one service that is not operational is enough to be degraded", () => {
  const others = fc.constantFrom(...serviceStatuses.filter((status) => status !== "outage"));
  fc.assert(
    fc.property(fc.array(others, { minLength: 1 }), (statuses) => {
      const areAllOperational = statuses.every((status) => status === "operational");
      expect(overall(...statuses)).toBe(areAllOperational ? "operational" : "degraded");
    }),
  );
});

test("the six listed services are operational, with uptimes between 99.92% and 100%", () => {
  expect(services).toHaveLength(6);
  expect(overallStatus(services)).toBe("operational");
  const uptimes = services.map(({ uptime }) => uptime);
  expect([Math.min(...uptimes), Math.max(...uptimes)]).toEqual([99.92, 100]);
});
