/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 77, usable: 66 },
    { name: "Scanned PDF or image", count: 6, usable: 6 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 82, usable: 77 },
    { name: "CSV and plain text", count: 42, usable: 38 },
    { name: "Email (.eml, .msg)", count: 40, usable: 36 },
    { name: "Word and RTF", count: 19, usable: 16 },
    { name: "OpenDocument (.ods, .odt)", count: 10, usable: 10 },
    { name: "Web page", count: 2, usable: 2 },
  ],
  quotes: { count: 278, usable: 251 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 39, usable: 14 },
  files: { count: 315, silentlyWrong: 5 },
  /** The most tested first. */
  languages: [
    "English",
    "German",
    "French",
    "Italian",
    "Spanish",
    "Polish",
    "Japanese",
    "Portuguese",
    "Swedish",
    "Chinese",
    "Dutch",
    "Czech",
    "Danish",
    "Norwegian",
  ],
} as const;
