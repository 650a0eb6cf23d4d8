import { castingRfq, castingSettings } from "./records.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { formatPrice } from "#app/format/format-price.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { programPieces, rankProgram } from "./piece-cost.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { NumberSettingField } from "#app/sections/number-setting-field.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";

import { PieceColumns, type RankedCasting } from "./piece-columns.tsx";

const { quotes, weights } = castingRfq;
const { volume, years, index } = castingSettings;

/** Tooling, PPAP and the metal's index, down to one piece: three processes on one scale. */
export function CastingWorksheet() {
  const tool = useToolSettings(castingSettings);
  const { settings, worked } = tool;
  const program = {
    piecesPerYear: worked.volume,
    years: worked.years,
    indexPerKg: worked.index,
  };
  const ranked = rankProgram(quotes, program, weights);
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
