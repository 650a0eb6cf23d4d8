/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 91, usable: 82 },
    { name: "Scanned PDF or image", count: 6, usable: 6 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 93, usable: 91 },
    { name: "CSV and plain text", count: 48, usable: 45 },
    { name: "Email (.eml, .msg)", count: 46, usable: 43 },
    { name: "Word and RTF", count: 23, usable: 23 },
    { name: "OpenDocument (.ods, .odt)", count: 13, usable: 12 },
    { name: "Web page", count: 3, usable: 2 },
  ],
  quotes: { count: 323, usable: 304 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 45, usable: 28 },
  files: { count: 360, silentlyWrong: 8 },
  /** The most tested first. */
  languages: [
    "English",
    "German",
    "French",
    "Italian",
    "Spanish",
    "Polish",
    "Chinese",
    "Japanese",
    "Portuguese",
    "Swedish",
    "Dutch",
    "Czech",
    "Danish",
    "Norwegian",
  ],
} as const;
