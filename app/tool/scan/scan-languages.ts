/** By Tesseract's names. */
export const scanLanguages = ["eng", "deu"] as const;
export type ScanLanguage = (typeof scanLanguages)[number];

/** What is fetched at most, in bytes: the engine as gzip, and each language's data, which come packed. */
export const scanFileBytes: Readonly<Record<"engine" | ScanLanguage, number>> = {
  engine: 1_060_000,
  eng: 2_950_000,
  deu: 1_330_000,
};

export function scanBytes(languages: readonly ScanLanguage[]): number {
  return languages.reduce((sum, each) => sum + scanFileBytes[each], scanFileBytes.engine);
}
