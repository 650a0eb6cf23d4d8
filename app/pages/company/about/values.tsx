import { GdtSymbol, type GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Each under the tolerance symbol that means it. */
const values: { symbol: GdtSymbolName; name: string; callout: string; text: string }[] = [
  {
    symbol: "flatness",
    name: "Say the whole number",
    callout: "flatness",
    text: "Freight, duty and tooling are in it. We quote our own prices that way, and we ask about yours the same.",
  },
  {
    symbol: "straightness",
    name: "Leave a line to follow",
    callout: "straightness",
    text: "Every decision keeps its name, its time and its reason. If it cannot be traced, it was a guess.",
  },
  {
    symbol: "angularity",
    name: "Admit the angle",
    callout: "angularity",
    text: "Below the threshold the product asks a human. So do we. Not sure is a full sentence.",
  },
  {
    symbol: "parallelism",
    name: "Stay in your own lane",
    callout: "parallelism",
    text: "What one customer sends us never meets what another sends. It is not used to sell to either.",
  },
];

export function Values() {
  return (
    <Zone space="bare" tone="raised" className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="flex flex-col gap-5 border-line-2 px-pad pt-zone pb-8 max-lg:border-b lg:border-r">
        <SectionMark />
        <h2 className="text-h2">Four values, with their tolerance.</h2>
        <p className="max-w-[38ch] text-ink-2">
          A value without a symbol is a poster. These are called out on every sheet we release.
        </p>
      </div>
      <ul className="ruled-cells md:grid-cols-2">
        {values.map((value) => (
          <li key={value.name} className="flex flex-col gap-3 px-pad pt-8 pb-10">
            <span className="flex items-center gap-3">
              <span className="grid size-12 place-items-center border-[1.5px] border-line">
                <GdtSymbol name={value.symbol} className="size-8" />
              </span>
              <span className="note">{value.callout}</span>
            </span>
            <h3 className="mt-3 text-h4 font-medium tracking-snug">{value.name}</h3>
            <p className="max-w-[40ch] text-ink-2">{value.text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
