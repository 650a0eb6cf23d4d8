import { WeightControls } from "#app/sections/weights/weight-controls.tsx";
import { isUnreadScan } from "#app/tool/scan/unread-scan.ts";
import type { OfferView } from "#app/tool/worker/group-view.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";
import { countText, moneyText } from "#app/tool/figure-text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";

import { useBench } from "../bench.ts";
import { OfferTable } from "./offer-table.tsx";
import { RatesNeeded } from "../normalize/rates-needed.tsx";
import { Reasons } from "./reasons.tsx";
import { SetAside } from "./set-aside.tsx";
import { NumberInput } from "../number-input.tsx";
import { CountrySelect } from "../normalize/country-select.tsx";
import { plotPoints } from "./plot-points.ts";

/** The ten best of one part or of the package, why, and what would change it. */
export function Ranking() {
  const { view, weighing } = useBench();
  const { group } = view;
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
      <RatesNeeded />
      <StandOuts standOuts={view.standOuts} />
      <OfferTable group={group} />
      <div className="border-t border-line">
        <WeightControls
          weights={weighing.weights}
          onChange={weighing.setWeight}
          onReset={weighing.resetWeights}
          explanation="The three always total 100. When you move one, the others change in proportion."
          fragment={false}
          prefix="try-"
        />
      </div>
      <DeliveredTo />
      <div className="grid border-t border-line md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Reasons group={group} />
        <div className="flex min-w-0 border-line max-md:border-t md:border-l">
          <CostPlot offers={group.best} currency={view.currency} />
        </div>
      </div>
      <KnockOutRules
        setAside={group.setAside.filter(({ kind }) => kind === "knocked-out").length}
      />
      <SetAside group={group} />
    </>
  );
}

/** What is unlike all other offers: a comma, a "per 100" or another part is to be ruled out before it is ranked. */
function StandOuts({ standOuts }: Pick<PackageView, "standOuts">) {
  if (standOuts.length === 0) return null;
  return (
    <section
      aria-label="Check before you rank"
      className="border-b border-line bg-warn-wash px-pad py-3"
    >
      <h3 className="text-small font-medium">Check before you rank</h3>
      <ul className="mt-1 grid gap-1 text-small">
        {standOuts.map(({ supplier, part, text, places }) => (
          <li key={`${supplier} ${part}`}>
            {supplier}, {part}: {text}
            <span className="block font-mono text-label text-ink-3">{places.join("; ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What no score makes up for; `setAside` offers of the part shown were taken out by it. */
function KnockOutRules({ setAside }: { setAside: number }) {
  const { state, set } = useBench();
  const { latestDeliveryDays, minimumReliability } = state.settings;
  return (
    <fieldset className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-b border-line px-pad py-4">
      <legend className="sr-only">Knock-out rules</legend>
      <NumberInput
        label="Latest delivery"
        unit="days"
        value={latestDeliveryDays}
        max={3650}
        onChange={(value) => set({ latestDeliveryDays: value })}
      />
      <NumberInput
        label="Minimum reliability"
        unit="of 100"
        value={minimumReliability}
        max={100}
        onChange={(value) => set({ minimumReliability: value })}
      />
      <p className="flex-1 basis-56 py-2 text-small text-ink-2">
        {latestDeliveryDays === null && minimumReliability === null
          ? "Knock-out rules: empty means no rule."
          : `${countText(setAside, "offer")} knocked out here.`}
      </p>
    </fieldset>
  );
}

/** Where the goods go, and which costs on the way there nobody states: how far those could change the order. */
function DeliveredTo() {
  const { view, state, set } = useBench();
  const { sampleId, settings } = state;
  const sentences = view.group?.openCosts ?? [];
  const isAllKnown = sentences.length === 0 && (view.group?.rankedCount ?? 0) > 0;
  return (
    <section
      aria-label="Delivery"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-pad py-3 text-small"
    >
      <span className="flex items-center gap-2">
        <span className="label">Goods go to</span>
        <CountrySelect
          label="Goods go to"
          value={view.destination}
          none="not said"
          onChange={(destination) => set({ destination })}
        />
      </span>
      {sampleId === null && (
        <label className="flex items-center gap-2">
          <span className="label">Postcode, if wanted</span>
          <input
            value={settings.postcode ?? ""}
            autoComplete="off"
            maxLength={12}
            onChange={({ target }) => set({ postcode: target.value })}
            className={classNames(control, "w-28")}
          />
        </label>
      )}
      <div className="min-w-60 flex-1">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {sampleId !== null && <p className="note">Freight and duty of this sample are invented.</p>}
        {sampleId === null && isAllKnown && (
          <p className="note">Freight and duty are in every price, stated, or given by you.</p>
        )}
      </div>
    </section>
  );
}

const field = { width: 320, height: 200 };
const frame = { left: 12, right: 308, top: 20, bottom: 172 };

/** Landed cost against lead time. Lower left is better; the table says the same in words. */
function CostPlot({ offers, currency }: { offers: readonly OfferView[]; currency: string }) {
  const plot = plotPoints(offers, {
    left: frame.left + 12,
    right: frame.right - 12,
    top: frame.top + 12,
    bottom: frame.bottom - 12,
  });
  if (!plot) return null;
  const { cost, leadTimeDays, points } = plot;
  return (
    <figure aria-hidden="true" className="m-auto w-full px-pad py-4">
      <svg
        viewBox={`0 0 ${field.width} ${field.height}`}
        className="mx-auto block w-full max-w-md overflow-visible fill-ink-3 font-mono text-[11px]"
      >
        <path
          d={`M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}`}
          className="fill-none stroke-line"
        />
        <text x={frame.left} y="11">
          landed {moneyText(cost.least, currency)} to {moneyText(cost.most, currency)}
        </text>
        <text x={frame.right} y={field.height - 10} textAnchor="end">
          lead time {leadTimeDays.least} to {leadTimeDays.most} d
        </text>
        {points.toReversed().map(({ id, rank, x, y }) => (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle
              r="9"
              className={rank === 1 ? "fill-signal stroke-signal" : "fill-raised stroke-line"}
            />
            <text y="4" textAnchor="middle" className={rank === 1 ? "fill-on-signal" : "fill-ink"}>
              {rank}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
