import { askBelowConfidence, type QuoteField, quoteFields } from "#analyzer/intake/quote-line.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { fieldNames } from "#analyzer/intake/field-names.ts";
import { classNames } from "#app/ui/class-names.ts";

import { NumberInput } from "../number-input.tsx";
import type { ColumnView, TableView } from "#app/tool/worker/worker-messages.ts";

interface ColumnTableProps {
  table: TableView;
  onCorrect: (correction: Correction) => void;
}

const columnHead = "px-3 py-2 font-mono text-label font-[450] text-ink-3";
const cell = "md:border-l md:border-hair md:px-3 md:py-2";

/** What each column was taken for, how sure that is and why. The visitor's word stands above it. */
export function ColumnTable({ table, onCorrect }: ColumnTableProps) {
  if (table.columns.length === 0) return null;
  return (
    <table className="w-full border-collapse border-t border-hair text-left text-small max-md:block">
      <caption className="sr-only">Columns, and what they were read as</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line *:not-first:border-l *:not-first:border-l-hair">
          <th scope="col" className={`${columnHead} w-[28%] pl-pad!`}>
            Column
          </th>
          <th scope="col" className={`${columnHead} w-[24%]`}>
            Read as
          </th>
          <th scope="col" className={columnHead}>
            How sure, and why
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.columns.map((column) => (
          <ColumnRow
            key={column.column}
            column={column}
            onTake={(field, fromQuantity) =>
              onCorrect({
                kind: "column",
                tableId: table.tableId,
                column: column.column,
                field,
                fromQuantity,
              })
            }
          />
        ))}
      </tbody>
    </table>
  );
}

interface ColumnRowProps {
  column: ColumnView;
  onTake: (field: QuoteField | null, fromQuantity: number | null) => void;
}

function ColumnRow({ column, onTake }: ColumnRowProps) {
  const { letters, header, field, fromQuantity, confidence, reason, isCorrected, examples } =
    column;
  const name = header === "" ? `Column ${letters}` : header;
  const isUnsure = !isCorrected && field !== null && confidence < askBelowConfidence;
  return (
    <tr className="border-hair not-last:border-b max-md:grid max-md:gap-1.5 max-md:px-pad max-md:py-3">
      <th scope="row" className="font-medium md:py-2 md:pr-3 md:pl-pad">
        <span className="mr-2 inline-block min-w-5 font-mono text-note text-ink-3">{letters}</span>
        {name}
        {examples.length > 0 && (
          <span className="block truncate font-mono text-label font-[400] text-ink-3 md:max-w-72">
            {examples.join(" | ")}
          </span>
        )}
      </th>
      <td className={cell}>
        <select
          aria-label={`${name} is`}
          value={field ?? ""}
          onChange={(event) => {
            const taken = event.target.value === "" ? null : (event.target.value as QuoteField);
            onTake(taken, taken === "price" ? fromQuantity : null);
          }}
          className="min-h-10 w-full rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line"
        >
          <option value="">not used</option>
          {quoteFields.map((each) => (
            <option key={each} value={each}>
              {fieldNames[each]}
            </option>
          ))}
        </select>
        {field === "price" && fromQuantity !== null && (
          <div className="mt-2">
            <NumberInput
              label="Holds from"
              unit="on"
              value={fromQuantity}
              min={0}
              max={1e9}
              onChange={(quantity) => onTake("price", quantity)}
            />
          </div>
        )}
      </td>
      <td
        className={classNames(
          cell,
          "font-mono text-note",
          isUnsure ? "text-signal-ink" : "text-ink-2",
        )}
      >
        {isCorrected ? "your word" : `${Math.floor(confidence)}%, ${reason}`}
      </td>
    </tr>
  );
}
