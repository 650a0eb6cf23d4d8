/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 142, usable: 125 },
    { name: "Scanned PDF or image", count: 6, usable: 6 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 161, usable: 150 },
    { name: "CSV and plain text", count: 115, usable: 102 },
    { name: "Email (.eml, .msg)", count: 87, usable: 81 },
    { name: "Word and RTF", count: 38, usable: 34 },
    { name: "OpenDocument (.ods, .odt)", count: 19, usable: 18 },
    { name: "Web page", count: 14, usable: 12 },
  ],
  quotes: { count: 582, usable: 528 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 67, usable: 35 },
  files: { count: 636, silentlyWrong: 17 },
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
