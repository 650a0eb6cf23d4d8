import type { RankedQuote } from "../../rank/rank.ts";
import type { Offer } from "../rank/offers.ts";
import type { WorkbookInputs } from "./workbook-inputs.ts";
import { address, fixedRange, type WorkbookCell } from "./workbook-model.ts";

export const rankHeads = [
  "Stands",
  "Cost that counts",
  "Days that count",
  "Rating that counts",
  "Points for cost",
  "Points for lead time",
  "Points for reliability",
  "Score",
] as const;

/** Where these stand among the added columns. */
const ratingColumn = 3;
const scoreColumn = 7;

/** Where the figures of a row stand that it is ranked by, and the rows it is ranked among. */
export interface RankPlace {
  readonly row: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly cost: number;
  readonly leadTime: number;
  readonly reliability: number;
  /** The first of the columns that are added. */
  readonly first: number;
}

/** A row's rank stands before it, and how it comes about behind it. */
export interface RankCells {
  readonly rank: WorkbookCell;
  readonly workings: readonly WorkbookCell[];
}

/**
 * Knock-out, points, score and rank as formulas. Equal scores go by cost, then by the order of the rows. `scored` is
 * `null` for an offer that is knocked out now.
 */
export function rankCells(
  place: RankPlace,
  inputs: WorkbookInputs,
  scored: RankedQuote<Offer> | null,
  shownCost: number,
): RankCells {
  const { row, firstRow, lastRow, first } = place;
  const [stands, cost, days, counts, costPoints, leadPoints, reliabilityPoints, score] =
    rankHeads.map((_, index) => address(first + index, row)) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
  const quotedCost = address(place.cost, row);
  const quotedDays = address(place.leadTime, row);
  const rating = address(place.reliability, row);
  const among = (column: number) => fixedRange(first + column, firstRow, lastRow);
  const above = (column: number) => fixedRange(first + column, firstRow, row - 1);
  const { latestDays, leastReliability, weights } = inputs;
  const ifStands = (formula: string, result: number | null) => ({
    formula: `IF(${stands}="yes",${formula},"")`,
    result: scored === null || result === null ? "" : result,
    numberFormat: "0.00",
  });
  const tooLate = `AND(${latestDays}<>"",OR(${quotedDays}="",${quotedDays}>${latestDays}))`;
  const tooWeak = `AND(${leastReliability}<>"",OR(${rating}="",${rating}<${leastReliability}))`;
  const lowest = `MIN(${among(1)})`;
  const sameAbove =
    row > firstRow ? `+COUNTIFS(${above(scoreColumn)},${score},${above(1)},${cost})` : "";
  // What no offer states has no weight: the others share it.
  const counting = [
    `IF(COUNT(${among(2)})=0,0,${weights[1]})`,
    `IF(COUNT(${among(ratingColumn)})=0,0,${weights[2]})`,
  ] as const;
  const counted = `(${weights[0]}+${counting[0]}+${counting[1]})`;
  const whole = `IF(${counted}=0,100,${counted})`;
  const { values, quote } = scored ?? {};
  const workings = [
    { formula: `IF(OR(${tooLate},${tooWeak}),"no","yes")`, result: scored ? "yes" : "no" },
    // Rounded: a comparison by "<" goes through text, which has fewer digits than the cost itself.
    ifStands(`ROUND(${quotedCost},11-INT(LOG10(${quotedCost})))`, shownCost),
    ifStands(`IF(${quotedDays}="","",${quotedDays})`, quote?.leadTimeDays ?? null),
    ifStands(`IF(${rating}="","",${rating})`, quote?.reliability ?? null),
    ifStands(`MAX(0,100-(${cost}-${lowest})/${lowest}*100)`, values?.landedCost ?? 0),
    ifStands(`IF(${days}="",0,MAX(0,100-(${days}-MIN(${among(2)}))))`, values?.leadTime ?? 0),
    ifStands(`N(${counts})`, values?.reliability ?? 0),
    ifStands(
      `ROUND((${weights[0]}*${costPoints}+${counting[0]}*${leadPoints}+${counting[1]}*${reliabilityPoints})/${whole},9)`,
      scored?.score ?? 0,
    ),
  ];
  const rank = {
    ...ifStands(
      `1+COUNTIF(${among(scoreColumn)},">"&${score})+COUNTIFS(${among(scoreColumn)},${score},${among(1)},"<"&${cost})${sameAbove}`,
      scored?.rank ?? 0,
    ),
    numberFormat: "0",
  };
  return { rank, workings };
}
