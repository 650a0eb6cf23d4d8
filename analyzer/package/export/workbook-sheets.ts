import type { QuoteLine } from "../../intake/quote-line.ts";
import { inShownCurrency } from "../normalize/line-workings.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import type { PartContext } from "../normalize/part-context.ts";
import { partTitle } from "../normalize/part-title.ts";
import type { Offer } from "../rank/offers.ts";
import type { PackageSettings } from "../settings.ts";
import type { SourceTables, TrailEntry } from "./audit-trail.ts";
import { addedCosts } from "./added-costs.ts";
import { type RankedPart, rankedParts } from "./export-csv.ts";
import { workbookInputs, type WorkbookInputs } from "./workbook-inputs.ts";
import { lineCells, type LineLayout, lineLayout } from "./workbook-lines.ts";
import {
  address,
  headCell,
  inputCell,
  titleCell,
  type WorkbookCell,
  type WorkbookSheet,
} from "./workbook-model.ts";
import { rankCells, rankHeads } from "./workbook-ranks.ts";

/** More lines than a spreadsheet ranks at once; the rest are in the CSV. */
export const mostWorkbookLines = 2000;

/** A workbook whose costs, scores and ranks follow its input cells. */
export function workbookSheets(
  lines: readonly QuoteLine[],
  settings: PackageSettings,
  tables: SourceTables,
  trail: readonly TrailEntry[],
): WorkbookSheet[] {
  const now = rankedParts(lines, settings);
  const standing = new Map(
    now.flatMap(({ ranked }) => ranked.map((each) => [each.quote.id, each] as const)),
  );
  // Offers that a rule knocks out are written too: the rule is an input.
  const withoutRules = { ...settings, latestDeliveryDays: null, minimumReliability: null };
  const groups = firstLines(rankedParts(lines, withoutRules));
  const offers = groups.flat();
  const parts = new Map<string, PartContext>(
    offers.flatMap((offer) => offer.lines.map(({ part }) => [part.key, part] as const)),
  );
  const inputs = workbookInputs([...parts.values()], settings);
  const breakCounts = offers.flatMap((offer) => offer.lines.map(({ line }) => line.prices.length));
  const breakCount = breakCounts.reduce((most, count) => Math.max(most, count), 1);
  const layout = lineLayout(breakCount, settings.rankBy === "package" ? 0 : 1);
  const context = { inputs, layout, settings, standing };
  const ranking =
    settings.rankBy === "package" ? packageSheets(offers, context) : [lineSheet(groups, context)];
  const ranked = offers.flatMap((offer) => offer.lines);
  return [
    ...ranking,
    inputs.sheet,
    addedCostsSheet(ranked, settings, tables),
    notesSheet(now, trail, lines.length > mostWorkbookLines),
  ];
}

interface SheetContext {
  readonly inputs: WorkbookInputs;
  readonly layout: LineLayout;
  readonly settings: PackageSettings;
  readonly standing: ReadonlyMap<string, RankedPart["ranked"][number]>;
}

function firstLines(parts: readonly RankedPart[]): Offer[][] {
  let room = mostWorkbookLines;
  return parts.flatMap(({ ranked }) => {
    const offers = ranked.slice(0, room).map(({ quote }) => quote);
    room -= offers.length;
    return offers.length > 0 ? [offers] : [];
  });
}

const firstRow = 4;

function lineSheet(groups: readonly (readonly Offer[])[], context: SheetContext): WorkbookSheet {
  const { inputs, layout, settings, standing } = context;
  const rows: WorkbookCell[][] = [];
  for (const group of groups) {
    const groupFirst = firstRow + rows.length;
    for (const offer of group) {
      const row = firstRow + rows.length;
      const place = {
        row,
        firstRow: groupFirst,
        lastRow: groupFirst + group.length - 1,
        cost: layout.columnOf("perUnit"),
        leadTime: layout.columnOf("leadTime"),
        reliability: layout.columnOf("reliability"),
        first: 1 + layout.heads.length,
      };
      const shownCost = inShownCurrency(offer.landedCost, settings);
      const { rank, workings } = rankCells(
        place,
        inputs,
        standing.get(offer.id) ?? null,
        shownCost,
      );
      rows.push([rank, ...lineCells(offer.lines[0]!, row, layout, inputs, settings), ...workings]);
    }
  }
  return tableSheet("Ranking", "Offers by part", ["Rank", ...layout.heads, ...rankHeads], rows);
}

/** Suppliers by their totals, and below them, on a sheet of their own, the lines the totals are made of. */
function packageSheets(offers: readonly Offer[], context: SheetContext): WorkbookSheet[] {
  const { inputs, layout, settings, standing } = context;
  const lineRows: WorkbookCell[][] = [];
  const rows = offers.map((offer, index): WorkbookCell[] => {
    const first = firstRow + lineRows.length;
    for (const line of offer.lines) {
      lineRows.push(lineCells(line, firstRow + lineRows.length, layout, inputs, settings));
    }
    const last = firstRow + lineRows.length - 1;
    const range = (column: Parameters<LineLayout["columnOf"]>[0]) =>
      `Lines!${address(layout.columnOf(column), first)}:${address(layout.columnOf(column), last)}`;
    const row = firstRow + index;
    const days = range("leadTime");
    const ratings = range("reliability");
    const cost = inShownCurrency(offer.landedCost, settings);
    const place = {
      row,
      firstRow,
      lastRow: firstRow + offers.length - 1,
      cost: 2,
      leadTime: 3,
      reliability: 4,
      first: 5,
    };
    const { rank, workings } = rankCells(place, inputs, standing.get(offer.id) ?? null, cost);
    return [
      rank,
      { value: offer.supplier },
      { formula: `SUM(${range("landed")})`, result: cost, numberFormat: "#,##0.00" },
      {
        formula: `IF(COUNT(${days})<ROWS(${days}),"",MAX(${days}))`,
        result: offer.leadTimeDays ?? "",
      },
      { formula: `IF(COUNT(${ratings})=0,"",MIN(${ratings}))`, result: offer.reliability ?? "" },
      ...workings,
    ];
  });
  const heads = [
    "Rank",
    "Supplier",
    "Landed cost, shown currency",
    "Lead time, days",
    "Reliability",
  ];
  return [
    tableSheet("Ranking", "Suppliers by package", [...heads, ...rankHeads], rows),
    tableSheet("Lines", "What the totals are made of", layout.heads, lineRows),
  ];
}

function tableSheet(
  name: string,
  title: string,
  heads: readonly string[],
  rows: readonly WorkbookCell[][],
): WorkbookSheet {
  return {
    name,
    columnWidths: heads.map((head) => Math.max(10, Math.min(26, head.length + 2))),
    rows: [[titleCell(title)], [], heads.map(headCell), ...rows],
    frozen: { rows: firstRow - 1, columns: name === "Ranking" ? 3 : 2 },
  };
}

function addedCostsSheet(
  lines: readonly NormalizedLine[],
  settings: PackageSettings,
  tables: SourceTables,
): WorkbookSheet {
  const heads = ["Part", "Supplier", "Cost", "Amount", "Currency", "Working", "From"];
  const rows = lines.flatMap((line) =>
    addedCosts(line, settings, tables).map(({ name, amount, currency, working, from }) => [
      { value: partTitle(line.part) },
      { value: line.line.supplier.value },
      { value: name },
      { value: amount, numberFormat: "#,##0.00##" },
      ...[currency, working, from].map((value) => ({ value })),
    ]),
  );
  return tableSheet("Added costs", "What comes to the goods, and where it stands", heads, rows);
}

function notesSheet(
  parts: readonly RankedPart[],
  trail: readonly TrailEntry[],
  isCut: boolean,
): WorkbookSheet {
  const setAside = parts.flatMap((part) => part.setAside);
  return {
    name: "Notes",
    columnWidths: [28, 110],
    rows: [
      [titleCell("Notes")],
      [
        inputCell("tinted"),
        { value: "is what was quoted or set: change it, and all else follows." },
      ],
      [
        { value: "Ranks" },
        { value: "follow from formulas; rows stay in the order of the export." },
      ],
      ...(isCut
        ? [
            [
              { value: "Lines" },
              { value: `The first ${mostWorkbookLines} are here; all are in the CSV.` },
            ],
          ]
        : []),
      [],
      [headCell("Set aside"), headCell("Why")],
      ...setAside.map(({ supplier, reason }) => [{ value: supplier }, { value: reason }]),
      [],
      [headCell("Corrected at"), headCell("What")],
      ...trail.map(({ at, text }) => [{ value: at }, { value: text }]),
    ],
  };
}
