import { groupDigits } from "#app/format/group-digits.ts";
import { type IndexClause, pieceParts, type rankProgram } from "./piece-cost.ts";
import { formatPrice } from "#app/format/format-price.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { PieceStack } from "./piece-stack.tsx";

export type RankedCasting = ReturnType<typeof rankProgram>[number];

interface PieceColumnsProps {
  /** In the order they stand; the ranking moves the balloons, not the columns. */
  quotes: readonly { id: string }[];
  ranked: readonly RankedCasting[];
}

/** One column for each process: what a piece is made of, stacked on one scale, and line by line. */
export function PieceColumns({ quotes, ranked }: PieceColumnsProps) {
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
        {pieceLines(place).map(({ label, note, value }) => (
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

function pieceLines({ quote }: RankedCasting) {
  const { perPiece, tool, ppapCost, leadTimeDays } = quote;
  const tools = `${perPiece.tools} × $${groupDigits(tool.cost)}`;
  return [
    {
      label: "Piece as quoted",
      note: `${quote.weightKg} kg of metal`,
      value: formatPrice(perPiece.piece),
    },
    { label: "Material index", note: clauseText(quote.index), value: signed(perPiece.index) },
    {
      label: "Tooling",
      note: `${tools}, good for ${groupDigits(tool.lifePieces)}`,
      value: formatPrice(perPiece.tooling),
    },
    {
      label: "PPAP",
      note: `$${groupDigits(ppapCost)} once, approved in ${leadTimeDays} d`,
      value: formatPrice(perPiece.ppap),
    },
    {
      label: "Freight and duty",
      note: quote.dutyPercent > 0 ? `duty ${quote.dutyPercent}% of parts and tooling` : "no duty",
      value: formatPrice(perPiece.freight + perPiece.duty),
    },
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
