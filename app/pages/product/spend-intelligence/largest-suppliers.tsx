import { formatMoney } from "#app/format/format-money.ts";
import { countForShare, groupSpend, shareText, spendLines } from "./spend-figures.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const mostOfIt = 0.8;
const suppliers = groupSpend(spendLines, "supplier");
const whole = suppliers.reduce((sum, { total }) => sum + total, 0);
const largest = countForShare(suppliers, mostOfIt);

const columnHead = "px-3 py-2.5 font-mono text-label font-[450] text-ink-3";
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Suppliers as a flight of stairs: each begins where the one before it ended. */
export function LargestSuppliers() {
  return (
    <Zone space="bare" className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="flex flex-col justify-between gap-8 px-pad pt-zone pb-8 lg:pb-zone">
        <div>
          <SectionMark />
          <h2 className="mt-5 max-w-[10em] text-h3">Largest suppliers.</h2>
          <p className="mt-4 max-w-[25em] text-ink-2">
            Suppliers by spend, largest first, added up. The other {suppliers.length - largest}{" "}
            share the rest.
          </p>
        </div>
        <p>
          <span className="block text-mega tracking-figure">{largest}</span>
          <span className="mt-4 block text-h4">
            of {suppliers.length} suppliers make up more than {mostOfIt * 100}% of spend
          </span>
        </p>
      </div>
      <table className="w-full border-collapse border-line text-small max-lg:border-t lg:border-l">
        <caption className="sr-only">Suppliers by spend, added up</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${columnHead} w-[26%] pl-pad text-left max-md:w-[38%]`}>
              Supplier
            </th>
            <th scope="col" className={`${columnHead} text-left`}>
              0 to 100% of spend, dashed at {mostOfIt * 100}%
            </th>
            <th scope="col" className={`${columnHead} text-right max-sm:hidden`}>
              Landed
            </th>
            <th scope="col" className={`${columnHead} pr-pad text-right`}>
              Added up
            </th>
          </tr>
        </thead>
        <tbody>
          {suppliers.map(({ id, name, total }, index) => {
            const before = suppliers.slice(0, index).reduce((sum, each) => sum + each.total, 0);
            return (
              <tr
                key={id}
                className={classNames(
                  "hover:bg-ink/4",
                  index === largest - 1 ? "border-b-[1.5px] border-line" : "border-b border-hair",
                )}
              >
                <th scope="row" className="py-2.5 pr-3 pl-pad text-left font-text">
                  {name}
                </th>
                <td className="px-3">
                  <Step
                    from={before / whole}
                    share={total / whole}
                    isAmongLargest={index < largest}
                  />
                </td>
                <td className="px-3 text-right figures text-note max-sm:hidden">
                  {formatMoney(total)}
                </td>
                <td className="py-2.5 pr-pad pl-3 text-right figures text-note">
                  {shareText((before + total) / whole)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Zone>
  );
}

const height = 22;

/** Solid for those who carry, open for the rest, on a rule with the mark at 80%. */
function Step({
  from,
  share,
  isAmongLargest,
}: {
  from: number;
  share: number;
  isAmongLargest: boolean;
}) {
  return (
    <svg aria-hidden="true" height={height} className="block w-full overflow-visible stroke-line">
      <line x1="0" x2="100%" y1={height / 2} y2={height / 2} className="stroke-hair" />
      <line
        x1={percent(mostOfIt)}
        x2={percent(mostOfIt)}
        y1="-16"
        y2={height + 16}
        strokeDasharray="5 3"
      />
      <rect
        x={percent(from)}
        width={percent(share)}
        y="4"
        height={height - 8}
        className={isAmongLargest ? "fill-ink" : "fill-(--fill)"}
      />
    </svg>
  );
}
