import { WeightControls } from "#app/sections/weights/weight-controls.tsx";

import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { isUnreadScan } from "#app/tool/scan/unread-scan.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";
import { CostPlot } from "./cost-plot.tsx";
import { DeliveredTo } from "./delivered-to.tsx";
import { KnockOutRules } from "./knock-out-rules.tsx";
import { OfferTable } from "./offer-table.tsx";
import { RatesNeeded } from "../normalize/rates-needed.tsx";
import { Reasons } from "./reasons.tsx";
import { SetAside } from "./set-aside.tsx";
import { StandOuts } from "./stand-outs.tsx";

interface RankingProps {
  quotes: QuotePackage;
  view: PackageView;
}

/** The ten best of one part or of the package, why, and what would change it. */
export function Ranking({ quotes, view }: RankingProps) {
  const { weighing } = quotes;
  const { group, currency } = view;
  if (!group) {
    return (
      <p className="border-b border-line px-pad py-8 text-ink-2">
        {view.sources.some(isUnreadScan)
          ? "A scan has not been read yet. Read it below to rank its offers."
          : "No line with a price was found. Look at what was read below: a column may be read as something else."}
      </p>
    );
  }
  return (
    <>
      <RatesNeeded quotes={quotes} view={view} />
      <StandOuts standOuts={view.standOuts} />
      <OfferTable group={group} currency={currency} onAnswer={quotes.answer} />
      <DeliveredTo quotes={quotes} view={view} />
      <div className="grid border-y border-line md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Reasons group={group} view={view} currency={currency} />
        <div className="flex min-w-0 border-line max-md:border-t md:border-l">
          <CostPlot offers={group.best} currency={currency} />
        </div>
      </div>
      <WeightControls
        weights={weighing.weights}
        onChange={weighing.setWeight}
        onReset={weighing.resetWeights}
        explanation="The three always total 100. When you move one, the others change in proportion."
        fragment={false}
        prefix="try-"
      />
      <KnockOutRules
        settings={quotes.state.settings}
        setAside={group.setAside.filter(({ kind }) => kind === "knocked-out").length}
        onSet={quotes.set}
      />
      <SetAside group={group} sources={view.sources} onUse={quotes.use} onAnswer={quotes.answer} />
    </>
  );
}
