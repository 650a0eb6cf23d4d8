import { claims } from "../claims.ts";

/** How long RFQ data is kept: claims.anonymization in a sentence, with the one exception. */
export const retention =
  "RFQ data is anonymized after 24 months, unless your contract keeps award files longer.";

/** What changes an entry of the audit trail: no person, and one rule of retention. */
export const auditTrail = {
  edits: "Neither your people nor ours can edit an entry.",
  names: `After ${claims.anonymization.figure} names in it are anonymized with the RFQ data, unless your contract keeps award files longer.`,
} as const;

/** Records that an auditor asks for after that. */
export const auditRecords =
  "AS9100 leaves the period to your customers, who often ask for ten years or more. Name the longest, and we write it into your contract.";

/** What happens to customers' data when the contract ends. */
export const afterTermination = `You can export your data at any time, and for ${claims.dataExport.figure} after termination. Then we delete it, except award files that your contract keeps longer, RFQ data that is already anonymized, and what the law makes us keep.`;
