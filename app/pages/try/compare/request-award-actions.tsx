import { useState } from "react";

import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { AwardDialog } from "../out/award-dialog.tsx";
import { runExport } from "../out/run-export.ts";

const making = { what: "Making the award sheet of the whole RFQ" };

/** One award sheet for the whole RFQ. */
export function RequestAwardActions({ quotes }: { quotes: QuotePackage }) {
  const { client, input } = quotes;
  const [award, setAward] = useState<AwardSheet | null>(null);
  const open = async () => setAward(await client.call("requestAward", input, making));
  return (
    <div
      role="group"
      aria-label="Award of the whole RFQ"
      className="flex flex-wrap border-b border-line font-mono text-note"
    >
      <ToolAction icon="check" onPress={() => runExport(open)}>
        Award sheet of the whole RFQ
      </ToolAction>
      {award && <AwardDialog sheet={award} quotes={quotes} onClose={() => setAward(null)} />}
    </div>
  );
}
