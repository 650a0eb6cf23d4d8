/** How quotes come in and awards go out. Every page says it in these words. */
export const erp = {
  systems: ["NetSuite", "Dynamics", "Infor"],
  today:
    "Quotes come in by email, CSV, PDF and Excel. Awards go out as PDF and as export files for NetSuite, Dynamics and Infor.",
  later: "Direct ERP connections come later.",
  others: "For Epicor, SAP, JobBOSS and other systems, import the CSV file.",
  receipts:
    "Without an ERP connection, upload receipts as CSV, for example weekly: order line, promised and received dates, quantities received and rejected.",
} as const;
