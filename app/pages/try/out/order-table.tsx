import type { Order, OrderLine } from "#analyzer/package/export/order.ts";
import {
  amountText,
  costText,
  notStated,
  orderedText,
  orderTerms,
  partCountText,
  unitPriceText,
} from "#analyzer/package/export/order-table.ts";

interface AwardHeadsProps {
  names: readonly string[];
  className?: string;
}

/** The heads of a table of the award, out of sight where its cells stand under each other. */
export function AwardHeads({ names, className = "" }: AwardHeadsProps) {
  return (
    <thead className="max-md:sr-only">
      <tr className={`border-b border-line ${className}`}>
        {names.map((name) => (
          <th
            key={name}
            scope="col"
            className="px-3 py-2 text-left font-mono text-label font-[450] text-ink-3"
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const stacked =
  "max-md:block max-md:px-pad max-md:py-2 max-md:*:block max-md:*:px-0 max-md:*:py-0.5";

/** What an order is typed from: each part in the quote's own currency, with the terms that it is bought on. */
export function OrderTable({ order }: { order: Order }) {
  return (
    <table className="w-full border-collapse border-t border-line text-left text-small max-md:block">
      <caption className="sr-only">What is ordered of whom</caption>
      <AwardHeads
        names={["Part", "Supplier", "Quantity", "Unit price", "Goods", "Charges", "Total"]}
      />
      {order.lines.map((line) => (
        <OrderLineRows key={line.lineId} line={line} order={order} />
      ))}
    </table>
  );
}

function OrderLineRows({ line, order }: { line: OrderLine; order: Order }) {
  const { part, description, supplier, currency, goods, costs, total, rate, landed } = line;
  return (
    <tbody className="break-inside-avoid border-hair not-last:border-b max-md:block">
      <tr className={`align-top *:px-3 *:py-2 ${stacked}`}>
        <th scope="row" className="font-medium">
          {part}
          {description !== null && description !== part && (
            <small className="block text-note font-[400] text-ink-2">{description}</small>
          )}
        </th>
        <td>{supplier}</td>
        <td className="figures">{orderedText(line)}</td>
        <td className="figures">{unitPriceText(line)}</td>
        <td className="figures">
          <span className="text-ink-3 md:hidden">Goods </span>
          {amountText(goods, currency)}
        </td>
        <td className="figures">
          {costs.length === 0
            ? "no charges"
            : costs.map((cost, index) => (
                <span key={index} className="block">
                  {costText(cost, line)}
                </span>
              ))}
        </td>
        <td className="figures font-[500]">
          <span className="font-[400] text-ink-3 md:hidden">Total </span>
          {amountText(total, currency)}
          {rate !== null && (
            <small className="block text-label font-[400] text-ink-3">
              {amountText(landed, order.currency)}
            </small>
          )}
        </td>
      </tr>
      <tr className="max-md:block">
        <td colSpan={7} className="px-3 pb-2.5 max-md:block max-md:px-pad">
          <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-note">
            {orderTerms.map(({ head, of }) => (
              <div key={head}>
                <dt className="inline text-ink-3">{head}: </dt>
                <dd className="inline">{of(line, order) ?? notStated}</dd>
              </div>
            ))}
          </dl>
        </td>
      </tr>
    </tbody>
  );
}

export function SupplierTotals({ order }: { order: Order }) {
  const { suppliers, landed, currency } = order;
  return (
    <table className="w-full border-collapse border-t-[1.5px] border-line text-left text-small max-md:block">
      <caption className="sr-only">Total of each supplier</caption>
      <AwardHeads names={["Supplier", "Parts", "Goods", "Charges", "Total", "Landed"]} />
      <tbody className="max-md:block">
        {suppliers.map((each) => (
          <tr
            key={`${each.supplier} ${each.currency}`}
            className={`border-hair *:px-3 *:py-2 not-last:border-b ${stacked}`}
          >
            <th scope="row" className="font-medium">
              {each.supplier}
            </th>
            <td>{partCountText(each.partCount)}</td>
            {(
              [
                ["Goods", each.goods, each.currency],
                ["Charges", each.costs, each.currency],
                ["Total", each.total, each.currency],
                ["Landed", each.landed, currency],
              ] as const
            ).map(([name, amount, currency]) => (
              <td key={name} className="figures">
                <span className="text-ink-3 md:hidden">{name} </span>
                {amountText(amount, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {suppliers.length > 1 && (
        <tfoot className="max-md:block">
          <tr className={`border-t border-line *:px-3 *:py-2 ${stacked}`}>
            <th scope="row" colSpan={5} className="font-medium">
              All suppliers
            </th>
            <td className="figures font-[500]">{amountText(landed, currency)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Each charge with its working, and the document, answer or rate that it rests on. */
export function AddedCosts({ lines }: Pick<Order, "lines">) {
  if (lines.every(({ costs }) => costs.length === 0)) return null;
  return (
    <section className="border-t border-line px-pad py-4">
      <h4 className="label">Where each charge stands</h4>
      <ul className="mt-1.5 grid gap-1 text-small">
        {lines.flatMap(({ lineId, supplier, part, costs }) =>
          costs.map(({ name, working, from }, index) => (
            <li key={`${lineId} ${index}`}>
              {supplier}, {part}, {name}: <span className="figures">{working}</span>{" "}
              <span className="text-ink-3">({from})</span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
