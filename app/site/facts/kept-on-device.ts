/** What the tool at /try leaves in the visitor's browser, and how that goes again. */
export const keptOnDevice = {
  rfq: "Kept in this browser, for this browser only.",
  policy:
    "The tool at /try reads your quotes in your own browser and sends nothing of them to us. Your browser stores a copy of the tool, so that it opens offline. It stores your files only if you ask it to keep an RFQ, and the program that reads scans only if you agree to fetch it. “Forget everything” on that page deletes both.",
} as const;
