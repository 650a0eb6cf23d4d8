import { useState } from "react";

import { balloonedQuote } from "./ballooned-quote-records.ts";
import { claims } from "#app/site/claims.ts";
import { gearboxPackage } from "./gearbox-package.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { packageMix, rankAtLeadTime } from "./package-ranking.ts";
import { balloonedResponse, quoteReadings } from "./quote-readings.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

import { InspectionSheet } from "./inspection-sheet.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { SupplierDocument } from "./supplier-document.tsx";

const readings = quoteReadings();
const asked = readings.filter(({ asksHuman }) => asksHuman);
const ownRank = rankAtLeadTime(balloonedResponse.id, balloonedResponse.leadTimeDays!);

/** One supplier's document and its inspection sheet. Pointing at a value shows it in both. */
export function BalloonedQuote() {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const pointAt = ({ target }: { target: EventTarget }) => setPointedAt(balloonOf(target));
  const pointNowhere = () => setPointedAt(null);

  return (
    <div className="border-t-[1.5px] border-line">
      <div
        className="grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        onPointerOver={pointAt}
        onPointerLeave={pointNowhere}
        onFocus={pointAt}
        onBlur={pointNowhere}
      >
        <figure className="flex flex-col border-line bg-sunk max-lg:border-b lg:border-r-[1.5px]">
          <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-hair bg-ground px-pad py-2.5 note">
            <span>Supplier&rsquo;s quote, illustrative</span>
            <span>{balloonedQuote.file}</span>
          </figcaption>
          <div className="grid flex-1 place-items-center px-3 py-6 md:p-9">
            <SupplierDocument readings={readings} pointedAt={pointedAt} />
          </div>
        </figure>
        <PhoneFold summary={`The ${readings.length} values, normalized`}>
          <InspectionSheet readings={readings} pointedAt={pointedAt} />
        </PhoneFold>
      </div>
      <OpenQuestions readings={asked} />
      <TitleBlock
        className="grid-cols-2 md:grid-cols-3 xl:grid-cols-[auto_1fr_auto_1.4fr_auto_auto]"
        entries={[
          { label: "Found", value: `${readings.length} of ${readings.length} values` },
          {
            label: "Asked",
            value: asked.map(({ characteristic }) => characteristic.toLowerCase()).join(", "),
          },
          {
            label: "Currency",
            value: `EUR to USD, ${gearboxPackage.dollarsPer.EUR}`,
          },
          {
            label: "Landed cost",
            value: formatMoney(balloonedResponse.landedCost),
          },
          { label: "Rank", value: `${ownRank} of ${packageMix.responses}` },
          {
            label: `Sample analysis, ${packageMix.responses} responses`,
            value: claims.packageAnalysisTime.figure,
            big: true,
          },
        ]}
      />
    </div>
  );
}

function balloonOf(target: EventTarget): number | null {
  const balloon = (target as Element).closest<HTMLElement>("[data-balloon]")?.dataset["balloon"];
  return balloon === undefined ? null : Number(balloon);
}
