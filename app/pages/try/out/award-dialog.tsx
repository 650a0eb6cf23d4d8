import { createPortal } from "react-dom";

import type { AwardRow, AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";
import type { TrailEntry } from "#analyzer/package/export/audit-trail.ts";
import type { BeforeOrder } from "#analyzer/package/export/before-order.ts";

import { useBench } from "../bench.ts";
import { AddedCosts, AwardHeads, OrderTable, SupplierTotals } from "./order-table.tsx";
import { saveMade } from "./run-export.ts";

interface AwardDialogProps {
  sheet: AwardSheet;
  onClose: () => void;
}

/** An award on one sheet, to read, print, sign and order from. While it is open, it alone prints. */
export function AwardDialog({ sheet, onClose }: AwardDialogProps) {
  const { title, recommendation, before, order, facts, ranking, notes, trail } = sheet;
  const { client, input } = useBench();
  const { today } = input.settings;
  return createPortal(
    <Dialog title="Award sheet" closeLabel="Close the award sheet" onClose={onClose}>
      <article data-prints-alone aria-label={title}>
        <div
          data-screen-only
          className="flex flex-wrap border-b border-line font-mono text-note"
          role="group"
          aria-label="Print or save the award"
        >
          <ToolAction icon="right" onPress={() => print()}>
            Print
          </ToolAction>
          <ToolAction
            icon="download"
            onPress={() =>
              saveMade("award.xlsx", (told) => client.call("awardWorkbook", { sheet, today }, told))
            }
          >
            Download it as .xlsx
          </ToolAction>
          <ToolAction
            icon="download"
            onPress={() => saveMade("award.csv", (told) => client.call("awardCsv", sheet, told))}
          >
            Download it as CSV
          </ToolAction>
        </div>
        <header className="px-pad py-5">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 max-w-[43em]">{recommendation}</p>
        </header>
        <BeforeOrdering before={before} />
        <TitleBlock className="grid-cols-2 *:last:col-span-2 md:grid-cols-4" entries={[...facts]} />
        <OrderTable order={order} />
        <SupplierTotals order={order} />
        <AddedCosts lines={order.lines} />
        {ranking.length > 0 && <AwardRanking ranking={ranking} />}
        {notes.map((each) => (
          <AwardNotes key={each.title} title={each.title} notes={each.sentences} />
        ))}
        <AuditTrail trail={trail} />
        <dl className="ruled-cells grid-cols-2 border-t border-line">
          {["Buyer, date", "Approved, date"].map((role) => (
            <div key={role} className="px-3 pt-2 pb-10">
              <dt className="font-mono text-label text-ink-3">{role}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </article>
    </Dialog>,
    document.body,
  );
}

/** What is open, what is assumed and what was read with less than full confidence, above the order. */
function BeforeOrdering({ before }: { before: BeforeOrder }) {
  const { open, assumptions, unsure } = before;
  return (
    <>
      <AwardNotes title="Do not order from this sheet yet" notes={open} isUrgent />
      <AwardNotes title="Assumptions" notes={assumptions} />
      <AwardNotes title="Below full confidence" notes={unsure} />
    </>
  );
}

interface AwardNotesProps {
  title: string;
  notes: readonly string[];
  isUrgent?: boolean;
}

function AwardNotes({ title, notes, isUrgent }: AwardNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className={`border-t border-line px-pad py-4 ${isUrgent ? "bg-warn-wash" : ""}`}>
      <h4 className={isUrgent ? "text-body font-medium" : "label"}>{title}</h4>
      <ul className="mt-1.5 grid gap-1 text-small">
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function AuditTrail({ trail }: { trail: readonly TrailEntry[] }) {
  return (
    <section className="border-t border-line px-pad py-4">
      <h4 className="label">Corrected by the visitor</h4>
      {trail.length === 0 ? (
        <p className="mt-1.5 text-small">No correction: every value is as it was read.</p>
      ) : (
        <ol className="mt-1.5 grid gap-1 text-small">
          {trail.map(({ at, text }, index) => (
            <li key={index} className="grid gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)]">
              <time dateTime={at} className="figures text-note leading-6 text-ink-3">
                {at.slice(0, 16).replace("T", " ")} UTC
              </time>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const cell = "md:border-l md:border-hair md:px-3 md:py-2";

/** The ten best in words and figures, as they are signed. */
function AwardRanking({ ranking }: { ranking: readonly AwardRow[] }) {
  return (
    <table className="w-full border-collapse border-t border-line text-left text-small max-md:block">
      <caption className="sr-only">The ranking of the award</caption>
      <AwardHeads
        names={["#", "Supplier", "Landed cost", "Lead time", "Reliability", "Score"]}
        className="*:not-first:border-l *:not-first:border-l-hair"
      />
      <tbody className="max-md:block">
        {ranking.map((row) => (
          <tr
            key={row.rank}
            className="border-hair not-last:border-b max-md:grid max-md:grid-cols-[2rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:px-pad max-md:py-2.5"
          >
            <td className="figures md:px-3">{row.rank}</td>
            <th scope="row" className={`${cell} font-medium`}>
              {row.supplier}
              {row.notes.map((note) => (
                <small key={note} className="block text-note font-[400] text-ink-2">
                  {note}
                </small>
              ))}
            </th>
            <td className={`${cell} figures max-md:col-start-2`}>
              {row.landedCost}
              {row.perUnit !== "" && (
                <small className="block text-label text-ink-3">{row.perUnit}</small>
              )}
            </td>
            <td className={`${cell} figures max-md:col-start-2`}>{row.leadTime}</td>
            <td className={`${cell} figures max-md:col-start-2`}>
              <span className="text-ink-3 md:hidden">Reliability </span>
              {row.reliability}
            </td>
            <td
              className={`${cell} text-right figures font-[500] max-md:col-start-3 max-md:row-start-1`}
            >
              {row.score}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
