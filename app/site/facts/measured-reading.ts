/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 254, read: 186, typed: 59 },
    { name: "Scanned PDF or image", count: 6, read: 6, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 235, read: 210, typed: 15 },
    { name: "CSV and plain text", count: 151, read: 128, typed: 19 },
    { name: "Email (.eml, .msg)", count: 131, read: 97, typed: 29 },
    { name: "Word and RTF", count: 74, read: 59, typed: 12 },
    { name: "OpenDocument (.ods, .odt)", count: 27, read: 26, typed: 1 },
    { name: "Web page", count: 24, read: 22, typed: 1 },
  ],
  quotes: { count: 902, read: 734, typed: 136 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 47, read: 25, typed: 14, silentlyWrong: 3, linesLost: 0 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 961, silentlyWrong: 3, linesLost: 0 },
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
