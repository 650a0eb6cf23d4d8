import type { RateTable } from "./rates.ts";

/**
 * Rates of one day in the format of the European Central Bank, as units of each currency for one euro: `eurofxref.csv`,
 * the latest day of `eurofxref-hist.csv`, or the XML of either. `null` where the text is neither.
 */
export function readRates(text: string, name: string): RateTable | null {
  const read = text.trimStart().startsWith("<") ? ofXml(text) : ofCsv(text);
  if (read === null) return null;
  const given = read.perEuro.filter(([, rate]) => Number.isFinite(rate) && rate > 0);
  if (given.length === 0) return null;
  return {
    asOf: read.day,
    source: `${name}, ${read.day}`,
    base: "EUR",
    perUnit: { EUR: 1, ...Object.fromEntries(given.map(([code, rate]) => [code, 1 / rate])) },
  };
}

interface DayOfRates {
  readonly day: string;
  readonly perEuro: readonly (readonly [code: string, rate: number])[];
}

function ofCsv(text: string): DayOfRates | null {
  const rows = text
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(/[,;\t]/).map((cell) => cell.trim()));
  const [head = [], ...days] = rows;
  if (head[0]?.toLowerCase() !== "date") return null;
  const dated = days.flatMap((cells) => {
    const day = dayOf(cells[0] ?? "");
    return day === null ? [] : [{ day, cells }];
  });
  const latest = dated.reduce<(typeof dated)[number] | null>(
    (found, each) => (found === null || each.day > found.day ? each : found),
    null,
  );
  if (latest === null) return null;
  const perEuro = head.flatMap((code, column) =>
    /^[A-Z]{3}$/.test(code) ? [[code, Number(latest.cells[column] || NaN)] as const] : [],
  );
  return { day: latest.day, perEuro };
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** "2026-11-17", and "17 November 2026" as the file of one day has it. */
function dayOf(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = "", month = "", year = ""] = /^(\d{1,2}) ([A-Za-z]+) (\d{4})$/.exec(text) ?? [];
  const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (number === 0) return null;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function ofXml(text: string): DayOfRates | null {
  const days = [...text.matchAll(/<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/g)];
  const latest = days.toSorted(([, a = ""], [, b = ""]) => (a < b ? 1 : -1))[0];
  if (!latest) return null;
  const [own = ""] = text.slice(latest.index + latest[0].length).split(/<Cube\s+time=/);
  const perEuro = [
    ...own.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/g),
  ].map(([, code = "", rate = ""]) => [code, Number(rate)] as const);
  return { day: latest[1] ?? "", perEuro };
}
