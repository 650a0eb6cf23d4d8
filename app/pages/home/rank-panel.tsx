import { type ReactNode, useRef, useState } from "react";
import bracket from "drawing:bracket";

import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { formatMoney } from "#app/format/format-money.ts";
import { claims } from "#app/site/claims.ts";
import { samplePackage as sample } from "#app/samples/sample-package.ts";
import { LandedCostLegend } from "#app/sections/landed-cost-bar.tsx";
import { moveWeight, restAt, useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";
import { WeightControls } from "#app/sections/weights/weight-controls.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitleBlock, type TitleBlockEntry } from "#app/ui/drafting/title-block.tsx";
import { unbrokenParts } from "#app/ui/unbroken.tsx";
import type { Weights } from "#analyzer/rank/weights.ts";
import { trial } from "#app/site/facts/trial.ts";
import { sharedQuery } from "#app/tool/package/shared-query.ts";
import { handOver } from "#app/tool/handed-over.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { Quotation } from "./moment/quotation.tsx";
import { useMoment } from "./moment/use-moment.ts";
import type { BroughtQuotes } from "./own-quotes/brought-quotes.ts";
import { OwnFigure } from "./own-quotes/own-figure.tsx";
import { ownHeading, ownRows, ownTitleBlock, ownTrouble } from "./own-quotes/own-rows.ts";
import { QuoteStrip } from "./own-quotes/quote-strip.tsx";
import { type OwnRanking, useOwnRanking } from "./own-quotes/use-own-ranking.ts";
import { type DashboardRow, RankedRows } from "./ranked-rows.tsx";

const titleBlock: TitleBlockEntry[] = [
  { label: "Material", value: sample.material },
  { label: "Quantity", value: sample.quantity },
  { label: "Normalized", value: sample.normalized },
  { label: "Confidence", value: sample.confidence },
  { label: "Score", value: "sum of weight × value" },
  {
    label: `Analyzed ${sample.responses} responses in`,
    value: claims.homeAnalysisTime.figure,
    big: true,
  },
];

/** The dashboard: the best quotes for a part and the weights that rank them, of the sample or of what is brought here. */
export function RankPanel() {
  const shared = useSharedWeights(sample.weights);
  const [brought, setBrought] = useState<BroughtQuotes | null>(null);
  const [balance, setBalance] = useState(restAt(sample.weights));
  const own = useOwnRanking(brought, balance.weights);
  const stage = useRef<HTMLDivElement>(null);
  const playAgain = useMoment(stage);
  const { rows, explanation } = rankSample(shared.weights);

  const bring = (next: BroughtQuotes | null) => {
    setBrought(next);
    if (next) setBalance(restAt(next.settings.weights));
  };

  return (
    <div
      ref={stage}
      data-moment=""
      className="relative grid border-t-[1.5px] border-line on-raised lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <InPlaceOf
        className="border-line gridded max-lg:border-b-[1.5px] lg:border-r-[1.5px]"
        original={
          <figure className="flex flex-1 flex-col">
            <figcaption className="flex justify-between gap-4 border-b border-hair bg-raised px-3.5 py-2.5 font-mono text-note text-ink-3">
              <b className="font-[500] text-ink">P/N {sample.partNumber}</b>
              {sample.partName}
            </figcaption>
            <div className="relative min-h-88 flex-1">
              <div className="absolute inset-0 p-3 max-md:pb-52 md:max-lg:w-1/2 lg:pt-zone">
                <Drawing of={bracket} lead className="size-full! max-md:hidden" />
                {/* Its lettering would be too small to read. */}
                <Drawing
                  of={{ ...bracket, notes: false }}
                  eager
                  decorative
                  className="size-full! md:hidden"
                />
              </div>
              <Quotation />
              <button
                type="button"
                onClick={playAgain}
                className="absolute top-0 right-0 flex min-h-11 items-center gap-2 px-3.5 note hover:text-ink motion-reduce:hidden noscript:hidden"
              >
                <Icon name="reset" className="size-3.5 flex-none" />
                Read it again
              </button>
            </div>
          </figure>
        }
      >
        {own && <OwnFigure ranking={own} />}
      </InPlaceOf>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-hair px-3.5 py-2.5 font-mono text-note">
          <h2 className="tracking-normal font-[500]">
            {own
              ? ownHeading(own)
              : `${sample.rfq}, illustrative: best ${rows.length} of ${sample.responses} responses`}
          </h2>
          <BenchLink brought={brought} weights={balance.weights} />
          <div className="max-wide:w-full">
            <LandedCostLegend />
          </div>
        </div>
        <QuoteStrip brought={brought} onBring={bring} />
        <InPlaceOf
          className="flex-1"
          original={
            <RankedRows label="Suppliers ranked by score" rows={rows} scale={sample.scale} />
          }
        >
          {own && <OwnResult ranking={own} onCancel={() => bring(null)} />}
        </InPlaceOf>
        <WeightControls
          {...(own
            ? {
                weights: balance.weights,
                onChange: (criterion, percent) =>
                  setBalance((last) => moveWeight(last, criterion, percent)),
                onReset: () => setBalance(restAt(own.brought.settings.weights)),
                explanation: own.step === "ranked" ? own.view.group?.lead?.sentence : undefined,
                fragment: false,
              }
            : {
                weights: shared.weights,
                onChange: shared.setWeight,
                onReset: shared.resetWeights,
                explanation,
              })}
        />
      </div>
      <InPlaceOf
        className="lg:col-span-full"
        original={<TitleBlock className={titleBlockColumns} entries={titleBlock} />}
      >
        {own && <TitleBlock className={titleBlockColumns} entries={ownTitleBlock(own)} />}
      </InPlaceOf>
      <div data-sky="" aria-hidden="true" className="pointer-events-none absolute inset-0 z-10" />
    </div>
  );
}

const titleBlockColumns = "grid-cols-2 lg:grid-cols-[1fr_auto_1.3fr_auto_1fr_auto]";

interface InPlaceOfProps {
  original: ReactNode;
  className: string;
  /** What is shown instead, where there is something. */
  children: ReactNode;
}

/** The original keeps its room while something else is shown in it, so that nothing around it moves. */
function InPlaceOf({ original, className, children }: InPlaceOfProps) {
  return (
    <div className={classNames("grid grid-cols-[minmax(0,1fr)]", className)}>
      <div
        className={classNames(
          "col-start-1 row-start-1 flex flex-col",
          children !== null && "invisible",
        )}
      >
        {original}
      </div>
      {children !== null && <div className="col-start-1 row-start-1 flex flex-col">{children}</div>}
    </div>
  );
}

function rankSample(weights: typeof sample.weights): {
  rows: DashboardRow[];
  explanation: string | undefined;
} {
  const { best } = rank(
    sample.vendors.map((vendor) => ({ ...vendor, landedCost: landedCost(vendor.cost).total })),
    weights,
  );
  const [first, second] = best;
  return {
    rows: best.map(({ quote, rank, score }) => ({
      ...quote,
      rank,
      note: unbrokenParts(quote.place, quote.receivedAs),
      costText: formatMoney(quote.landedCost),
      score,
    })),
    explanation: first && second && leadSentence(explainLead(first, second, weights)),
  };
}

interface BenchLinkProps {
  brought: BroughtQuotes | null;
  weights: Weights;
}

/** Leads on to the whole tool, with what is ranked here and its weights. */
function BenchLink({ brought, weights }: BenchLinkProps) {
  return (
    <ArrowLink
      to={brought ? `${trial.tool}?${sharedQuery(weights, brought.sampleId)}` : trial.tool}
      onClick={() => handOver(brought?.files ?? [])}
      className="text-note lg:mr-auto"
    >
      Open the full tool
    </ArrowLink>
  );
}

/** What was brought, ranked; or what keeps it from being so. */
function OwnResult({ ranking, onCancel }: { ranking: OwnRanking; onCancel: () => void }) {
  const trouble = ownTrouble(ranking);
  const view = ranking.step === "ranked" ? ranking.view : null;
  const rows = ownRows(view?.group?.best ?? [], view?.currency ?? "USD");
  return (
    <>
      <p role="status" className={trouble ? "max-w-[38em] px-3.5 py-5 text-lede" : "sr-only"}>
        {trouble ?? ownHeading(ranking)}
      </p>
      {ranking.step === "reading" && (
        <Button size="small" icon="close" onClick={onCancel} className="mx-3.5 self-start">
          Cancel
        </Button>
      )}
      {!trouble && <RankedRows label="Your quotes ranked by score" {...rows} />}
    </>
  );
}
