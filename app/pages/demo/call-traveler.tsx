import parts from "records:demo/agenda";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";

const [agenda] = parts;
/** As operations on a traveler. */
const operations = Object.entries(agenda.items).map(([name, [minutes, text, result]], index) => {
  return { number: (index + 1) * 10, name, minutes: Number(minutes), text, result };
});

/** A minute of the call is a row of the grid. */
const minuteSpans: Record<number, string> = { 3: "row-span-3", 4: "row-span-4" };

/** What to expect: the call as an upright dimension chain, its minutes to scale; under it the way around the form. */
export function CallTraveler() {
  return (
    <div className="flex flex-col border-line blueprint max-lg:border-t lg:border-l">
      <div className="px-pad pt-7 pb-5">
        <h2 className="text-h3">What to expect</h2>
        <p className="mt-2 text-small text-ink-2">
          The call has four steps. You get a written proposal with the price within{" "}
          {claims.demoProposal.figure}.
        </p>
      </div>
      <ol aria-label="The demo, step by step" className="grid flex-1 auto-rows-fr px-pad">
        {operations.map(({ number, name, minutes, text, result }) => (
          <li
            key={number}
            className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-line ${minuteSpans[minutes] ?? ""}`}
          >
            <span className="relative flex flex-col items-center font-mono text-note">
              <UprightArrow className="top-0" />
              <span className="w-px flex-1 bg-line" />
              {minutes} min
              <span className="w-px flex-1 bg-line" />
              <UprightArrow className="bottom-0 rotate-180" />
            </span>
            <div className="py-3">
              <h3 className="flex items-baseline justify-between text-h4 font-medium tracking-snug">
                {name} <span className="figures text-note text-ink-3">OP {number}</span>
              </h3>
              <p className="mt-1 text-small text-ink-2">{text}</p>
              <p className="mt-2 font-mono text-note">
                <span className="block text-label text-ink-3">Result</span>
                {result}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="border-t border-line px-pad py-5">
        <h3 className="font-medium">Or write to us</h3>
        <p className="mt-1 max-w-[29em] text-small text-ink-2">
          Send your name, company, what you are sourcing and two times that suit you. Sales responds
          within {claims.salesResponse.figure}.
        </p>
        <a
          href={`mailto:${brand.mailboxes.sales}?subject=${encodeURIComponent("Demo request")}`}
          className="mt-2 inline-block py-1 [overflow-wrap:anywhere] text-link"
        >
          {brand.mailboxes.sales}
        </a>
      </div>
    </div>
  );
}

/** The end of a dimension line, on the rule above it. */
function UprightArrow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 5 9"
      width="5"
      aria-hidden="true"
      className={`absolute fill-current ${className}`}
    >
      <path d="M2.5 0 .7 9h3.6z" />
    </svg>
  );
}
