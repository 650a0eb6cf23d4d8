/** Made from docs/measured/corpus.md and first-sight.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
    { name: "PDF with text", count: 486, read: 406, typed: 67 },
    { name: "Scanned PDF or image", count: 6, read: 5, typed: 0 },
    { name: "Excel (.xlsx, .xlsm, .xls)", count: 364, read: 343, typed: 17 },
    { name: "CSV and plain text", count: 215, read: 198, typed: 11 },
    { name: "Email (.eml, .msg)", count: 220, read: 190, typed: 26 },
    { name: "Word and RTF", count: 121, read: 103, typed: 13 },
    { name: "OpenDocument (.ods, .odt)", count: 46, read: 42, typed: 4 },
    { name: "Web page", count: 42, read: 39, typed: 2 },
  ],
  quotes: { count: 1500, read: 1326, typed: 140 },
  /** As they were read when they were new, before anything was mended on them. */
  unseen: { count: 500, read: 332, typed: 126, silentlyWrong: 13, linesLost: 2 },
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: 1562, silentlyWrong: 0, linesLost: 2 },
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
