import parts from "records:demo/agenda";

import { claims } from "#app/site/claims.ts";
import { notFor } from "#app/site/facts/fit.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { DimensionChain } from "#app/ui/drafting/dimension-chain.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const [agenda] = parts;
/** As operations on a traveler. */
const operations = Object.entries(agenda.items).map(([name, [minutes, text, result]], index) => {
  return { number: (index + 1) * 10, name, minutes: Number(minutes), text, result };
});

/** A minute of the call is a column of the grid. */
const minuteSpans: Record<number, string> = { 3: "lg:col-span-3", 4: "lg:col-span-4" };

const minutesText = (minutes: number) => `${minutes} min`;

const afterwards = [
  { name: "Going live", text: goLive.time },
  { name: "What it takes", text: goLive.takes },
  { name: "Who it is not for", text: notFor },
];

/** What to expect: the call as a dimension chain, its minutes to scale. */
export function CallTraveler() {
  return (
    <HeadedZone
      tone="raised"
      title="What to expect."
      note={`The call has four steps. You get a written proposal with the price within ${claims.demoProposal.figure}.`}
    >
      <div className="border-t-[1.5px] border-line">
        <div aria-hidden="true" className="px-px pt-5">
          <Dimension
            share={1}
          >{`${claims.demoLength.figure} ${claims.demoLength.label}`}</Dimension>
          <DimensionChain
            lengths={operations.map(({ minutes }) => minutes)}
            label={minutesText}
            className="mt-3 mb-5 lg:hidden"
          />
        </div>
        <ol
          aria-label="The demo, step by step"
          className="ruled-cells border-hair max-lg:border-t md:max-lg:grid-cols-2 lg:grid-cols-15"
        >
          {operations.map((operation) => (
            <li
              key={operation.number}
              className={`flex flex-col ${minuteSpans[operation.minutes] ?? ""}`}
            >
              <div className="px-px pt-3 pb-1 max-lg:hidden">
                <Dimension share={1}>{minutesText(operation.minutes)}</Dimension>
              </div>
              <div className="flex flex-1 flex-col gap-3 px-pad pt-4 pb-6">
                <span className="figures text-note text-ink-3">
                  OP {operation.number}
                  <span className="lg:hidden">, {minutesText(operation.minutes)}</span>
                </span>
                <h3 className="text-h4 font-medium tracking-snug">{operation.name}</h3>
                <p className="text-small text-ink-2">{operation.text}</p>
              </div>
              <p className="border-t border-hair px-pad py-2.5 font-mono text-note">
                <span className="block text-label text-ink-3">Result</span>
                {operation.result}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <dl id="go-live" className="ruled-cells border-t border-line md:grid-cols-3">
        {afterwards.map(({ name, text }) => (
          <div key={name} className="px-pad pt-5 pb-7">
            <dt className="mb-2 font-medium">{name}</dt>
            <dd className="max-w-[29em] text-small text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedZone>
  );
}
