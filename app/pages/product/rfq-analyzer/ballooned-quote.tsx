import { useState } from "react";

import { claims } from "#app/site/claims.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Table } from "#app/ui/table.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";

import { gearboxPackage, packageMix, rankAtLeadTime } from "./gearbox-package.ts";
import {
  balloonedQuote,
  balloonedResponse,
  type QuoteReading,
  quoteReadings,
} from "./quote-readings.ts";
import { ReferenceBalloon, SupplierDocument } from "./supplier-document.tsx";

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
          <InspectionSheet pointedAt={pointedAt} />
        </PhoneFold>
      </div>
      <OpenQuestions />
      <TitleBlock
        className="grid-cols-2 md:grid-cols-3 xl:grid-cols-[auto_1fr_auto_1.4fr_auto_auto]"
        entries={[
          { label: "Found", value: `${readings.length} of ${readings.length} values` },
          {
            label: "Asked",
            value: asked.map(({ characteristic }) => characteristic.toLowerCase()).join(", "),
          },
          { label: "Currency", value: `EUR to USD, ${gearboxPackage.dollarsPer.EUR}` },
          { label: "Landed cost", value: formatMoney(balloonedResponse.landedCost) },
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

/** On a phone the row is a grid of three columns. */
const ownLine = "max-md:col-span-2 max-md:col-start-2";

/** Every ballooned value: as quoted, normalized, and how sure the reading is. */
function InspectionSheet({ pointedAt }: { pointedAt: number | null }) {
  return (
    <Table
      caption="The values of the quote, as quoted and normalized"
      stacks="md"
      density="tight"
      isMiddle
      className="h-full border-t-0"
      columns={[
        {
          head: "No.",
          width: "w-14",
          render: ({ number, characteristic }) => (
            <ReferenceBalloon
              number={number}
              characteristic={characteristic}
              end="normalized"
              isPointedAt={pointedAt === number}
            />
          ),
        },
        { head: "Value", isRowHead: true, cellClassName: "font-medium", render: "characteristic" },
        {
          head: "As quoted",
          cellClassName: `figures text-note ${ownLine} max-md:row-start-2`,
          render: ({ asQuoted }) => <span lang="de">{asQuoted}</span>,
        },
        {
          head: "Normalized",
          cellClassName: `font-mono text-note leading-snug ${ownLine} max-md:row-start-3`,
          render: ({ normalized, working }) => (
            <>
              <b className="font-[540]">{normalized}</b>
              <span className="block text-label text-ink-3">{working}</span>
            </>
          ),
        },
        {
          head: "Confidence, 90 to 100%",
          width: "w-36",
          cellClassName: ({ asksHuman }) =>
            `figures text-note max-md:col-start-3 max-md:row-start-1 ${asksHuman ? "text-signal-ink" : ""}`,
          render: (reading) => <Confidence {...reading} />,
        },
      ]}
      rows={readings}
      rowKey={({ id }) => id}
      rowData={({ number }) => ({ "data-balloon": number })}
      rowClassName={({ number }) =>
        classNames(
          "has-target:bg-vellum max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:px-3",
          pointedAt === number && "bg-vellum",
        )
      }
    />
  );
}

function Confidence({ confidence, asksHuman }: QuoteReading) {
  return (
    <>
      <span className="grid grid-cols-[3.25rem_minmax(2.5rem,1fr)] items-center gap-1.5 max-md:grid-cols-[3.25rem_2.5rem]">
        {confidence.toFixed(1)}%
        <ConfidenceBar confidence={confidence} />
      </span>
      {asksHuman && <span className="text-label">asks a person</span>}
    </>
  );
}

const percentOfScale = (confidence: number) => `${((confidence - 90) * 10).toFixed(1)}%`;

/** Confidence from 90 to 100 percent, with a mark where a human is asked. */
function ConfidenceBar({ confidence }: { confidence: number }) {
  const asksBelow = percentOfScale(balloonedQuote.asksBelow);
  return (
    <svg aria-hidden="true" className="block h-2 w-full overflow-visible stroke-current">
      <rect width="100%" height="8" className="fill-none" />
      <rect width={percentOfScale(confidence)} height="8" className="fill-current" />
      <line x1={asksBelow} x2={asksBelow} y1="-3" y2="11" />
    </svg>
  );
}

const named = Number(claims.bestResponses.figure);

/** What the analyzer would rather ask than guess, and what hangs on the answer. */
function OpenQuestions() {
  return (
    <div className="grid border-t-[1.5px] border-line on-raised lg:grid-cols-12">
      <h2 className="px-pad pt-6 pb-4 text-h4 font-medium tracking-snug lg:col-span-3 lg:py-7">
        Below {balloonedQuote.asksBelow}% it asks a person.
      </h2>
      <PhoneFold summary="Questions" className="lg:col-span-9">
        <ul className="grid h-full lg:grid-cols-2">
          {asked.map((reading) => (
            <li
              key={reading.id}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-hair px-pad py-6 max-lg:border-t lg:border-l"
            >
              <Balloon won>{reading.number}</Balloon>
              <div className="text-small">
                <p className="font-medium">{reading.question}</p>
                {reading.id === "leadTime" ? (
                  <dl className="mt-2 font-mono text-note">
                    {balloonedQuote.leadTimeAnswers.map(({ answer, leadTimeDays }) => {
                      const rank = rankAtLeadTime(balloonedQuote.responseId, leadTimeDays);
                      return (
                        <div
                          key={answer}
                          className="grid grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1.4fr)] gap-x-2 border-t border-hair py-1.5"
                        >
                          <dt>{answer}</dt>
                          <dd>{leadTimeDays} d</dd>
                          <dd>
                            rank {rank} of {packageMix.responses}
                            {rank > named && (
                              <span className="text-signal-ink">, not in the ten best</span>
                            )}
                          </dd>
                        </div>
                      );
                    })}
                  </dl>
                ) : (
                  <p className="mt-1.5 text-ink-2">
                    The rank stays the same. The price may change.
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </div>
  );
}
