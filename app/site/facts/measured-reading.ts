/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 324, read: 214, typed: 105 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 282, read: 250, typed: 30 },
    { name: "CSV and plain text", count: 172, read: 144, typed: 26 },
    { name: "Email (.eml, .msg)", count: 162, read: 114, typed: 46 },
    { name: "Word and RTF", count: 94, read: 74, typed: 18 },
    { name: "OpenDocument (.ods, .odt)", count: 31, read: 29, typed: 2 },
    { name: "Web page", count: 29, read: 23, typed: 5 },
  ],
  quotes: { count: 1100, read: 854, typed: 232 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 49, read: 30, typed: 17, silentlyWrong: 0, linesLost: 0 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 1162, silentlyWrong: 0, linesLost: 0 },
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
