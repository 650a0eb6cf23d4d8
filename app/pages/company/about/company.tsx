import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { GdtSymbol, type GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { offices } from "#app/site/offices.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

/** Why the company exists, with room around it. */
export function Mission() {
  return (
    <Zone tone="blueprint" className="gridded">
      <div className="grid gap-y-10 px-pad lg:grid-cols-12">
        <div className="lg:col-span-8 lg:pr-pad">
          <SectionMark />
          <h2 className="mt-7 mb-4 label">Our mission</h2>
          <p className="text-h2 leading-[1.1] tracking-head text-balance">
            Make unlike quotes comparable, and leave a record of why one was chosen.
          </p>
        </div>
        <p className="text-ink-2 lg:col-span-4 lg:self-end">
          An engineering drawing makes different parts comparable: it has one scale, fixed views and
          a block that says who signed. We do the same for quotes.
        </p>
      </div>
    </Zone>
  );
}

/** Each under the tolerance symbol that means it. */
const values: { symbol: GdtSymbolName; name: string; text: string }[] = [
  {
    symbol: "flatness",
    name: "State the full cost",
    text: "We compare total cost, and we state our own prices in full. There are no setup fees.",
  },
  {
    symbol: "straightness",
    name: "Record every decision",
    text: "We write down who decided what, when and why.",
  },
  {
    symbol: "angularity",
    name: "Say when we are not sure",
    text: "When the product is not sure of a value, it asks a person. We do the same.",
  },
  {
    symbol: "parallelism",
    name: "Keep customers' data apart",
    text: "One customer's data is never shown to another or used to sell to them.",
  },
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
        {values.map(({ symbol, name, text }) => (
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

/** Which offices there are; addresses and plans are on the contact sheet. */
export function OfficeList() {
  return (
    <Zone space="bare">
      <div className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="flex flex-col items-start gap-1 border-line-2 px-pad py-6 max-lg:border-b lg:border-r">
          <h2 className="text-h3">Three offices.</h2>
          <ArrowLink to="/company/contact#offices" className="text-small">
            Floor plans and phone numbers
          </ArrowLink>
        </div>
        <ul className="ruled-cells md:grid-cols-3">
          {offices.map(({ city, role }) => (
            <li key={city} className="px-pad py-5">
              <h3 className="text-h4 font-medium tracking-snug">{city}</h3>
              <p className="note">{role}</p>
            </li>
          ))}
        </ul>
      </div>
      {/* Links to this place lead on to the statement. */}
      <p id="accessibility" className="border-t border-hair px-pad py-4 text-ink-2">
        What we tested on this website, and its known limitations:{" "}
        <ArrowLink to="/company/accessibility">Accessibility statement</ArrowLink>
      </p>
    </Zone>
  );
}
