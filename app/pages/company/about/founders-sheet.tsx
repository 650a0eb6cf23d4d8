import leaBrandt from "drawing:stamp/Lea Brandt";
import ruthCastellanos from "drawing:stamp/Ruth Castellanos";

import { Drawing } from "#app/art/drawing.tsx";
import { RevisionCloud } from "#app/ui/drafting/revision-cloud.tsx";

import type { FoundersRow } from "./founders-rows.server.ts";

const founders = [
  {
    name: "Ruth Castellanos",
    did: "filled it in",
    stamp: ruthCastellanos,
    redlines: [
      { number: 1, text: "Which version is current?" },
      { number: 2, text: "No tooling, freight or duty." },
    ],
  },
  {
    name: "Lea Brandt",
    did: "had to trust it",
    stamp: leaBrandt,
    redlines: [
      { number: 3, text: "Per 100, and in euros." },
      { number: 4, text: "Days or working days?" },
    ],
  },
];

/** The spreadsheet in which the founders compared quotes, with what each of them asked about it. */
export function FoundersSheet({ rows }: { rows: FoundersRow[] }) {
  return (
    <figure className="lead-drawing flex min-w-0 flex-1 flex-col border-line gridded max-lg:border-t lg:border-r">
      <div className="flex-1 p-1 md:p-pad">
        <div className="border border-line on-raised font-mono text-label sm:text-note lg:text-body">
          <p className="flex border-b border-line px-1 py-2.5 min-[22rem]:px-2 lg:px-3">
            <Redlined number={1}>quotes_final_v7 (2).xlsx</Redlined>
          </p>
          <table className="w-full figures">
            <caption className="sr-only">The founders' spreadsheet, with sample quotes</caption>
            <thead className="text-left text-label text-ink-3 sm:text-note">
              <tr className="border-b border-hair">
                {["Supplier", "Price", "Days", "Total"].map((head) => (
                  <th key={head} scope="col" className="px-1 py-2.5 min-[22rem]:px-2 lg:px-3">
                    {head === "Days" ? <Redlined number={4}>{head}</Redlined> : head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ supplier, cells }) => (
                <tr key={supplier} className="border-hair not-last:border-b">
                  <th
                    scope="row"
                    className="px-1 py-2.5 text-left min-[22rem]:px-2 lg:px-3 lg:py-7"
                  >
                    {supplier}
                  </th>
                  {cells.map(({ value, redline }) => (
                    <td
                      key={value}
                      className="border-l border-hair px-1 py-2.5 min-[22rem]:px-2 lg:px-3 lg:py-7"
                    >
                      {redline ? <Redlined number={redline}>{value}</Redlined> : value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <div className="ruled-cells border-t border-line sm:grid-cols-2">
        {founders.map(({ name, did, stamp, redlines }) => (
          <div key={name} className="flex flex-col gap-3 bg-ground px-pad py-4">
            <div className="flex items-center justify-between gap-4">
              <p className="text-small">
                <b className="block">{name}</b>
                <span className="text-ink-2">{did}</span>
              </p>
              <Drawing of={stamp} eager decorative className="w-13 text-ink-2" />
            </div>
            <ol className="grid gap-1 font-mono text-note text-signal-ink">
              {redlines.map(({ number, text }) => (
                <li key={number}>
                  {number}. {text}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <figcaption className="border-t border-hair bg-ground px-pad py-2.5 note">
        Redrawn with sample quotes for 240 pieces.
      </figcaption>
    </figure>
  );
}

/** Circled by a checker, with the number of the remark. */
function Redlined({ number, children }: { number: number; children: string }) {
  return (
    <span className="relative isolate inline-flex gap-1 p-1 whitespace-nowrap">
      <RevisionCloud />
      {children} <sup className="top-0 text-label leading-none text-signal-ink">{number}</sup>
    </span>
  );
}
