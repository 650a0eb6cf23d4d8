import { termsText, type ComparedPart } from "#analyzer/package/compare/comparison.ts";
import { moneyText } from "#app/tool/figure-text.ts";
import type { ComparisonView } from "#app/tool/worker/worker-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

/** Parts down, suppliers across: landed cost, lead time and terms of every offer. */
export function CompareTable({ comparison }: { comparison: ComparisonView }) {
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
