import type { Approver, RequestPlant } from "#app/samples/approval-rules.ts";
import type { SupplierId } from "#app/samples/sample-suppliers.ts";

/** One signature that a request asked for. */
export interface SampleApproval {
  id: string;
  /** The day it was asked for. */
  date: string;
  supplier: SupplierId;
  plant: RequestPlant;
  approver: Approver;
  /** US dollars. */
  amount: number;
  /** On the clock: until it was signed, or so far. */
  openHours: number;
  status: "approved" | "pending";
}

/** Number, asked for, supplier, plant, approver, dollars, hours on the clock, status. */
const table = `
311 2025-10-03 ashgrove monterrey quality 73110 7 approved
312 2025-10-17 tallow-creek dayton quality 42090 1 approved
313 2025-10-24 ashgrove monterrey quality 25520 10 approved
314 2025-11-09 halden aachen engineering 28050 22 approved
315 2025-11-14 reinhold-vogt dayton finance 24740 3 approved
316 2025-11-25 hollerbach aachen quality 32760 8 approved
317 2025-12-02 norrvik aachen plantManager 38910 12 approved
318 2025-12-17 rosewater aachen finance 27080 17 approved
319 2025-12-26 sable-river monterrey finance 26820 3 approved
320 2026-01-04 arteaga dayton finance 64580 4 approved
321 2026-01-16 rosewater aachen finance 26460 1 approved
322 2026-01-21 reinhold-vogt dayton finance 130140 4 approved
323 2026-02-02 ashgrove monterrey plantManager 22060 9 approved
324 2026-02-19 bluegate dayton purchasingLead 3000 1 approved
325 2026-02-23 bluegate aachen purchasingLead 7210 5 approved
326 2026-03-09 pinecroft dayton plantManager 22010 6 approved
327 2026-03-18 tallow-creek monterrey trade 17530 1 approved
328 2026-03-24 sable-river monterrey plantManager 13380 7 approved
329 2026-04-02 kilnmark monterrey finance 89460 4 approved
330 2026-04-17 kilnmark monterrey quality 30930 1 approved
331 2026-04-23 norrvik aachen finance 35250 1 approved
332 2026-05-07 sable-river monterrey trade 28590 7 approved
333 2026-05-11 bluegate aachen purchasingLead 3450 5 approved
334 2026-05-20 arteaga monterrey finance 69070 2 approved
335 2026-06-05 hollerbach aachen quality 61460 6 approved
336 2026-06-14 bluegate aachen purchasingLead 7670 9 approved
337 2026-06-21 kilnmark monterrey finance 81490 2 approved
338 2026-07-02 kilnmark monterrey trade 71720 11 approved
339 2026-09-29 bluegate dayton purchasingLead 4800 20 pending
340 2026-09-30 kilnmark dayton quality 30560 12 pending
341 2026-09-30 tallow-creek dayton finance 35700 1 pending
342 2026-09-30 ashgrove monterrey quality 16710 5 pending
343 2026-09-30 reinhold-vogt aachen finance 38560 4 pending
344 2026-09-30 hollerbach aachen quality 82470 2 pending
345 2026-09-30 sable-river monterrey quality 29800 1 pending
346 2026-09-30 hollerbach aachen plantManager 82400 12 pending`;

export const sampleApprovals: readonly SampleApproval[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [number, date = "", supplier, plant, approver, amount, openHours, status] =
      line.split(" ");
    return {
      id: `AR-${number}`,
      date,
      supplier: supplier as SupplierId,
      plant: plant as RequestPlant,
      approver: approver as Approver,
      amount: Number(amount),
      openHours: Number(openHours),
      status: status as SampleApproval["status"],
    };
  });
