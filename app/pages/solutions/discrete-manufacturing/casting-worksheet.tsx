import { formatMoney } from "#app/format/format-money.ts";
import { formatPrice } from "#app/format/format-price.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { NumberSettingField } from "#app/sections/setting-fields.tsx";
import { LandedCostLegend } from "#app/sections/landed-cost-bar.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { CostParts } from "#analyzer/quote/landed-cost.ts";

import {
  castingRfq,
  castingSettings,
  type IndexClause,
  pieceParts,
  programPieces,
  rankProgram,
} from "./piece-cost.ts";

const { quotes, weights } = castingRfq;
const { volume, years, index } = castingSettings;

/** Tooling, PPAP and the metal's index, down to one piece: three processes on one scale. */
export function CastingWorksheet() {
  const tool = useToolSettings(castingSettings);
  const { settings, worked } = tool;
  const program = { piecesPerYear: worked.volume, years: worked.years, indexPerKg: worked.index };
  const ranked = rankProgram(program);
  const pieces = programPieces(program);
  return (
    <InspectionSheet
      label="Casting worksheet"
      lead={
        <div className="grid gap-x-pad gap-y-8 px-pad pt-zone pb-8 lg:grid-cols-12">
          <header className="flex flex-col gap-5 lg:col-span-7">
            <SectionMark />
            <h2 className="max-w-[12em] text-h2">What one piece costs with its tooling.</h2>
          </header>
          <p className="max-w-[29em] self-end text-ink-2 lg:col-span-5">
            Tooling is spread over the pieces you expect to buy, and PPAP is counted once. Each
            quote is adjusted to today's metal price by its own clause. Duty is on parts and
            tooling.
          </p>
        </div>
      }
      tool={tool}
      entriesClassName="grid-cols-2 md:grid-cols-5"
      entries={{
        RFQ: castingRfq.rfq,
        "P/N": castingRfq.partNumber,
        Part: castingRfq.partName,
        Material: castingRfq.material,
        Submission: castingRfq.submission,
      }}
      verdict={verdict(ranked, pieces)}
    >
      <div className="grid gap-5 border-y border-line px-pad py-6 md:grid-cols-4">
        <NumberSettingField name="volume" setting={volume} isUsable={settings.volume !== null} />
        <NumberSettingField name="years" setting={years} isUsable={settings.years !== null} />
        <NumberSettingField name="index" setting={index} isUsable={settings.index !== null} />
        <p className="self-end note">
          <span className={tool.missing.length > 0 ? "invisible" : undefined}>
            {groupDigits(pieces)} pieces in all.
          </span>{" "}
          Weights: cost {weights.landedCost}, lead {weights.leadTime}, reliability{" "}
          {weights.reliability}.
        </p>
      </div>
      <ResultRoom missing={tool.missing}>
        <div className="border-b border-hair px-pad py-2.5">
          <LandedCostLegend />
        </div>
        <PieceColumns quotes={quotes} ranked={ranked} />
      </ResultRoom>
    </InspectionSheet>
  );
}

function verdict(ranked: readonly RankedCasting[], pieces: number): string {
  const [first] = ranked;
  if (!first) return "";
  const cheapest = ranked.reduce((low, each) =>
    each.quote.landedCost < low.quote.landedCost ? each : low,
  );
  const { supplier, process, perPiece, landedCost } = first.quote;
  const place = `${supplier} is first: ${process.toLowerCase()}, ${formatPrice(perPiece.landed)} a piece landed, ${formatMoney(landedCost)} for ${groupDigits(pieces)}`;
  if (cheapest === first) return `${place}.`;
  return `${place}. ${cheapest.quote.supplier} is cheaper a piece, at ${formatPrice(cheapest.quote.perPiece.landed)}, but ranks lower on lead time.`;
}

type RankedCasting = ReturnType<typeof rankProgram>[number];

interface PieceColumnsProps {
  /** In the order they stand; the ranking moves the balloons, not the columns. */
  quotes: readonly { id: string }[];
  ranked: readonly RankedCasting[];
}

/** One column for each process: what a piece is made of, stacked on one scale, and line by line. */
function PieceColumns({ quotes, ranked }: PieceColumnsProps) {
  const scale = Math.max(...ranked.map(({ quote }) => quote.perPiece.landed));
  return (
    <ul className="ruled-cells md:grid-cols-3">
      {quotes.map(({ id }) => {
        const place = ranked.find(({ quote }) => quote.id === id)!;
        return <PieceColumn key={id} place={place} scale={scale} />;
      })}
    </ul>
  );
}

function PieceColumn({ place, scale }: { place: RankedCasting; scale: number }) {
  const { quote, rank, score } = place;
  const won = rank === 1;
  return (
    <li
      className={classNames(
        "md:row-span-7 md:grid md:grid-rows-subgrid",
        won && "bg-raised [--fill:var(--color-raised)]",
      )}
    >
      <div className="flex items-start gap-3 px-pad pt-5 pb-4">
        <Balloon won={won}>{rank}</Balloon>
        <div className="min-w-0">
          <h3 className="font-[540]">{quote.supplier}</h3>
          <p className="note">
            {quote.process}, {quote.place}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 px-pad pb-6">
        <PieceStack cost={pieceParts(quote.perPiece)} scale={scale} won={won} />
        <p className="text-right">
          <span className="block figures text-h3 tracking-figure">
            {formatPrice(quote.perPiece.landed)}
          </span>
          <span className="note">a piece, landed</span>
          <span className="mt-2 block figures">{score.toFixed(1)}</span>
          <span className="note">score</span>
        </p>
      </div>
      <dl className="text-small md:contents">
        {pieceLines(place).map(([label, note, value]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-hair px-pad py-2 text-small"
          >
            <dt>
              {label} <span className="block note">{note}</span>
            </dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function pieceLines({ quote }: RankedCasting): [label: string, note: string, value: string][] {
  const { perPiece, tool, ppapCost, leadTimeDays } = quote;
  const tools = `${perPiece.tools} × $${groupDigits(tool.cost)}`;
  const duty =
    quote.dutyPercent > 0 ? `duty ${quote.dutyPercent}% of parts and tooling` : "no duty";
  return [
    ["Piece as quoted", `${quote.weightKg} kg of metal`, formatPrice(perPiece.piece)],
    ["Material index", clauseText(quote.index), signed(perPiece.index)],
    [
      "Tooling",
      `${tools}, good for ${groupDigits(tool.lifePieces)}`,
      formatPrice(perPiece.tooling),
    ],
    [
      "PPAP",
      `$${groupDigits(ppapCost)} once, approved in ${leadTimeDays} d`,
      formatPrice(perPiece.ppap),
    ],
    ["Freight and duty", duty, formatPrice(perPiece.freight + perPiece.duty)],
  ];
}

const signed = (amount: number) =>
  `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${formatPrice(Math.abs(amount))}`;

function clauseText(clause: IndexClause): string {
  switch (clause.kind) {
    case "full":
      return `in full, from $${clause.basePerKg.toFixed(2)}/kg`;
    case "band":
      return `beyond ±${clause.bandPercent}% of $${clause.basePerKg.toFixed(2)}/kg`;
    case "fixed":
      return `fixed for ${clause.validDays} days, then requoted`;
  }
}

const lines = Array.from({ length: 60 }, (_, index) => index);
/** From the floor up: solid parts, 45° tooling, vertical freight, open duty. */
const hatches = [
  { part: "parts", path: "M0 0H400V400H0Z", isSolid: true },
  {
    part: "tooling",
    path: lines.map((i) => `M${i * 6 - 260} 260L${i * 6} 0`).join(""),
    isSolid: false,
  },
  { part: "freight", path: lines.map((i) => `M${i * 4 + 2} 0V260`).join(""), isSolid: false },
  { part: "duty", path: "", isSolid: false },
] as const;

interface PieceStackProps {
  cost: CostParts;
  /** Cost at the top of the box, the same for every stack beside it. */
  scale: number;
  won: boolean;
}

/** Landed cost of a piece as a column standing on the floor. The figures stand beside it. */
function PieceStack({ cost, scale, won }: PieceStackProps) {
  const percent = (amount: number) => `${((amount / scale) * 100).toFixed(2)}%`;
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "block h-32 w-full max-w-32 overflow-visible stroke-current md:h-48",
        won ? "text-signal" : "text-line",
      )}
    >
      {hatches.map(({ part, path, isSolid }, index) => {
        const top = hatches.slice(0, index + 1).reduce((sum, hatch) => sum + cost[hatch.part], 0);
        const box = { y: percent(scale - top), height: percent(cost[part]), width: "100%" };
        return (
          <g key={part}>
            <svg {...box} className="redraws">
              <path d={path} className={isSolid ? "fill-current" : "fill-none"} />
            </svg>
            <rect {...box} className="fill-none redraws" />
          </g>
        );
      })}
    </svg>
  );
}
