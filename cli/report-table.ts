import type { ReadRequest } from "#analyzer/package/quote-package.ts";
import {
  type MatchedRequest,
  missingMail,
  type MissingQuote,
} from "#analyzer/package/request/match-request.ts";
import type { QuoteRequest } from "#analyzer/package/request/read-request.ts";

import type { PackageReport } from "./package-report.ts";

/** For a person at a terminal: what was read, what is open, and who leads. */
export function reportTable({
  files,
  lines,
  questions,
  ranking,
  request,
}: PackageReport & { readonly request: RequestReport | null }): string {
  const read = files.flatMap(({ name, setAside, problems }) => [
    `${name}: ${count(lines.filter(({ file }) => file === name).length, "line")}`,
    ...(setAside === null ? [] : [`  Set aside, as ${setAside}`]),
    ...problems.map(({ part, message }) => `  ${part === "" ? "" : `${part}: `}${message}`),
  ]);
  const open = questions.flatMap(({ text, answers, readback, offers }) => [
    `? ${text}${answers.length === 0 ? "" : ` [${answers.join(" | ")}]`}`,
    ...readback
      .filter(({ isListed }) => !isListed)
      .map(
        ({ what, read, from }) =>
          `    ${what}${what.endsWith("?") ? "" : ":"} ${read}${from === "" ? "" : `, from ${from}`}`,
      ),
    ...(offers?.terms ?? []).map(({ what, read }) => {
      const said = readback.find((row) => row.isListed && row.what === what);
      return `    ${what}: ${read}${said === undefined ? "" : `, from ${said.from}`}`;
    }),
    ...(offers?.rows ?? []).map(({ part, quantity, prices, further, doubt }) =>
      [
        `    ${part}`,
        ...(doubt === "" ? [] : [`! ${doubt}`]),
        quantity,
        prices.join(" / "),
        ...further.map(({ what, read }) => `${what} ${read}`),
      ].join(" | "),
    ),
    ...(offers !== null && offers.rows.length < offers.count
      ? [`    and ${offers.count - offers.rows.length} more offers`]
      : []),
  ]);
  const groups = ranking.groups.flatMap(({ part, ranked, setAside, openCosts, notes }) => [
    "",
    part,
    ...columns([
      ["", "Supplier", "Quantity", `Landed ${ranking.currency}`, "Each", "Days", "Score"],
      ...ranked.map((offer) => [
        `${offer.rank}.`,
        offer.supplier,
        figure(offer.quantity, 0),
        figure(offer.landedCost, 2),
        figure(offer.landedCostPerUnit, 4),
        figure(offer.leadTimeDays, 0),
        figure(offer.score, 1),
      ]),
    ]),
    ...setAside.map(({ supplier, reason }) => `  - ${supplier}: ${reason}`),
    ...[...openCosts, ...notes].map((note) => `  ${note}`),
  ]);
  const missing = (request?.missing ?? []).map(
    ({ supplier, parts, questions }) =>
      `${supplier} leaves open: ${[...parts.map(({ part }) => part), ...questions].join("; ")}`,
  );
  const spaced = open.length === 0 ? [] : ["", ...open];
  return `${[...read, ...spaced, ...groups, ...missing, ...ranking.notes].join("\n")}\n`;
}

/** Text to the left, figures to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

function figure(value: number | null, digits: number): string {
  if (value === null) return "-";
  return value.toLocaleString("en-US", {
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  });
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/** The request, and what the quotes leave open of it. */
interface RequestReport extends QuoteRequest, Pick<MatchedRequest, "unquoted" | "unasked"> {
  readonly file: string;
  readonly missing: readonly (MissingQuote & {
    readonly mail: { readonly subject: string; readonly text: string };
  })[];
}

export function requestReport(request: ReadRequest): RequestReport {
  const { name, parts, neededBy, shipTo, buyerCountry, matched } = request;
  const { unquoted, unasked, missing } = matched;
  return {
    file: name,
    parts,
    neededBy,
    shipTo,
    buyerCountry,
    unquoted,
    unasked,
    missing: missing.map((each) => ({ ...each, mail: missingMail(each, request) })),
  };
}
