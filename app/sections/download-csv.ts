import { csvText } from "#analyzer/text/csv-text.ts";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { brandSlug } from "#contract/brand.ts";

/** Saves rows below their head as a CSV file of this name and says how many there are, in a word such as "orders". */
export function downloadCsv(
  name: string,
  word: string,
  table: readonly (readonly string[])[],
): void {
  const file = `${brandSlug}-${name}.csv`;
  saveFile(file, "text/csv;charset=utf-8", csvText(table));
  notify({
    type: "success",
    title: "Export done",
    message: `${table.length - 1} ${word} in ${file}`,
  });
}
