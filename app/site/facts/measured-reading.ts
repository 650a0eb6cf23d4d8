/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 289, read: 199, typed: 85 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 259, read: 231, typed: 24 },
    { name: "CSV and plain text", count: 162, read: 137, typed: 23 },
    { name: "Email (.eml, .msg)", count: 147, read: 108, typed: 37 },
    { name: "Word and RTF", count: 84, read: 65, typed: 17 },
    { name: "OpenDocument (.ods, .odt)", count: 29, read: 28, typed: 1 },
    { name: "Web page", count: 26, read: 22, typed: 3 },
  ],
  quotes: { count: 1002, read: 796, typed: 190 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 50, read: 27, typed: 19, silentlyWrong: 3, linesLost: 0 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 1062, silentlyWrong: 3, linesLost: 0 },
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
