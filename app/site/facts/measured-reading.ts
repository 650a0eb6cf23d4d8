/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 116, usable: 107 },
    { name: "Scanned PDF or image", count: 6, usable: 6 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 120, usable: 116 },
    { name: "CSV and plain text", count: 86, usable: 75 },
    { name: "Email (.eml, .msg)", count: 71, usable: 61 },
    { name: "Word and RTF", count: 29, usable: 28 },
    { name: "OpenDocument (.ods, .odt)", count: 16, usable: 16 },
    { name: "Web page", count: 3, usable: 3 },
  ],
  quotes: { count: 447, usable: 412 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 59, usable: 33 },
  files: { count: 496, silentlyWrong: 7 },
  /** The most tested first. */
  languages: [
    "English",
    "German",
    "French",
    "Italian",
    "Spanish",
    "Polish",
    "Portuguese",
    "Swedish",
    "Chinese",
    "Japanese",
    "Dutch",
    "Czech",
    "Danish",
    "Norwegian",
  ],
} as const;
