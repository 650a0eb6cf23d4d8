import type { QuoteLine } from "../../intake/quote-line.ts";
import { daysText, listText, quantityText } from "../figures.ts";
import { partKey, supplierKey } from "../part-key.ts";
import type { QuoteRequest, RequestedPart } from "./read-request.ts";
import { bareNumber } from "./similar-parts.ts";

/** What a supplier's quote leaves open of what was asked for. */
export interface MissingQuote {
  readonly supplier: string;
  /** Parts that are asked for and not quoted. */
  readonly parts: readonly RequestedPart[];
  /** What is asked back about parts that are quoted, one sentence each. */
  readonly questions: readonly string[];
}

export interface MatchedRequest {
  /** By `partKey` of the quotes: the quantity asked for, as the settings take it. */
  readonly askedQuantities: Readonly<Record<string, number>>;
  /** By `partKey`: the spelling of the request, for parts that quotes write otherwise. */
  readonly joinedParts: Readonly<Record<string, string>>;
  /** Asked for, and quoted by nobody. */
  readonly unquoted: readonly RequestedPart[];
  /** Quoted, and not asked for. */
  readonly unasked: readonly string[];
  readonly missing: readonly MissingQuote[];
}

/** Holds the quotes against the request. */
export function matchRequest(
  { parts, neededBy }: QuoteRequest,
  lines: readonly QuoteLine[],
  today: string,
): MatchedRequest {
  const byNumber = new Map(parts.map((part) => [bareNumber(part.part), part]));
  const requestOf = (line: QuoteLine) =>
    byNumber.get(bareNumber(line.part?.value ?? line.description?.value ?? ""));
  const askedQuantities: Record<string, number> = {};
  const joinedParts: Record<string, string> = {};
  for (const line of lines) {
    const request = requestOf(line);
    if (request === undefined) continue;
    const written = partKey({
      part: line.part && { ...line.part, value: request.part },
      description: null,
    });
    if (line.part !== null && written !== partKey(line)) joinedParts[partKey(line)] = request.part;
    if (request.quantity !== null) askedQuantities[written] = request.quantity;
  }
  const holding = lines.filter(({ aside }) => aside === undefined);
  const quoted = new Set(holding.flatMap((line) => requestOf(line) ?? []));
  const bySupplier = Map.groupBy(holding, supplierKey);
  return {
    askedQuantities,
    joinedParts,
    unquoted: parts.filter((part) => !quoted.has(part)),
    unasked: [
      ...new Set(
        holding.flatMap((line) =>
          requestOf(line) === undefined
            ? [line.part?.value ?? line.description?.value ?? "a part without a name"]
            : [],
        ),
      ),
    ],
    missing: [...bySupplier.values()].flatMap((own): MissingQuote[] => {
      const offered = new Set(own.map(requestOf));
      const lacking = parts.filter((part) => !offered.has(part));
      const questions = own.flatMap((line) =>
        questionsAbout(line, requestOf(line), neededBy, today),
      );
      if (lacking.length === 0 && questions.length === 0) return [];
      return [
        {
          supplier: own[0]?.supplier.value ?? "",
          parts: lacking,
          questions: [...new Set(questions)],
        },
      ];
    }),
  };
}

function questionsAbout(
  line: QuoteLine,
  request: RequestedPart | undefined,
  neededBy: string | null,
  today: string,
): string[] {
  const name = line.part?.value ?? line.description?.value ?? "your offer";
  const questions: string[] = [];
  if (line.currency === null) questions.push(`In which currency is ${name}?`);
  if (line.leadTimeDays === null) questions.push(`What is the lead time of ${name}?`);
  const due = request?.neededBy ?? neededBy;
  const days = due === null ? null : (Date.parse(due) - Date.parse(today)) / 86_400_000;
  if (days !== null && line.leadTimeDays !== null && line.leadTimeDays.value > days) {
    questions.push(
      `We need ${name} by ${due}; your lead time is ${daysText(line.leadTimeDays.value)}. Can you deliver sooner?`,
    );
  }
  const asked = request?.quantity ?? null;
  const stated = line.quantity?.value ?? null;
  if (asked !== null && stated !== null && stated !== asked && line.prices.length === 1) {
    questions.push(
      `Your price of ${name} is for ${quantityText(stated, "count")}. What is it for ${quantityText(asked, "count")}?`,
    );
  }
  return questions;
}

/** A mail that asks a supplier for what its quote leaves open. */
export function missingMail(
  { supplier, parts, questions }: MissingQuote,
  { neededBy, shipTo }: Pick<QuoteRequest, "neededBy" | "shipTo">,
): { readonly subject: string; readonly text: string } {
  const asked = parts.map(
    ({ part, quantity, description }) =>
      `- ${[part, description, quantity === null ? null : quantityText(quantity, "count")].filter((text) => text !== null).join(", ")}`,
  );
  const terms = [
    neededBy === null ? null : `needed by ${neededBy}`,
    shipTo === null ? null : `delivered to ${shipTo}`,
  ].filter((text) => text !== null);
  const blocks = [
    `Dear ${supplier} team,`,
    "Thank you for your quote.",
    ...(asked.length === 0
      ? []
      : [
          `Please also quote${terms.length === 0 ? "" : `, ${listText(terms)}`}:\n${asked.join("\n")}`,
        ]),
    ...(questions.length === 0
      ? []
      : [`Please tell us:\n${questions.map((question) => `- ${question}`).join("\n")}`]),
    "Kind regards",
  ];
  return { subject: "Your quote: open points", text: blocks.join("\n\n") };
}
