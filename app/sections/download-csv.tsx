import type { ComponentProps } from "react";

import { csvText } from "#analyzer/text/csv-text.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { brandSlug } from "#contract/brand.ts";

type ButtonProps = Pick<ComponentProps<typeof Button>, "className" | "disabled" | "children">;

interface DownloadCsvProps extends ButtonProps {
  name: string;
  /** What a row is called, such as "orders". */
  word: string;
  /** The head first. */
  table: () => readonly (readonly string[])[];
}

/** Saves rows below their head as a CSV file of this name and says how many there are. */
export function DownloadCsv(props: DownloadCsvProps) {
  const { name, word, table, children = "Download CSV", ...button } = props;
  const file = `${brandSlug}-${name}.csv`;
  function download() {
    const rows = table();
    saveFile(file, "text/csv;charset=utf-8", csvText(rows));
    const message = `${rows.length - 1} ${word} in ${file}`;
    notify({ type: "success", title: "Export done", message });
  }
  return (
    <Button size="small" icon="download" onClick={download} {...button}>
      {children}
    </Button>
  );
}
