import { GdtSymbol, type GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

/** Each under the tolerance symbol that means it. */
const values: [symbol: GdtSymbolName, name: string, text: string][] = [
  [
    "flatness",
    "State the full cost",
    "We compare total cost, and we state our own prices in full. There are no setup fees.",
  ],
  ["straightness", "Record every decision", "We write down who decided what, when and why."],
  [
    "angularity",
    "Say when we are not sure",
    "When the product is not sure of a value, it asks a person. We do the same.",
  ],
  [
    "parallelism",
    "Keep customers' data apart",
    "One customer's data is never shown to another or used to sell to them.",
  ],
];

export function Values() {
  return (
    <Zone space="bare" tone="raised" className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <SideHead
        className="border-line-2 px-pad pt-zone pb-8 max-lg:border-b lg:border-r"
        title="Our four values."
        note="How we build the product and work with customers."
      />
      <ul className="ruled-cells md:grid-cols-2">
        {values.map(([symbol, name, text]) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2 px-pad py-7"
          >
            <span className="row-span-2 grid size-12 place-items-center border-[1.5px] border-line">
              <GdtSymbol name={symbol} className="size-8" />
            </span>
            <h3 className="text-h4 font-medium tracking-snug">
              {name} <span className="block note">{symbol}</span>
            </h3>
            <p className="max-w-[25em] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
