import type { Correction } from "#analyzer/intake/recognition.ts";
import { isIdOfSource } from "#analyzer/intake/source.ts";
import type { StampedCorrection } from "#analyzer/package/export/audit-trail.ts";
import type { RecalledFile } from "#analyzer/package/remembered/remembered-supplier.ts";
import { noRates } from "#analyzer/package/rates.ts";
import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";

import { homeCountry, homeCurrency } from "../home-country.ts";
import type { Source } from "../worker/source.ts";

/** All settings but the weights, which the address keeps. */
export type SheetSettings = Omit<PackageSettings, "weights">;

/** What the visitor brought and said. Everything shown follows from it. */
export interface PackageState {
  readonly sources: readonly Source[];
  /** The sample that these sources are, whole and alone; `null` for the visitor's own. */
  readonly sampleId: string | null;
  /** What the quotes answer, where the visitor brought it. */
  readonly request: Source | null;
  readonly corrections: readonly StampedCorrection[];
  /** Files that were read as others of their supplier were settled before. */
  readonly recalled: readonly RecalledFile[];
  /** By `partKey`: the spelling that a part is joined to. */
  readonly joinedParts: Readonly<Record<string, string>>;
  readonly settings: SheetSettings;
  /** The award is split over no more suppliers than this. */
  readonly mostSuppliers: number;
  readonly groupId: string | null;
  readonly groupFilter: string;
}

export type PackageAction =
  | {
      kind: "opened";
      sources: readonly Source[];
      sampleId: string;
      settings: Partial<SheetSettings>;
    }
  | { kind: "added"; sources: readonly Source[] }
  | { kind: "removed"; sourceId: string }
  /** Sources that are now read as scans, by the id that each had before. */
  | { kind: "scanned"; sources: Readonly<Record<string, Source>> }
  /** One that another file replaces: whether its offers count all the same. */
  | { kind: "used"; sourceId: string; isUsed: boolean }
  | { kind: "requested"; request: Source | null }
  | { kind: "corrected"; corrections: readonly StampedCorrection[] }
  | { kind: "recalled"; files: readonly RecalledFile[]; at: string }
  /** What was recalled of it is taken back. */
  | { kind: "unrecalled"; sourceId: string }
  | { kind: "joined"; partKey: string; to: string }
  | { kind: "set"; settings: Partial<SheetSettings> }
  | { kind: "split"; mostSuppliers: number }
  | { kind: "group-chosen"; groupId: string }
  | { kind: "groups-filtered"; text: string }
  | { kind: "restored"; state: PackageState }
  | { kind: "cleared" };

export function emptyPackage(today: string): PackageState {
  const { weights: _, ...settings } = { ...defaultSettings, ...ownMoney() };
  return {
    sources: [],
    sampleId: null,
    request: null,
    corrections: [],
    recalled: [],
    joinedParts: {},
    settings: { ...settings, today },
    mostSuppliers: 2,
    groupId: null,
    groupFilter: "",
  };
}

/** What is the visitor's own where a sample's was: nothing of theirs is converted at illustrative rates. */
function ownMoney(): Pick<SheetSettings, "currency" | "rates" | "destination" | "supplierTerms"> {
  const currency = homeCurrency(homeCountry());
  return { currency, rates: noRates(currency), destination: null, supplierTerms: {} };
}

export function isEmpty({ sources, request }: PackageState): boolean {
  return sources.length === 0 && request === null;
}

export function reducePackage(state: PackageState, action: PackageAction): PackageState {
  switch (action.kind) {
    case "opened": {
      const empty = emptyPackage(state.settings.today);
      const { sources, sampleId } = action;
      return { ...empty, sources, sampleId, settings: { ...empty.settings, ...action.settings } };
    }
    case "added": {
      const settings = state.sampleId ? { ...state.settings, ...ownMoney() } : state.settings;
      const sources = [...state.sources, ...action.sources];
      return { ...state, sources, settings, sampleId: null };
    }
    case "removed": {
      const removed = state.sources.find(({ id }) => id === action.sourceId);
      const sources = state.sources.filter((source) => source !== removed);
      if (!removed || (sources.length === 0 && state.request === null))
        return emptyPackage(state.settings.today);
      const corrections = state.corrections.filter(
        ({ correction }) => !isAbout(correction, removed.id),
      );
      const recalled = recalledBut(state, removed.id);
      return { ...state, sources, corrections, recalled, sampleId: null };
    }
    case "scanned": {
      const sources = state.sources.map((source) => action.sources[source.id] ?? source);
      const corrections = state.corrections.filter(
        ({ correction }) => !Object.keys(action.sources).some((id) => isAbout(correction, id)),
      );
      return { ...state, sources, corrections };
    }
    case "used": {
      const { settings } = state;
      const others = (settings.usedFiles ?? []).filter((id) => id !== action.sourceId);
      const usedFiles = action.isUsed ? [...others, action.sourceId] : others;
      return { ...state, settings: { ...settings, usedFiles } };
    }
    case "requested":
      return { ...state, request: action.request, sampleId: null };
    case "corrected":
      return { ...state, corrections: [...state.corrections, ...action.corrections] };
    case "recalled": {
      const { files, at } = action;
      const corrections = files.flatMap(({ corrections, settledAt }) =>
        corrections.map((correction) => ({ at, correction, settledAt })),
      );
      return {
        ...state,
        corrections: [...state.corrections, ...corrections],
        recalled: [...state.recalled, ...files],
      };
    }
    case "unrecalled": {
      const corrections = state.corrections.filter(
        ({ correction, settledAt }) =>
          settledAt === undefined || !isAbout(correction, action.sourceId),
      );
      return { ...state, corrections, recalled: recalledBut(state, action.sourceId) };
    }
    case "joined":
      return { ...state, joinedParts: { ...state.joinedParts, [action.partKey]: action.to } };
    case "set":
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case "split":
      return { ...state, mostSuppliers: action.mostSuppliers };
    case "group-chosen":
      return { ...state, groupId: action.groupId };
    case "groups-filtered":
      return { ...state, groupFilter: action.text };
    case "restored":
      return action.state;
    case "cleared":
      return emptyPackage(state.settings.today);
  }
}

let lastSourceId = 0;

/** Unlike any other, also in a package that is kept; later sources have greater ones, and so go last in a tie. */
export function newSourceId(): string {
  lastSourceId = Math.max(Date.now(), lastSourceId + 1);
  return String(lastSourceId);
}

/** The name, or the name with a number when it is taken: a reader tells files apart by their names. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let count = 2;
  while (taken.has(`${stem} (${count})${ending}`)) count += 1;
  return `${stem} (${count})${ending}`;
}

/** Each with an id and a free name of its own, which is then taken. */
export function namedSource(name: string, taken: Set<string>): Pick<Source, "id" | "name"> {
  const free = freeName(name, taken);
  taken.add(free);
  return { id: newSourceId(), name: free };
}

/** What the visitor last wrote into each cell of a table, by row and column. */
export function writtenCells(
  corrections: readonly StampedCorrection[],
  tableId: string,
): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const { correction } of corrections) {
    if (correction.kind !== "cell" || correction.tableId !== tableId) continue;
    cells.set(cellKey(correction.row, correction.column), correction.text);
  }
  return cells;
}

export function cellKey(row: number, column: number): string {
  return `${row} ${column}`;
}

function recalledBut({ recalled }: PackageState, sourceId: string) {
  return recalled.filter((each) => each.sourceId !== sourceId);
}

/** Whether a correction is about a table, a line or a question of the source. */
export function isAbout(correction: Correction, sourceId: string): boolean {
  return isIdOfSource(subjectOf(correction), sourceId);
}

function subjectOf(correction: Correction): string {
  switch (correction.kind) {
    case "line":
      return correction.lineId;
    case "confirm":
      return correction.questionId;
    default:
      return correction.tableId;
  }
}
