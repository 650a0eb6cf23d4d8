import { listOf } from "#analyzer/text/list-of.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { TickSettingField } from "#app/sections/setting-fields.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import {
  aerospaceFlowDowns,
  aerospaceRfq,
  aerospaceSettings,
  type Answer,
  type Gate,
  gateAndRank,
  isContractual,
  requiredClauses,
  waive,
  type Waiver,
} from "./compliance-gate.ts";

const { quantity, weights, quotes } = aerospaceRfq;

/** Every clause against every supplier; who misses one that must hold is not ranked. */
export function ComplianceMatrix() {
  const tool = useToolSettings(aerospaceSettings);
  const mustHold = requiredClauses(tool.worked.must);
  const rules = { weights, mustHold };
  const gate = gateAndRank(quotes, rules);
  return (
    <InspectionSheet
      label="Compliance matrix"
      title="Check every clause before you rank."
      lead={
        <>
          One cast blade, {aerospaceFlowDowns.length} flow-downs, {quotes.length} suppliers. The
          package was classified first and holds no controlled technical data. Who misses a clause
          is not ranked. Untick a clause that is yours to waive to see what it costs.
        </>
      }
      tool={tool}
      entriesClassName="grid-cols-2 lg:grid-cols-[auto_auto_1fr_1fr_auto_1fr]"
      entries={{
        RFQ: aerospaceRfq.rfq,
        "P/N": aerospaceRfq.partNumber,
        Part: aerospaceRfq.partName,
        Material: aerospaceRfq.material,
        Quantity: `${quantity} ea`,
        Weights: `cost ${weights.landedCost}, lead ${weights.leadTime}, reliability ${weights.reliability}`,
      }}
      verdict={verdict(gate)}
    >
      <MatrixTable
        gate={gate}
        mustHold={mustHold}
        waivers={Object.fromEntries(mustHold.map((id) => [id, waive(quotes, rules, id)]))}
      />
    </InspectionSheet>
  );
}

function verdict({ ranked, barred }: Gate): string {
  const [first] = ranked;
  if (!first)
    return "No supplier meets every required clause. Ask your customer which one can be changed.";
  const cheapest = [...ranked, ...barred].reduce((low, each) =>
    each.quote.landedCost < low.quote.landedCost ? each : low,
  );
  const place = `${first.quote.supplier} is first of ${ranked.length} at ${formatMoney(first.quote.landedCost)} landed`;
  if (cheapest.quote.id === first.quote.id)
    return `${place}, and the cheapest of all ${ranked.length + barred.length}.`;
  const more = formatMoney(first.quote.landedCost - cheapest.quote.landedCost);
  const reason = "by" in cheapest ? `misses ${clauseNames(cheapest.by)}` : "ranks lower";
  return `${place}: ${more} more than ${cheapest.quote.supplier}, which ${reason}.`;
}

/** Two are named; more would fill a line, and the table marks them. */
function clauseNames(ids: readonly string[]): string {
  if (ids.length > 2) return `${ids.length} clauses`;
  const names = aerospaceFlowDowns.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return listOf(names);
}

interface MatrixTableProps {
  gate: Gate;
  mustHold: readonly string[];
  /** By the clause's id, for those that must hold. */
  waivers: Readonly<Record<string, Waiver>>;
}

const cell = "border-hair lg:border-l lg:px-3 lg:py-3 lg:align-top";
const plainHead = "border-hair p-3 text-left font-mono text-label font-[450] text-ink-3";

const marks: Record<Answer["standing"], { icon: IconName; word: string; look: string }> = {
  held: { icon: "check", word: "Met", look: "text-ink-3" },
  condition: { icon: "warning", word: "Condition", look: "text-warn" },
  missing: { icon: "close", word: "Missing", look: "text-err" },
};

/** Clauses down, suppliers across. Where that does not fit, each clause is a block of answers. */
function MatrixTable({ gate, mustHold, waivers }: MatrixTableProps) {
  const suppliers = aerospaceRfq.quotes.flatMap(({ id }) => {
    const place = gate.ranked.find(({ quote }) => quote.id === id);
    const barred = gate.barred.find(({ quote }) => quote.id === id);
    const quote = (place ?? barred)?.quote;
    return quote ? [{ quote, place, barred }] : [];
  });
  return (
    <table className="w-full border-collapse border-t border-line text-small max-lg:block lg:table-fixed">
      <caption className="sr-only">Flow-downs and each supplier's answer</caption>
      {/* Stays in view: an answer five columns wide is read by its supplier. */}
      <thead className="top-bar z-10 bg-ground shadow-[inset_0_-1px_var(--color-line-2)] max-lg:sr-only lg:sticky">
        <tr>
          <th scope="col" className={`${plainHead} pl-pad align-bottom lg:w-[26%]`}>
            Flow-down
          </th>
          {suppliers.map(({ quote }) => (
            <th
              key={quote.id}
              scope="col"
              className="border-l border-hair px-3 py-2.5 text-left align-bottom font-[540]"
            >
              {quote.supplier}
            </th>
          ))}
          <th scope="col" className={`${plainHead} border-l align-bottom lg:w-[13%]`}>
            If waived alone
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        <tr className="max-lg:grid max-lg:grid-cols-2">
          <th scope="row" className={`${plainHead} pl-pad align-top max-lg:sr-only`}>
            Result
          </th>
          {suppliers.map((standing, index, { length }) => (
            <SupplierResult
              key={standing.quote.id}
              {...standing}
              mustHold={mustHold}
              isAlone={index === length - 1 && index % 2 === 0}
            />
          ))}
          <td className={`${cell} note max-lg:hidden`}>–</td>
        </tr>
        {aerospaceFlowDowns.map((flowDown) => (
          <ClauseRow
            key={flowDown.id}
            flowDown={flowDown}
            isRequired={mustHold.includes(flowDown.id)}
            waiver={waivers[flowDown.id]}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SupplierResultProps {
  quote: Gate["ranked"][number]["quote"];
  place: Gate["ranked"][number] | undefined;
  barred: Gate["barred"][number] | undefined;
  mustHold: readonly string[];
  /** Where two stand in a row, it has no neighbor: it fills the row. */
  isAlone: boolean;
}

function SupplierResult({ quote, place, barred, mustHold, isAlone }: SupplierResultProps) {
  const conditions = aerospaceFlowDowns.filter(
    ({ id }) => mustHold.includes(id) && quote.answers[id]?.standing === "condition",
  ).length;
  return (
    <td
      className={classNames(
        "border-hair px-3 pt-4 pb-3 align-top max-lg:border-b max-lg:odd:border-l lg:border-l",
        isAlone && "max-lg:col-span-2",
        place?.rank === 1 && "shadow-[inset_0_5px_var(--color-signal)]",
      )}
    >
      <span className="flex items-center gap-2.5">
        <Balloon won={place?.rank === 1}>
          {place ? place.rank : <Icon name="close" className="size-4" />}
        </Balloon>{" "}
        <span className="figures text-h4">{place ? place.score.toFixed(1) : "–"}</span>
      </span>{" "}
      <span className="mt-2 block font-[540] lg:hidden">{quote.supplier}</span>{" "}
      <span className="block note">{quote.place}</span>{" "}
      <span className="mt-2 block figures">{formatMoney(quote.landedCost)} landed</span>{" "}
      <span className="block note">
        {formatMoney(Math.round(quote.cost.parts / aerospaceRfq.quantity))} ea,{" "}
        <span className="whitespace-nowrap">{quote.leadTimeDays} d</span>
      </span>{" "}
      <span className={classNames("mt-1 block font-mono text-note", barred && "text-err")}>
        {barred ? `Not ranked: misses\u00a0${barred.by.length}` : rankedText(conditions)}
      </span>
    </td>
  );
}

function rankedText(conditions: number): string {
  return conditions === 0 ? "Meets every required clause" : `Ranked: ${conditions} on condition`;
}

interface ClauseRowProps {
  flowDown: (typeof aerospaceFlowDowns)[number];
  isRequired: boolean;
  waiver: Waiver | undefined;
}

function ClauseRow({ flowDown, isRequired, waiver }: ClauseRowProps) {
  const { id, name, asks, from } = flowDown;
  const holders = aerospaceRfq.quotes.filter(
    ({ answers }) => answers[id]!.standing === "held",
  ).length;
  const subject = (
    <span>
      <span className="block font-[540]">{unbroken(name)}</span>{" "}
      <span className="block text-ink-2">{unbroken(asks)}</span>{" "}
      <span className="block note max-md:hidden">{from}</span>{" "}
      <span className="block note md:hidden">
        Met by {holders} of {aerospaceRfq.quotes.length} suppliers
      </span>
    </span>
  );
  return (
    <tr
      className={classNames(
        "border-t border-hair max-lg:grid max-lg:grid-cols-2 max-lg:py-3 max-md:py-0.5",
        !isRequired && "bg-sunk",
      )}
    >
      <th scope="row" className="px-pad py-3 text-left align-top font-text max-lg:col-span-2">
        {isContractual(flowDown) ? (
          <span className="flex gap-3 py-1.5">
            <Icon name="check" className="size-6 flex-none p-0.5 noscript:hidden" />
            {subject}
          </span>
        ) : (
          <TickSettingField name="must" value={id} label={`${name} must hold`} subject={subject} />
        )}
      </th>
      {aerospaceRfq.quotes.map((quote) => (
        <AnswerCell key={quote.id} supplier={quote.supplier} {...quote.answers[id]!} />
      ))}
      <td
        className={classNames(
          cell,
          "note max-lg:col-span-2 max-lg:px-pad max-lg:pt-2 max-md:pb-2",
          (isContractual(flowDown) || waiver?.admits.length === 0) && "max-lg:hidden",
        )}
      >
        <span className="lg:hidden">If waived alone: </span>
        {isContractual(flowDown) ? "Cannot be waived" : waiver ? waiverText(waiver) : "Waived"}
      </td>
    </tr>
  );
}

function AnswerCell({ supplier, standing, text }: Answer & { supplier: string }) {
  const { icon, word, look } = marks[standing];
  return (
    <td
      className={classNames(
        cell,
        "max-lg:px-pad max-lg:py-1 max-md:col-span-2",
        standing === "held" && "max-md:hidden",
      )}
    >
      <span className="block note lg:hidden">{supplier}</span>
      <span className={classNames("flex gap-2", standing !== "held" && "font-medium")}>
        <Icon name={icon} className={classNames("mt-1 size-4 flex-none", look)} />
        <span>
          <span className={standing === "held" ? "sr-only" : look}>{word}: </span>
          {text}
        </span>
      </span>
    </td>
  );
}

function waiverText({ admits, saving }: Waiver): string {
  if (admits.length === 0) return "Changes nothing";
  const admitted = `Admits ${admits.join(", ")}`;
  if (!saving) return admitted;
  return `${admitted}, ${formatMoney(Math.abs(saving))} ${saving > 0 ? "less" : "more"}`;
}
