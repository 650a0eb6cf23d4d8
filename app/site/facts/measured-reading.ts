/** Made from docs/measured/corpus.md and first-sight.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 441, read: 343, typed: 87 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 346, read: 316, typed: 23 },
    { name: "CSV and plain text", count: 208, read: 190, typed: 13 },
    { name: "Email (.eml, .msg)", count: 204, read: 166, typed: 34 },
    { name: "Word and RTF", count: 115, read: 95, typed: 15 },
    { name: "OpenDocument (.ods, .odt)", count: 41, read: 36, typed: 5 },
    { name: "Web page", count: 39, read: 33, typed: 2 },
  ],
  quotes: { count: 1400, read: 1185, typed: 179 },
  /** As they were read when they were new, before anything was mended on them. */
  unseen: { count: 300, read: 192, typed: 84, silentlyWrong: 5, linesLost: 2 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 1462, silentlyWrong: 0, linesLost: 0 },
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
    "Turkish",
    "Hungarian",
    "Romanian",
  ],
} as const;
