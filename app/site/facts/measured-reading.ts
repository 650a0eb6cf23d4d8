/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 196, read: 149, typed: 40 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 199, read: 188, typed: 8 },
    { name: "CSV and plain text", count: 134, read: 115, typed: 15 },
    { name: "Email (.eml, .msg)", count: 107, read: 87, typed: 17 },
    { name: "Word and RTF", count: 57, read: 46, typed: 10 },
    { name: "OpenDocument (.ods, .odt)", count: 24, read: 23, typed: 1 },
    { name: "Web page", count: 19, read: 17, typed: 1 },
  ],
  quotes: { count: 742, read: 631, typed: 92 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 60, read: 42, typed: 14, silentlyWrong: 3, linesLost: 0 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 798, silentlyWrong: 3, linesLost: 0 },
  /** The most tested first. */
  languages: [
    "English",
    "German",
    "French",
    "Italian",
    "Spanish",
    "Polish",
    "Dutch",
    "Czech",
    "Portuguese",
    "Swedish",
    "Chinese",
    "Japanese",
    "Danish",
    "Norwegian",
  ],
} as const;
