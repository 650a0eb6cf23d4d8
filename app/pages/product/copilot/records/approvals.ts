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
311 2023-07-03 ashgrove monterrey quality 73110 7 approved
312 2023-07-17 tallow-creek dayton quality 42090 1 approved
313 2023-07-24 ashgrove monterrey quality 25520 10 approved
314 2023-08-09 halden aachen engineering 28050 22 approved
315 2023-08-14 reinhold-vogt dayton finance 24740 3 approved
316 2023-08-25 hollerbach aachen quality 32760 8 approved
317 2023-09-02 norrvik aachen plantManager 38910 12 approved
318 2023-09-17 rosewater aachen finance 27080 17 approved
319 2023-09-26 sable-river monterrey finance 26820 3 approved
320 2023-10-04 arteaga dayton finance 64580 4 approved
321 2023-10-16 rosewater aachen finance 26460 1 approved
322 2023-10-21 reinhold-vogt dayton finance 130140 4 approved
323 2023-11-02 ashgrove monterrey plantManager 22060 9 approved
324 2023-11-19 bluegate dayton purchasingLead 3000 1 approved
325 2023-11-23 bluegate aachen purchasingLead 7210 5 approved
326 2023-12-09 pinecroft dayton plantManager 22010 6 approved
327 2023-12-18 tallow-creek monterrey trade 17530 1 approved
328 2023-12-24 sable-river monterrey plantManager 13380 7 approved
329 2024-01-02 kilnmark monterrey finance 89460 4 approved
330 2024-01-17 kilnmark monterrey quality 30930 1 approved
331 2024-01-23 norrvik aachen finance 35250 1 approved
332 2024-02-07 sable-river monterrey trade 28590 7 approved
333 2024-02-11 bluegate aachen purchasingLead 3450 5 approved
334 2024-02-20 arteaga monterrey finance 69070 2 approved
335 2024-03-05 hollerbach aachen quality 61460 6 approved
336 2024-03-14 bluegate aachen purchasingLead 7670 9 approved
337 2024-03-21 kilnmark monterrey finance 81490 2 approved
338 2024-04-02 kilnmark monterrey trade 71720 11 approved
339 2024-06-29 bluegate dayton purchasingLead 4800 20 pending
340 2024-06-30 kilnmark dayton quality 30560 12 pending
341 2024-06-30 tallow-creek dayton finance 35700 1 pending
342 2024-06-30 ashgrove monterrey quality 16710 5 pending
343 2024-06-30 reinhold-vogt aachen finance 38560 4 pending
344 2024-06-30 hollerbach aachen quality 82470 2 pending
345 2024-06-30 sable-river monterrey quality 29800 1 pending
346 2024-06-30 hollerbach aachen plantManager 82400 12 pending`;

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
