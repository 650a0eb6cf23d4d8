import type { LadderSpan } from "./ladder-costs.ts";
import { evtolSample } from "#app/samples/evtol-sample.ts";

const { quotes, rungs, lastShipset } = evtolSample;

/** The scale of the slider above it, so that the pointer stands under its thumb. */
const at = (shipsets: number) => `${(((shipsets - 1) / (lastShipset - 1)) * 100).toFixed(2)}%`;

const nameOf = (quoteId: string | null) =>
  quotes.find(({ id }) => id === quoteId)?.supplier ?? "No supplier in time";

const rangeOf = ({ from, to }: LadderSpan) =>
  from === to ? `${from}` : to === lastShipset ? `${from} and up` : `${from} to ${to}`;

interface LadderRuleProps {
  spans: readonly LadderSpan[];
  shipsets: number;
}

/** Who is cheapest where: a chain of dimensions over the quantities, and the same in words. */
export function LadderRule({ spans, shipsets }: LadderRuleProps) {
  return (
    <div className="pt-1">
      <svg
        aria-hidden="true"
        height="80"
        className="mx-[8.5px] block w-[calc(100%-17px)] overflow-visible fill-current stroke-current font-mono text-label"
      >
        {spans.map((span, index) => (
          <Span key={index} span={span} />
        ))}
        <line x1="0" x2="100%" y1="48.5" y2="48.5" className="stroke-line-2" />
        {rungs.map((rung) => (
          <svg key={rung.shipsets} x={at(rung.shipsets)} className="overflow-visible">
            <path d="M.5 42V55" className="stroke-line-2" />
            <text y="72" textAnchor="middle" stroke="none">
              {rung.shipsets}
            </text>
          </svg>
        ))}
        <svg x={at(shipsets)} className="overflow-visible text-signal">
          <path d="M0 48 -6 60H6Z" className="fill-signal stroke-signal" />
          <path d="M0 0V48" />
        </svg>
        {spans.map((span, index) => (
          <SpanLabel key={index} span={span} />
        ))}
      </svg>
      <ul className="flex min-h-[3lh] flex-wrap content-start gap-x-8 gap-y-1 text-small sm:min-h-[1lh]">
        {spans.map((span) => (
          <li key={span.from}>
            <span className="figures">{rangeOf(span)}</span> <span className="note">shipsets:</span>{" "}
            {nameOf(span.quoteId)}
          </li>
        ))}
      </ul>
      <p className="mt-1 note">Lowest landed cost by number of shipsets.</p>
    </div>
  );
}

/** How wide a span is, in percent of the rule. */
const widthOf = ({ from, to }: LadderSpan) =>
  Number.parseFloat(at(Math.min(to + 1, lastShipset))) - Number.parseFloat(at(from));

function Span({ span }: { span: LadderSpan }) {
  const length = `${widthOf(span).toFixed(2)}%`;
  return (
    <svg x={at(span.from)} height="40" className="overflow-visible redraws">
      <path d="M.5 6V34" />
      <path d="M0 20 9 18.2v3.6z" stroke="none" />
      <rect y="19.5" width={length} height="1" stroke="none" className="redraws" />
      <svg x={length} className="overflow-visible redraws">
        <path d="M0 20-9 18.2v3.6z" stroke="none" />
        <path d="M-.5 6V34" />
      </svg>
    </svg>
  );
}

/** The rule at its narrowest from each breakpoint on, in pixels, and what hides a label below it. */
const rules = [
  { narrowest: 250, className: "" },
  { narrowest: 670, className: "max-lg:hidden" },
  { narrowest: 1030, className: "max-xl:hidden" },
];
/** Pixels of a letter, and of two arrowheads with some line beside them. */
const [letterWidth, arrows] = [6.6, 26];

/** Where its span has no room for it, the list below names it. It breaks the pointer, which would strike it through. */
function SpanLabel({ span }: { span: LadderSpan }) {
  const name = span.quoteId ?? "none";
  const width = widthOf(span);
  const needed = name.length * letterWidth + arrows;
  const held = rules.find(({ narrowest }) => needed <= (narrowest * width) / 100);
  if (!held) return null;
  const middle = Number.parseFloat(at(span.from)) + width / 2;
  return (
    <svg x={`${middle.toFixed(2)}%`} className={`overflow-visible redraws ${held.className}`}>
      <text
        y="24"
        textAnchor="middle"
        className="stroke-(--fill) [stroke-width:10px] [paint-order:stroke]"
      >
        {name}
      </text>
    </svg>
  );
}
