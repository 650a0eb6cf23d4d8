import { formatMoney } from "#app/format/format-money.ts";
import { addUp, extraShare, shareText, type SpendGroup, type SpendLine } from "./spend-figures.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";

const columnHead = "px-3 py-2.5 font-mono text-label font-[450] text-ink-3 max-[22rem]:px-1.5";

interface SpendListProps {
  lines: readonly SpendLine[];
  /** The same lines by area, largest first. */
  groups: readonly SpendGroup[];
}

/** The areas by number, with what each of them cost to land. */
export function SpendList({ lines, groups }: SpendListProps) {
  const whole = addUp(lines);
  const scale = groups[0]!.total;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">Spend list</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${columnHead} w-10 text-left`}>
            No.
          </th>
          <th scope="col" className={`${columnHead} text-left`}>
            Landed cost
          </th>
          <th scope="col" className={`${columnHead} text-right`}>
            Share
          </th>
          <th scope="col" className={`${columnHead} text-right`}>
            <span className="max-sm:sr-only">Freight, duty, tooling</span>
            <span aria-hidden="true" className="sm:hidden">
              Extra
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group, index) => (
          <tr key={group.id} className="border-b border-hair hover:bg-ink/4">
            <td className="px-3 py-1.5 figures text-note leading-6 text-ink-3 max-[22rem]:px-1.5">
              {index + 1}
            </td>
            <th scope="row" className="w-full px-3 py-1.5 text-left font-text max-[22rem]:px-1.5">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
                <span className="flex-1">{group.name}</span>{" "}
                <span className="figures text-note">{formatMoney(group.total)}</span>
              </span>
              <span className="mt-1 block">
                <LandedCostBar cost={group.cost} scale={scale} />
              </span>
            </th>
            <td className="px-3 py-1.5 text-right figures text-note leading-6 max-[22rem]:px-1.5">
              {shareText(group.total / whole.total)}
            </td>
            <td className="px-3 py-1.5 text-right figures text-note leading-6 max-[22rem]:px-1.5">
              {shareText(extraShare(group))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b border-line font-medium">
          <td aria-hidden="true" />
          <th scope="row" className="px-3 py-2.5 text-left font-medium max-[22rem]:px-1.5">
            <span className="flex items-baseline justify-between gap-x-3">
              Total <span className="figures text-note">{formatMoney(whole.total)}</span>
            </span>
          </th>
          <td className="px-3 py-2.5 text-right figures text-note max-[22rem]:px-1.5">
            {shareText(1)}
          </td>
          <td className="px-3 py-2.5 text-right figures text-note max-[22rem]:px-1.5">
            {shareText(extraShare(whole))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
