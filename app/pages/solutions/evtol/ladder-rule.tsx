import type { SVGProps } from "react";

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
    <div className="pt-4">
      <svg
        aria-hidden="true"
        height="96"
        className="mx-[8.5px] block w-[calc(100%-17px)] overflow-visible fill-current stroke-current font-mono text-label"
      >
        {spans.map((span, index) => (
          <Span key={index} span={span} />
        ))}
        <line x1="0" x2="100%" y1="64.5" y2="64.5" className="stroke-line-2" />
        {rungs.map((rung) => (
          <svg key={rung.shipsets} x={at(rung.shipsets)} className="overflow-visible">
            <path d="M.5 58V71" className="stroke-line-2" />
            <text y="88" textAnchor="middle" stroke="none">
              {rung.shipsets}
            </text>
          </svg>
        ))}
        <svg x={at(shipsets)} className="overflow-visible text-signal">
          <path d="M0 64 -6 76H6Z" className="fill-signal stroke-signal" />
          <path d="M0 -12V64" />
        </svg>
        {spans.map((span, index) => (
          <SpanLabel key={index} span={span} next={spans[index + 1]} />
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
    <svg x={at(span.from)} y="16" height="40" className="overflow-visible redraws">
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

/** The rule at its narrowest from each breakpoint on, in pixels, and what shows a label only from there on or only below. */
const rules = [
  { narrowest: 250, from: "", below: "hidden" },
  { narrowest: 670, from: "max-lg:hidden", below: "lg:hidden" },
];
const tooShort = { from: "hidden", below: "" };
/** Pixels of a letter, and of two arrowheads with some line beside them. */
const [letterWidth, arrows] = [6.6, 25];

/** Where its span holds a name. */
function holding(span: LadderSpan) {
  const needed = (span.quoteId ?? "none").length * letterWidth + arrows;
  return rules.find(({ narrowest }) => needed <= (narrowest * widthOf(span)) / 100) ?? tooShort;
}

/** In its span, or where that is too short, above it with a leader: higher than another one that follows. */
function SpanLabel({ span, next }: { span: LadderSpan; next: LadderSpan | undefined }) {
  const name = span.quoteId ?? "none";
  const { from, below } = holding(span);
  const isHigh = next && holding(next).below !== "hidden";
  const middle = `${(Number.parseFloat(at(span.from)) + widthOf(span) / 2).toFixed(2)}%`;
  return (
    <>
      <svg x={middle} className={`overflow-visible redraws ${from}`}>
        <Name y={40} textAnchor="middle">
          {name}
        </Name>
      </svg>
      <svg x={middle} className={`overflow-visible redraws ${below}`}>
        <path d={isHigh ? "M0 36 8-6h3" : "M0 36 5 9h3"} fill="none" />
        <Name x={isHigh ? 14 : 11} y={isHigh ? -2 : 13}>
          {name}
        </Name>
      </svg>
    </>
  );
}

/** It breaks the pointer, which would strike it through. */
function Name(props: SVGProps<SVGTextElement>) {
  return <text {...props} className="stroke-(--fill) [stroke-width:10px] [paint-order:stroke]" />;
}
