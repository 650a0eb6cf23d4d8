import { useRef } from "react";

import { type Balance, moveWeight, restAt } from "#app/sections/weights/use-shared-weights.ts";
import { WeightVernier } from "#app/sections/weights/weight-controls.tsx";
import { copyLink } from "#app/ui/clipboard.ts";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import {
  categories,
  defaultCategoryWeights,
  mostCompared,
  rankByTotal,
  scorecardCategories,
  type ScorecardCategory,
  scorecardFromQuery,
  scorecards,
  type ScoredSupplier,
  wholeCategoryWeights,
  withScorecard,
} from "./scorecards.ts";
import { BoltCirclePlot, supplierMarks } from "./bolt-circle-plot.tsx";
import { ScoreTable } from "./score-table.tsx";

/** The scorecard: suppliers over one another on six axes, the same in figures, and the weights that total them. */
export function ScorecardPanel() {
  const { compared, weights, compare, setWeight, resetWeights, link } = useScorecard();
  const shown = wholeCategoryWeights(weights);
  const order = rankByTotal(scorecards, weights);
  const standing = order.map(({ supplier, total }) => `${supplier} ${total.toFixed(1)}`).join(", ");

  return (
    <div className="group/scorecard border-t-[1.5px] border-line on-raised">
      <div className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <figure className="flex flex-col border-line gridded max-lg:border-b lg:border-r">
          <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-hair bg-raised px-pad py-2.5 font-mono text-note text-ink-3">
            <b className="font-[500] text-ink">Outer circle = 100</b>
            center = 0
          </figcaption>
          <div className="p-3">
            <BoltCirclePlot leader={order[0]!.id} weights={weights} />
          </div>
          <p className="mt-auto px-pad pb-3 note">Hole size = weight</p>
        </figure>
        <div className="flex min-w-0 flex-col">
          <h2 className="tracking-normal border-b border-line px-pad py-2.5 font-mono text-note font-[500]">
            {scorecards.length} illustrative suppliers, compare up to three
          </h2>
          <SupplierChoice ranked={order} compared={compared} onCompare={compare} />
          <ScoreTable weights={weights} />
        </div>
      </div>
      <div role="group" aria-label="Weights" className="border-t border-line noscript:hidden">
        <div className="ruled-cells md:grid-cols-2 lg:grid-cols-3">
          {categories.map((category, index) => (
            <WeightVernier
              key={category}
              id={`weight-${category}`}
              datum={String(index + 1)}
              name={scorecardCategories[category].name}
              explanation={scorecardCategories[category].measuredFrom}
              percent={shown[category]}
              onChange={(percent) => setWeight(category, percent)}
            />
          ))}
        </div>
        <div className="flex flex-wrap border-t border-hair font-mono text-note">
          <p data-verdict className="min-w-64 flex-1 px-pad py-3 text-ink-2">
            Total is the sum of weight × score. {leadText(order)}
          </p>
          <div className="flex border-hair max-md:w-full max-md:border-t md:border-l">
            <ToolAction icon="reset" onPress={resetWeights}>
              Reset weights
            </ToolAction>
            <ToolAction
              icon="link"
              onPress={() => copyLink(link(), "It opens these suppliers with these weights.")}
            >
              Copy link
            </ToolAction>
          </div>
        </div>
      </div>
      <SettledAnnouncement state={standing} text={`By total: ${standing}.`} />
    </div>
  );
}

function leadText([first, second]: readonly RankedSupplier[]): string {
  if (!first || !second) return "";
  const lead = first.total - second.total;
  return lead === 0
    ? `${first.supplier} and ${second.supplier} share the lead.`
    : `${first.supplier} leads ${second.supplier} by ${lead.toFixed(1)}.`;
}

type RankedSupplier = ReturnType<typeof rankByTotal<(typeof scorecards)[number]>>[number];

interface SupplierChoiceProps {
  /** The first leads. */
  ranked: readonly RankedSupplier[];
  compared: readonly ScoredSupplier[];
  onCompare: (supplier: ScoredSupplier, isCompared: boolean) => void;
}

/** Who lies on the plot, with the line and point of each, its total and its rank. */
function SupplierChoice({ ranked, compared, onCompare }: SupplierChoiceProps) {
  const isFull = compared.length >= mostCompared;
  const group = useRef<HTMLFieldSetElement>(null);
  useReorderMotion(group, ranked.map(({ id }) => id).join());

  useAtHydration(() => {
    for (const box of group.current?.querySelectorAll("input") ?? []) {
      const id = box.value as ScoredSupplier;
      if (box.checked !== compared.includes(id)) onCompare(id, box.checked);
    }
  });

  return (
    <fieldset ref={group}>
      <legend className="sr-only">Suppliers compared, {mostCompared} at most</legend>
      {ranked.map(({ id, supplier, place, rank, total }) => {
        const isCompared = compared.includes(id);
        const isDisabled = isFull && !isCompared;
        return (
          <TickLabel
            key={id}
            id={`compare-${id}`}
            name="compare"
            value={id}
            checked={isCompared}
            disabled={isDisabled}
            onChange={(event) => onCompare(id, event.target.checked)}
            className={classNames(
              "items-center gap-2 border-b border-hair px-pad py-1.5",
              isDisabled ? "text-ink-3" : "hover:bg-ground",
            )}
          >
            <LineSample id={id} won={rank === 1} />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="font-medium">{supplier}</span>{" "}
              <span className="ml-1 note max-sm:ml-0 max-sm:block">{place}</span>
            </span>{" "}
            <span>
              <span className="sr-only">rank </span>
              <Balloon won={rank === 1}>{rank}</Balloon>
            </span>{" "}
            <span className="w-12 flex-none text-right figures font-[500]">
              <span className="sr-only">total </span>
              {total.toFixed(1)}
            </span>
          </TickLabel>
        );
      })}
    </fieldset>
  );
}

/** The supplier's line and point, as the plot draws them. */
function LineSample({ id, won }: { id: ScoredSupplier; won: boolean }) {
  const { dashes, marker, isOpen } = supplierMarks[id];
  return (
    <svg
      aria-hidden="true"
      viewBox="-18 -8 36 16"
      className={classNames(
        "w-9 flex-none stroke-2",
        won ? "stroke-signal text-signal" : "stroke-ink text-ink",
      )}
    >
      <path d="M-18 0H18" strokeDasharray={dashes} className="fill-none" />
      <path d={marker} className={isOpen ? "fill-raised" : "fill-current"} />
    </svg>
  );
}

interface State {
  compared: readonly ScoredSupplier[];
  balance: Balance<ScorecardCategory>;
}

const scorecardCodec: AddressCodec<State> = {
  read(query) {
    const { compared, weights } = scorecardFromQuery(query);
    return { compared, balance: restAt(weights) };
  },
  write: (query, { compared, balance }) =>
    withScorecard(query, { compared, weights: balance.weights }),
};

/** Who is compared and what counts, kept in the address so that it can be sent to a colleague. */
function useScorecard() {
  const { state, setState, link } = useAddressState(scorecardCodec);
  const rebalance = (change: (last: State["balance"]) => State["balance"]) =>
    setState((last) => ({ ...last, balance: change(last.balance) }), "settle");
  return {
    compared: state.compared,
    weights: state.balance.weights,
    link,
    compare(supplier: ScoredSupplier, isCompared: boolean) {
      setState((last) => {
        const others = last.compared.filter((id) => id !== supplier);
        return { ...last, compared: isCompared ? [...others, supplier] : others };
      }, "settle");
    },
    setWeight: (category: ScorecardCategory, percent: number) =>
      rebalance((last) => moveWeight(last, category, percent)),
    resetWeights: () => rebalance(() => restAt(defaultCategoryWeights)),
  };
}
