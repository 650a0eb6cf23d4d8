import type { RoutePattern } from "#app/addresses/site-path.ts";
import { readTable } from "#app/format/read-table.ts";

/** A module of the platform, and the part of the assembly it is drawn as. */
export interface Module {
  name: string;
  text: string;
  features: readonly string[];
  to: RoutePattern;
  /** What it works on, and what it leaves for the next one. */
  takesIn: string;
  handsOn: string;
}

/** In the order of the balloons on the exploded view. */
export const modules = readTable<Module[]>(`
name                 | to                         | features                                                             | takesIn                                  | handsOn                                              | text
RFQ Analyzer         | /product/rfq-analyzer      | [Multi-file intake, Unit normalization, Confidence scores]           | PDF, Excel, CSV and forwarded emails     | The ten best responses, each value with its source   | Reads quotes as they arrive, converts units and currencies, and shows how sure it is of each value.
Approval Routing     | /product/approval-routing  | [Role-based routing, SLA tracking, Complete audit trail]             | A ranked award with its amount and plant | An approved award, exported to ERP or PDF            | Sends each request to the right approvers at the same time. Late approvals escalate automatically.
Supplier 360         | /product/vendor-scorecards | [Performance tracking, Document storage, Risk monitoring]            | Deliveries, certificates and past quotes | The reliability score for the next ranking           | Keeps the performance, certificates and risks of each supplier on one scorecard.
Procurement Co-pilot | /product/copilot           | [Natural language questions, Action suggestions, Approval workflows] | A question in plain English              | An answer with its records and a suggested next step | Answers plain questions about spend and suppliers, and shows the records behind each answer.`);

/** Fragment of a module's row on the overview: the last part of its address. */
export function moduleId(to: Module["to"]): string {
  return to.slice(to.lastIndexOf("/") + 1);
}
