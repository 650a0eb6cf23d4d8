import { useState } from "react";

import type { AwardedRequest } from "#analyzer/package/export/award-workbook.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { runExport, workbookType } from "../out/run-export.ts";
import { RequestAwardDialog } from "./request-award-dialog.tsx";

const making = { what: "Making the award sheet of the whole RFQ" };

/** One award sheet for the whole RFQ, to print or as a workbook. */
export function RequestAwardActions({ quotes }: { quotes: QuotePackage }) {
  const { client, input } = quotes;
  const [award, setAward] = useState<AwardedRequest | null>(null);
  const save = async () => {
    const bytes = await client.call("requestAwardWorkbook", input, { what: "Making award.xlsx" });
    if (!bytes) return;
    saveFile("award.xlsx", workbookType, bytes);
    notify({ type: "success", title: "Saved", message: "award.xlsx" });
  };
  return (
    <div
      role="group"
      aria-label="Award of the whole RFQ"
      className="flex flex-wrap border-b border-line font-mono text-note"
    >
      <ToolAction
        icon="check"
        onPress={() =>
          runExport(async () => setAward(await client.call("requestAward", input, making)))
        }
      >
        Award sheet of the whole RFQ
      </ToolAction>
      <ToolAction icon="download" onPress={() => runExport(save)}>
        Download it as .xlsx
      </ToolAction>
      {award && <RequestAwardDialog awarded={award} onClose={() => setAward(null)} />}
    </div>
  );
}
