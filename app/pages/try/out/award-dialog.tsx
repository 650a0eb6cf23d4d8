import { createPortal } from "react-dom";

import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { AuditTrail, AwardNotes, BeforeOrdering } from "./award-notes.tsx";
import { AwardRanking } from "./award-ranking.tsx";
import { AddedCosts, OrderTable, SupplierTotals } from "./order-table.tsx";
import { runExport, workbookType } from "./run-export.ts";

interface AwardDialogProps {
  sheet: AwardSheet;
  quotes: QuotePackage;
  onClose: () => void;
}

/** An award on one sheet, to read, print, sign and order from. While it is open, it alone prints. */
export function AwardDialog({ sheet, quotes, onClose }: AwardDialogProps) {
  const { title, recommendation, before, order, facts, ranking, notes, trail } = sheet;
  const { client, input } = quotes;
  const save = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => {
    saveFile(name, type, content);
    notify({ type: "success", title: "Saved", message: name });
  };
  const saveWorkbook = async () => {
    const { today } = input.settings;
    const given = { sheet, today };
    const bytes = await client.call("awardWorkbook", given, { what: "Making award.xlsx" });
    save("award.xlsx", workbookType, bytes);
  };
  const saveCsv = async () => {
    const text = await client.call("awardCsv", sheet, { what: "Making award.csv" });
    save("award.csv", "text/csv", text);
  };
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
          <ToolAction icon="download" onPress={() => runExport(saveWorkbook)}>
            Download it as .xlsx
          </ToolAction>
          <ToolAction icon="download" onPress={() => runExport(saveCsv)}>
            Download it as CSV
          </ToolAction>
        </div>
        <header className="px-pad py-5">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 max-w-[43em]">{recommendation}</p>
        </header>
        <BeforeOrdering before={before} />
        <TitleBlock className="grid-cols-2 md:grid-cols-4" entries={[...facts]} />
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
