/** Made from docs/measured/corpus.md and first-sight.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 486, read: 406, typed: 65 },
    { name: "Scanned PDF or image", count: 6, read: 5, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 364, read: 348, typed: 12 },
    { name: "CSV and plain text", count: 215, read: 199, typed: 10 },
    { name: "Email (.eml, .msg)", count: 220, read: 192, typed: 23 },
    { name: "Word and RTF", count: 121, read: 105, typed: 12 },
    { name: "OpenDocument (.ods, .odt)", count: 46, read: 42, typed: 4 },
    { name: "Web page", count: 42, read: 40, typed: 1 },
  ],
  quotes: { count: 1500, read: 1337, typed: 127 },
  /** As they were read when they were new, before anything was mended on them. */
  unseen: { count: 550, read: 362, typed: 143, silentlyWrong: 14, linesLost: 2 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 1562, silentlyWrong: 1, linesLost: 2 },
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
