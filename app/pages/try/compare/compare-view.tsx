import { useEffect, useState } from "react";

import { groupDigits } from "#app/format/group-digits.ts";
import type { ComparisonView } from "#app/tool/worker/open-package.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { type ComparedPart, termsText } from "#analyzer/package/compare/comparison.ts";
import { moneyText } from "#app/tool/figure-text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { useBench } from "../bench.ts";
import { AwardDialog } from "../out/award-dialog.tsx";
import { runExport } from "../out/run-export.ts";

const mostChoices = 4;

/** All parts and all suppliers on one sheet, and how the order could be split. */
export function CompareView() {
  const { state, splitOver } = useBench();
  const comparison = useComparison();
  const { mostSuppliers } = state;
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
          onChange={(value) => splitOver(Number(value))}
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
      {award && <RequestAwardActions />}
    </>
  );
}

/** Worked out only while it is looked at: a moved weight does not need it. */
function useComparison() {
  const { client, input, view } = useBench();
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

/** Parts down, suppliers across: landed cost, lead time and terms of every offer. */
function CompareTable({ comparison }: { comparison: ComparisonView }) {
  const { suppliers, parts, totals, currency, awarded } = comparison;
  const lowest = Math.min(...totals.map((total) => total ?? Infinity));
  return (
    <ScrollArea label="Parts by suppliers" className="border-b border-line">
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">
          Landed cost in {currency} of each part by supplier; the lowest of each part and the
          awarded one are marked
        </caption>
        <thead>
          <tr className="border-b border-line *:px-3 *:py-2 *:align-bottom *:font-medium">
            <th scope="col" className="sticky left-0 z-1 bg-raised pl-pad!">
              Part
            </th>
            {suppliers.map((supplier) => (
              <th key={supplier} scope="col" className="min-w-36 border-l border-hair">
                {supplier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, row) => (
            <PartRow
              key={part.key}
              part={part}
              currency={currency}
              awardedTo={awarded?.[row] ?? null}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-[1.5px] border-line *:px-3 *:py-2.5">
            <th scope="row" className="sticky left-0 z-1 bg-raised pl-pad! font-medium">
              Whole package
            </th>
            {totals.map((total, index) => (
              <td key={suppliers[index]} className="border-l border-hair figures">
                {total === null ? (
                  <span className="note">not complete</span>
                ) : (
                  <>
                    {moneyText(total, currency)}
                    {total === lowest && <Mark>lowest</Mark>}
                  </>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  );
}

interface PartRowProps {
  part: ComparedPart;
  currency: string;
  awardedTo: number | null;
}

function PartRow({ part, currency, awardedTo }: PartRowProps) {
  return (
    <tr className="border-b border-hair *:px-3 *:py-2.5 *:align-top">
      <th scope="row" className="sticky left-0 z-1 max-w-40 bg-raised pl-pad! font-medium">
        {part.title}
        {part.description && (
          <small className="block text-note font-[400] text-ink-2">{part.description}</small>
        )}
      </th>
      {part.offers.map((offer, index) => (
        <td
          key={index}
          className={classNames(
            "border-l border-hair",
            index === awardedTo && "shadow-[inset_4px_0_var(--color-signal)]",
          )}
        >
          {offer === null ? (
            <span className="note">not quoted</span>
          ) : (
            <>
              <span className="figures font-[500]">
                {moneyText(offer.total ?? offer.perUnit, currency)}
              </span>
              {offer.total === null && <span className="note"> each</span>}
              {index === part.best && <Mark>lowest</Mark>}
              {index === awardedTo && <Mark>awarded</Mark>}
              {offer.alternative !== null && <Mark>alternative</Mark>}
              <span className="block note">
                {offer.leadTimeDays === null
                  ? "no lead time"
                  : `${offer.leadTimeDays} ${offer.leadTimeDays === 1 ? "day" : "days"}`}
              </span>
              {termsText(offer.terms).map((term) => (
                <span key={term} className="block text-label text-ink-3">
                  {term}
                </span>
              ))}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <span className="ml-2 inline-block border border-line px-1 font-mono text-label leading-4">
      {children}
    </span>
  );
}

const making = { what: "Making the award sheet of the whole RFQ" };

/** One award sheet for the whole RFQ. */
function RequestAwardActions() {
  const { client, input } = useBench();
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
      {award && <AwardDialog sheet={award} onClose={() => setAward(null)} />}
    </div>
  );
}
