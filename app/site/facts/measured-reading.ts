/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 162, read: 119, typed: 34 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 175, read: 156, typed: 9 },
    { name: "CSV and plain text", count: 122, read: 105, typed: 13 },
    { name: "Email (.eml, .msg)", count: 96, read: 78, typed: 16 },
    { name: "Word and RTF", count: 44, read: 37, typed: 5 },
    { name: "OpenDocument (.ods, .odt)", count: 20, read: 19, typed: 1 },
    { name: "Web page", count: 16, read: 15, typed: 1 },
  ],
  quotes: { count: 641, read: 535, typed: 79 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 59, read: 30, typed: 18, silentlyWrong: 3, linesLost: 0 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 696, silentlyWrong: 3, linesLost: 0 },
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
    "Swedish",
    "Czech",
    "Chinese",
    "Japanese",
    "Danish",
    "Norwegian",
  ],
} as const;
