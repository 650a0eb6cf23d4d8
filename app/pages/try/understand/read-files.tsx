import { fileSizeText } from "#app/format/file-size.ts";
import { countText } from "#app/tool/figure-text.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { PackageView, SourceView, TableView } from "#app/tool/worker/worker-messages.ts";
import { Icon } from "#app/ui/icon.tsx";

import { FoldedPart } from "../folded-part.tsx";
import { CellGrid } from "./cell-grid.tsx";
import { ColumnTable } from "./column-table.tsx";
import { OfferList } from "./offer-list.tsx";

/** What each file was read as: its tables, what their columns were taken for, and every cell. */
export function ReadFiles({ quotes, view }: { quotes: QuotePackage; view: PackageView }) {
  const { corrections } = quotes.state;
  return (
    <FoldedPart
      title="What was read"
      note={`${countText(view.sources.length, "file")}, ${countText(corrections.length, "correction")}`}
      opensAtFirst={view.lineCount === 0}
    >
      {view.sources.map((source) => (
        <FileReadingPart key={source.sourceId} source={source} quotes={quotes} />
      ))}
    </FoldedPart>
  );
}

function FileReadingPart({ source, quotes }: { source: SourceView; quotes: QuotePackage }) {
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
        <TablePart key={table.tableId} table={table} quotes={quotes} />
      ))}
      <div className="px-pad py-2.5">
        <OfferList
          title="Add an offer"
          drafts={[source.newOffer]}
          onAnswer={(corrections, text) => quotes.answer(corrections, `${name}: ${text}`)}
        />
      </div>
    </section>
  );
}

function TablePart({ table, quotes }: { table: TableView; quotes: QuotePackage }) {
  const { part, rowCount, lineCount, skipped } = table;
  const left = skipped.map(({ reason, rowCount }) => `${rowCount} ${reason}`).join(", ");
  return (
    <>
      <p className="px-pad pt-3 pb-2 note">
        {part === "" ? "" : `${part}: `}
        {countText(rowCount, "row")}, {countText(lineCount, "offer")}
        {left !== "" && `; left out: ${left}`}
      </p>
      <ColumnTable table={table} onCorrect={quotes.correct} />
      <CellGrid table={table} quotes={quotes} />
    </>
  );
}

/** What could not be read, and what to do about it. Scans can be: scan-offer.tsx asks about them. */
export function ProblemList({ sources }: { sources: readonly SourceView[] }) {
  const problems = sources
    .flatMap((source) => source.problems)
    .filter(({ kind }) => kind !== "scan");
  if (problems.length === 0) return null;
  return (
    <ul aria-label="Problems" className="border-b border-hair bg-warn-wash">
      {problems.map((problem, index) => (
        <li
          key={index}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-hair px-pad py-3 text-small not-first:border-t"
        >
          <Icon name="warning" className="mt-0.5 size-5 text-warn" />
          <p>
            <b className="font-mono text-note font-[540]">
              {problem.part === "" ? problem.fileName : `${problem.fileName}, ${problem.part}`}
            </b>{" "}
            {problem.message}
          </p>
        </li>
      ))}
    </ul>
  );
}
