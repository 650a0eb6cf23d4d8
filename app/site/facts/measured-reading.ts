/** Made from docs/measured/corpus.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 105, usable: 97 },
    { name: "Scanned PDF or image", count: 6, usable: 6 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 107, usable: 99 },
    { name: "CSV and plain text", count: 69, usable: 58 },
    { name: "Email (.eml, .msg)", count: 57, usable: 51 },
    { name: "Word and RTF", count: 26, usable: 24 },
    { name: "OpenDocument (.ods, .odt)", count: 15, usable: 15 },
    { name: "Web page", count: 3, usable: 3 },
  ],
  quotes: { count: 388, usable: 353 },
  /** Written after the reader was, in other words and layouts. */
  unseen: { count: 65, usable: 33 },
  files: { count: 434, silentlyWrong: 20 },
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
