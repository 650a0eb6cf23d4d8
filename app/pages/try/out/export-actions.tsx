import { useState } from "react";

import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import { copyLink, copyText } from "#app/ui/clipboard.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { sharedQuery } from "#app/tool/package/shared-query.ts";
import { useBench } from "../bench.ts";
import { AwardDialog } from "./award-dialog.tsx";
import { runExport, saveMade } from "./run-export.ts";

const making = { what: "Making the award sheet" };

/** What can be taken away: all of it is made here, none of it is sent. */
export function ExportActions() {
  const { client, input, state, weighing } = useBench();
  const [award, setAward] = useState<AwardSheet | null>(null);

  const copySentence = async () => {
    const sheet = await client.call("award", input, making);
    await copyText("the award in a sentence", sheet?.recommendation ?? "");
  };
  const link = () => {
    const address = new URL(location.pathname, location.origin);
    address.search = sharedQuery(weighing.weights, state.sampleId);
    return address.href;
  };
  return (
    <div
      role="group"
      aria-label="Save or send the result"
      className="flex flex-wrap border-b border-line font-mono text-note"
    >
      <ToolAction
        icon="download"
        onPress={() => saveMade("ranked-quotes.csv", (told) => client.call("csv", input, told))}
      >
        Download CSV
      </ToolAction>
      <ToolAction
        icon="download"
        onPress={() =>
          saveMade("ranked-quotes.xlsx", (told) => client.call("workbook", input, told))
        }
      >
        Download .xlsx with formulas
      </ToolAction>
      <ToolAction
        icon="check"
        onPress={() => runExport(async () => setAward(await client.call("award", input, making)))}
      >
        Award sheet
      </ToolAction>
      <ToolAction icon="mail" onPress={() => runExport(copySentence)}>
        Copy sentence for an email
      </ToolAction>
      <ToolAction
        icon="link"
        onPress={() =>
          copyLink(
            link(),
            state.sampleId === null
              ? "It holds your weights, but nothing from your quotes."
              : "It opens this sample with these weights.",
          )
        }
      >
        Copy link
      </ToolAction>
      {award && <AwardDialog sheet={award} onClose={() => setAward(null)} />}
    </div>
  );
}
