/** Made from docs/measured/corpus.md and first-sight.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 338, read: 228, typed: 108 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 295, read: 262, typed: 30 },
    { name: "CSV and plain text", count: 180, read: 151, typed: 27 },
    { name: "Email (.eml, .msg)", count: 169, read: 121, typed: 46 },
    { name: "Word and RTF", count: 99, read: 79, typed: 18 },
    { name: "OpenDocument (.ods, .odt)", count: 32, read: 30, typed: 2 },
    { name: "Web page", count: 31, read: 25, typed: 5 },
  ],
  quotes: { count: 1150, read: 902, typed: 236 },
  /** As they were read when they were new, before anything was mended on them. */
  unseen: { count: 200, read: 122, typed: 66, silentlyWrong: 2, linesLost: 0 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 1212, silentlyWrong: 0, linesLost: 0 },
  /** The most tested first. */
  languages: [
    "English",
    "German",
    "French",
    "Italian",
    "Spanish",
    "Polish",
    "Dutch",
    "Portuguese",
    "Czech",
    "Swedish",
    "Chinese",
    "Japanese",
    "Danish",
    "Norwegian",
  ],
} as const;
