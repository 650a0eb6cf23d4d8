import type { CellValue, FileReading, SourcePlace } from "../../source.ts";
import { tableIdOf } from "../../source.ts";
import type { CorrectionIndex, ToldOffer } from "../table/corrections.ts";
import type { TableContext } from "../table/table-context.ts";
import type { ReadText } from "./text-table.ts";

const headers = ["Part", "Quantity", "Unit price", "Lead time"];

/** The rows of a file that the visitor called offers. */
export function toldOffers(file: FileReading, index: CorrectionIndex): readonly ToldOffer[] {
  return [...index.ofTable(textId(file)).offers.values()].filter(
    ({ price }) => price.trim() !== "",
  );
}

/** The id under which rows are called offers. */
export function textId({ sourceId, fileName }: Pick<FileReading, "sourceId" | "fileName">): string {
  return tableIdOf(sourceId ?? fileName, 0);
}

/** What the visitor called offers, as a table; its questions are those of the table `id`. */
export function toldTable(
  { fileName, ...file }: FileReading,
  told: readonly ToldOffer[],
  id: string,
): ReadText {
  const cell = (text: string): CellValue | null =>
    text.trim() === "" ? null : { kind: "text", text: text.trim() };
  const rows = [
    headers.map(cell),
    ...told.map(({ part, quantity, price, leadTime }) =>
      [part, quantity, price, leadTime].map(cell),
    ),
  ];
  const placeOf = (row: number): SourcePlace => told[row - 1]?.place ?? { kind: "file", fileName };
  return {
    table: { id: `${textId({ ...file, fileName })}/told`, fileName, part: "", rows, firstRow: 1 },
    regular: {
      id,
      rows,
      firstRow: 0,
      endRow: rows.length,
      isTurned: false,
      isFromText: true,
      isTold: true,
      cellPlace: placeOf,
      headerPlace: () => placeOf(1),
    },
  };
}

/** What was said of the other tables holds, but for their columns and cells. */
export function forToldRows(index: CorrectionIndex, id: string): CorrectionIndex {
  return {
    ...index,
    ofTable: (tableId) =>
      tableId === id
        ? {
            ...index.ofTable(id),
            values: new Map(index.ofTable(id).values),
            columns: new Map(),
            cells: new Map(),
            units: new Map(),
          }
        : index.ofTable(tableId),
  };
}

/** Of several lead times in the text none holds for a row that names none. */
export function leaveLeadTimeOpen({ facts, corrections }: TableContext) {
  const stated = facts.byField.get("leadTime") ?? [];
  if (stated.length > 1 && !corrections.values.has("leadTime")) {
    corrections.values.set("leadTime", "");
  }
}
