import { useEffect, useState } from "react";

import { groupDigits } from "#app/format/group-digits.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import { isIdOfSource } from "#analyzer/intake/source.ts";
import { cellKey, writtenCells } from "#app/tool/package/package-state.ts";
import type { RowsView, RowView, TableView } from "#app/tool/worker/table-view.ts";

import { useBench } from "../bench.ts";
import { ScanCutOut } from "./scan-cut-out.tsx";

const rowsAtOnce = 12;

/** The cells as they stand in the file, a window at a time. Any of them can be written over. */
export function CellGrid({ table }: { table: TableView }) {
  const [isOpen, setOpen] = useState(false);
  if (table.columns.length === 0) return null;
  return (
    <details
      className="border-t border-hair"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 px-pad font-mono text-note hover:bg-ground">
        <Icon name="plus" className="size-3.5 in-[[open]>summary]:rotate-45" />
        Cells
      </summary>
      {isOpen && <CellRows table={table} />}
    </details>
  );
}

function CellRows({ table }: { table: TableView }) {
  const { tableId, columns, rowCount } = table;
  const { client, view, state, correct } = useBench();
  const [from, setFrom] = useState(0);
  const [shown, setShown] = useState<RowsView | null>(null);
  const [at, setAt] = useState<{ row: number; column: number } | null>(null);
  const written = writtenCells(state.corrections, tableId);

  // With each view anew: a correction can change which rows hold an offer.
  useEffect(() => {
    let isStale = false;
    client.call("rows", { tableId, from, count: rowsAtOnce }).then(
      (rows) => !isStale && setShown(rows),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [client, tableId, from, view]);

  const last = Math.min(from + rowsAtOnce, rowCount);
  const source = state.sources.find(({ id }) => isIdOfSource(tableId, id));
  const scan = at && shown?.rows.find(({ row }) => row === at.row)?.scans[at.column];
  return (
    <>
      <ScrollArea label={`Cells of ${table.name}`} className="border-t border-hair">
        <table className="border-collapse font-mono text-note">
          <thead>
            <tr className="border-b border-line text-ink-3">
              <th scope="col" className="px-2 py-1.5 text-right font-[400]">
                <span className="sr-only">Row</span>
              </th>
              {columns.map(({ letters, column }) => (
                <th
                  key={column}
                  scope="col"
                  className="border-l border-hair px-2 py-1.5 font-[400]"
                >
                  {letters}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown?.rows.map((row) => (
              <CellRow
                key={row.row}
                row={row}
                letters={columns.map(({ letters }) => letters)}
                written={written}
                onWrite={(column, text) =>
                  correct({ kind: "cell", tableId, row: row.row, column, text })
                }
                onEnter={(column) => setAt({ row: row.row, column })}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {scan && source && (
        <div className="border-t border-hair px-pad pb-3">
          <ScanCutOut scan={{ ...scan, sourceId: source.id }} />
        </div>
      )}
      {rowCount > rowsAtOnce && (
        <div className="flex flex-wrap items-center border-t border-hair font-mono text-note">
          <PageButton isIdle={from === 0} onPress={() => setFrom(Math.max(0, from - rowsAtOnce))}>
            Earlier rows
          </PageButton>
          <PageButton isIdle={last === rowCount} onPress={() => setFrom(from + rowsAtOnce)}>
            Later rows
          </PageButton>
          <p role="status" className="px-pad text-ink-3">
            {groupDigits(from + 1)} to {groupDigits(last)} of {groupDigits(rowCount)}
          </p>
        </div>
      )}
    </>
  );
}

interface CellRowProps {
  row: RowView;
  letters: readonly string[];
  written: ReadonlyMap<string, string>;
  onWrite: (column: number, text: string) => void;
  onEnter: (column: number) => void;
}

function CellRow({ row, letters, written, onWrite, onEnter }: CellRowProps) {
  return (
    <tr className={classNames("border-b border-hair", row.skippedBecause !== null && "bg-sunk")}>
      <th scope="row" className="px-2 text-right font-[400] whitespace-nowrap text-ink-3">
        {row.number}
        {row.skippedBecause !== null && (
          <span className="block text-label">{row.skippedBecause}</span>
        )}
      </th>
      {letters.map((column, index) => {
        const read = row.cells[index] ?? "";
        const own = written.get(cellKey(row.row, index));
        return (
          <td key={column} className="border-l border-hair p-0">
            <CellInput
              label={`${column}${row.number}`}
              text={own ?? read}
              isWritten={own !== undefined}
              onWrite={(text) => onWrite(index, text)}
              onEnter={() => onEnter(index)}
            />
          </td>
        );
      })}
    </tr>
  );
}

interface CellInputProps {
  label: string;
  text: string;
  isWritten: boolean;
  onWrite: (text: string) => void;
  onEnter: () => void;
}

/** Written when the visitor is done with it: Enter, or on to another cell. Escape takes it back. */
function CellInput({ label, text, isWritten, onWrite, onEnter }: CellInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const write = () => {
    if (draft !== null && draft !== text) onWrite(draft);
    setDraft(null);
  };
  return (
    <input
      value={draft ?? text}
      aria-label={label}
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={onEnter}
      onBlur={write}
      onKeyDown={(event) => {
        if (event.key === "Enter") write();
        if (event.key === "Escape") setDraft(null);
      }}
      className={classNames(
        "min-h-9 w-32 bg-transparent px-2 focus:bg-raised focus-visible:-outline-offset-2",
        isWritten && "font-[540] text-signal-ink",
      )}
    />
  );
}

interface PageButtonProps {
  isIdle: boolean;
  onPress: () => void;
  children: string;
}

function PageButton({ isIdle, onPress, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={() => !isIdle && onPress()}
      className="min-h-11 border-r border-hair px-pad hover:bg-ground aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}
