import { fileSizeText } from "#app/format/file-size.ts";
import { countText } from "#app/tool/figure-text.ts";
import type { SourceView } from "#app/tool/worker/package-view.ts";
import type { ColumnView, TableView } from "#app/tool/worker/table-view.ts";
import { askBelowConfidence, type QuoteField, quoteFields } from "#analyzer/intake/quote-line.ts";
import { fieldNames } from "#analyzer/intake/field-names.ts";
import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";

import { useBench } from "../bench.ts";
import { FoldedPart } from "../folded-part.tsx";
import { CellGrid } from "./cell-grid.tsx";
import { OfferList } from "./offer-list.tsx";
import { NumberInput } from "../number-input.tsx";

/** What each file was read as: its tables, what their columns were taken for, and every cell. */
export function ReadFiles() {
  const { view, state } = useBench();
  const { corrections } = state;
  return (
    <FoldedPart
      title="What was read"
      note={`${countText(view.sources.length, "file")}, ${countText(corrections.length, "correction")}`}
      opensAtFirst={view.lineCount === 0}
    >
      {view.sources.map((source) => (
        <FileReadingPart key={source.sourceId} source={source} />
      ))}
    </FoldedPart>
  );
}

function FileReadingPart({ source }: { source: SourceView }) {
  const { answer } = useBench();
  const { name, kind, sizeBytes, lineCount, tables, problems } = source;
  return (
    <section aria-label={name} className="border-hair not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-4 border-b border-hair px-pad">
        <h3 className="tracking-normal flex min-h-11 min-w-0 flex-1 items-center font-mono text-note font-[540] break-all">
          {name}
        </h3>
        <p className="note max-md:order-last max-md:basis-full max-md:pb-2">
          {[kind ?? "not read", fileSizeText(sizeBytes), countText(lineCount, "line")].join(" · ")}
        </p>
      </div>
      {problems.map(({ kind, part, message }, index) => (
        <p key={index} className="bg-warn-wash px-pad py-2.5 text-small">
          {part !== "" && <b>{part}: </b>}
          {kind === "scan" ? "A picture, or blank. It is not read." : message}
        </p>
      ))}
      {tables.map((table) => (
        <TablePart key={table.tableId} table={table} />
      ))}
      <div className="px-pad py-2.5">
        <OfferList
          title="Add an offer"
          drafts={[source.newOffer]}
          onAnswer={(corrections, text) => answer(corrections, `${name}: ${text}`)}
        />
      </div>
    </section>
  );
}

function TablePart({ table }: { table: TableView }) {
  const { part, rowCount, lineCount, skipped } = table;
  const left = skipped.map(({ reason, rowCount }) => `${rowCount} ${reason}`).join(", ");
  return (
    <>
      <p className="px-pad pt-3 pb-2 note">
        {part === "" ? "" : `${part}: `}
        {countText(rowCount, "row")}, {countText(lineCount, "offer")}
        {left !== "" && `; left out: ${left}`}
      </p>
      <ColumnTable table={table} />
      <CellGrid table={table} />
    </>
  );
}

const heads = { Column: "w-[28%] pl-pad!", "Read as": "w-[24%]", Why: "" };
const cell = "md:border-l md:border-hair md:px-3 md:py-2";

/** What each column was taken for, and why. The visitor's word stands above it. */
function ColumnTable({ table }: { table: TableView }) {
  const { correct } = useBench();
  if (table.columns.length === 0) return null;
  return (
    <table className="w-full border-collapse border-t border-hair text-left text-small max-md:block">
      <caption className="sr-only">Columns, and what they were read as</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line *:not-first:border-l *:not-first:border-l-hair">
          {Object.entries(heads).map(([head, look]) => (
            <th
              key={head}
              scope="col"
              className={`px-3 py-2 font-mono text-label font-[450] text-ink-3 ${look}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.columns.map((column) => (
          <ColumnRow
            key={column.column}
            column={column}
            onTake={(field, fromQuantity) =>
              correct({
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
          className={classNames(control, "w-full")}
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
        {isCorrected ? "your word" : `${isUnsure ? "in doubt: " : ""}${reason}`}
      </td>
    </tr>
  );
}
