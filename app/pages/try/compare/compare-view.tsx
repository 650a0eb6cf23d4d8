import { useEffect, useState } from "react";

import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { ComparisonView, PackageView } from "#app/tool/worker/worker-messages.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { AwardDialog } from "../out/award-dialog.tsx";
import { runExport } from "../out/run-export.ts";
import { CompareTable } from "./compare-table.tsx";

interface CompareViewProps {
  quotes: QuotePackage;
  view: PackageView;
}

const mostChoices = 4;

/** All parts and all suppliers on one sheet, and how the order could be split. */
export function CompareView({ quotes, view }: CompareViewProps) {
  const comparison = useComparison(quotes, view);
  const { mostSuppliers } = quotes.state;
  if (!comparison || comparison === "stopped")
    return (
      <p className="min-h-64 px-pad py-8 note">
        {comparison
          ? "The comparison was stopped. Choose another view, then this one again."
          : "Comparing …"}
      </p>
    );
  const { award, parts, partCount, suppliers } = comparison;
  if (parts.length === 0) {
    return (
      <p className="border-b border-line px-pad py-8 text-ink-2">
        There is nothing to compare yet.
      </p>
    );
  }
  const counts = Array.from(
    { length: Math.min(mostChoices, suppliers.length) },
    (_, index) => index + 1,
  );
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 border-b border-line px-pad py-4 md:grid-cols-[auto_minmax(0,1fr)]">
        <ChoiceChips
          label="Split the order over at most"
          name="most-suppliers"
          value={String(Math.min(mostSuppliers, suppliers.length))}
          options={counts.map((count) => ({
            value: String(count),
            label: count === 1 ? "1 supplier" : `${count} suppliers`,
          }))}
          onChange={(value) => quotes.splitOver(Number(value))}
        />
        <div className="text-small">
          {award ? (
            <>
              <p className="font-medium">{award.recommendation}</p>
              <ul className="mt-1.5 grid gap-0.5 text-ink-2">
                {[...award.choices, ...award.remarks].map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              No {mostSuppliers === 1 ? "supplier quotes" : `${mostSuppliers} suppliers quote`}{" "}
              every part. Allow one more, or ask for what is missing.
            </p>
          )}
        </div>
      </div>
      <CompareTable comparison={comparison} />
      {partCount > parts.length && (
        <p className="border-b border-hair px-pad py-2.5 note">
          {groupDigits(parts.length)} of {groupDigits(partCount)} parts; all of them are in the
          award sheet.
        </p>
      )}
      {award && <RequestAwardActions quotes={quotes} />}
    </>
  );
}

/** Worked out only while it is looked at: a moved weight does not need it. */
function useComparison({ client, input }: QuotePackage, view: PackageView) {
  const [comparison, setComparison] = useState<ComparisonView | "stopped" | null>(null);
  useEffect(() => {
    let isStale = false;
    client.call("compare", input, { what: "Comparing all parts" }).then(
      (result) => !isStale && setComparison(result),
      () => !isStale && setComparison("stopped"),
    );
    return () => {
      isStale = true;
    };
    // With each view anew, once the worker has all that it shows.
  }, [client, input, view]);
  return comparison;
}

const making = { what: "Making the award sheet of the whole RFQ" };

/** One award sheet for the whole RFQ. */
function RequestAwardActions({ quotes }: { quotes: QuotePackage }) {
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
